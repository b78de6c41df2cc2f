// A player's private marks: places struck out, suspicions against players. Stored only in this browser, for this seat
// and round.
import { keepJson, keepLatest, keptJson } from '../../lib/localStore'

export const SUSPICIONS = ['', '?', '!', '✓'] as const
export type Suspicion = (typeof SUSPICIONS)[number]

/** The message of each mark: `mark-trusted`. */
export const markNames: Record<Suspicion, string> = { '': 'none', '?': 'unsure', '!': 'suspect', '✓': 'trusted' }

interface Pencil {
  struck: string[]
  suspects: Record<number, Suspicion>
  /** Last use, in ms since 1970. */
  at: number
}

const PREFIX = 'spyhouse.spyfall.marks.'
const KEEP = 40

export class Marks {
  #key: string
  #pencil = $state<Pencil>({ struck: [], suspects: {}, at: 0 })

  constructor(table: string, game: number, round: number, seat: number | null) {
    this.#key = `${PREFIX}${table}.${game}.${round}.${seat ?? 'watcher'}`
    this.#pencil = read(this.#key)
  }

  isStruck(place: string): boolean {
    return this.#pencil.struck.includes(place)
  }

  strike(place: string): void {
    const { struck } = this.#pencil
    this.#pencil.struck = struck.includes(place) ? struck.filter((other) => other !== place) : [...struck, place]
    this.#keep()
  }

  suspicion(seat: number): Suspicion {
    return this.#pencil.suspects[seat] ?? ''
  }

  suspect(seat: number, mark: Suspicion): void {
    this.#pencil.suspects[seat] = mark
    this.#keep()
  }

  #keep(): void {
    this.#pencil.at = Date.now()
    keepJson(this.#key, this.#pencil)
    keepLatest(PREFIX, KEEP, (key) => read(key).at)
  }
}

function read(key: string): Pencil {
  const { struck, suspects, at } = (keptJson(key) ?? {}) as Partial<Pencil>
  const marks = Object.entries(suspects ?? {}).filter(([, mark]) => SUSPICIONS.includes(mark))
  return { struck: Array.isArray(struck) ? struck : [], suspects: Object.fromEntries(marks), at: Number(at) || 0 }
}
