// A player's private marks: places struck out, suspicions against players. Stored only in this browser, for this seat
// and round.

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
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#pencil))
      forgetOldest()
    } catch {
      // A private window may refuse to store: then the marks last until the page is closed.
    }
  }
}

function read(key: string): Pencil {
  try {
    const kept = (JSON.parse(localStorage.getItem(key) ?? 'null') ?? {}) as Partial<Pencil>
    const suspects = typeof kept.suspects === 'object' ? kept.suspects : {}
    return { struck: Array.isArray(kept.struck) ? kept.struck : [], suspects: suspects ?? {}, at: Number(kept.at) || 0 }
  } catch {
    return { struck: [], suspects: {}, at: 0 }
  }
}

/** Keep only the marks of the last forty rounds. */
function forgetOldest(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  if (keys.length <= KEEP) return
  const byAge = keys.map((key) => ({ key, at: read(key).at })).sort((a, b) => b.at - a.at)
  for (const { key } of byAge.slice(KEEP)) localStorage.removeItem(key)
}
