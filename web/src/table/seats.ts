import type { BoardTable } from '../game-api/board'
import { say } from '../lib/text'
import type { Chair, GameView, TableView } from '../wire'

/** A player as every board shows them. */
export interface Seated {
  seat: number
  name: string
  face: string
  bot: boolean
  /** Not connected, and no bot plays for them. */
  away: boolean
  /** Left the game for good. */
  gone: boolean
}

/** The player of a seat. `left` are the seats that were left for good. */
export function seatedAt(table: BoardTable, seat: number, left: readonly number[], here: readonly string[]): Seated {
  const { name, face = '', bot, person = '' } = table.chairs[seat] ?? {}
  const gone = left.includes(seat)
  return {
    seat,
    name: name || say('seat-name', { number: seat + 1 }),
    face,
    bot: Boolean(bot),
    away: gone || (!bot && !here.includes(person)),
    gone,
  }
}

/** A good number of players for a quick game. */
export function suggestedSeats(least: number, most: number): number {
  return Math.min(most, least + 2)
}

export function defaultLevel(levels: string[]): string {
  return levels.includes('normal') ? 'normal' : (levels[0] ?? 'random')
}

const BY_STRENGTH = ['easy', 'normal', 'strong']

/** The levels as a person reads them: from easy to strong, then the odd ones. */
export function sortLevels(levels: string[]): string[] {
  const rank = (level: string) => BY_STRENGTH.indexOf(level) + 1 || BY_STRENGTH.length + 1
  return levels.toSorted((one, other) => rank(one) - rank(other))
}

/** Somebody at the table, in the host's list. */
export interface Present {
  key: string
  seat: number | null
  person: string | null
  name: string
  face: string
  bot: boolean
  /** The first of a person's chairs: one device may hold several. */
  first: boolean
}

/** Everyone at the table once: the chairs that are taken, then who has none. */
export function everyone({ chairs, people }: Pick<TableView, 'chairs' | 'people'>): Present[] {
  const seated = chairs.flatMap((chair, seat): Present[] => {
    if (isEmptyChair(chair)) return []
    const { person = null, name = '', face = '' } = chair
    const first = !person || chairs.findIndex((one) => one.person === person) === seat
    return [{ key: `seat ${seat}`, seat, person: person ?? null, name: name ?? '', face: face ?? '', bot: Boolean(chair.bot), first }]
  })
  const standing = people.filter(({ id }) => !chairs.some(({ person }) => person === id))
  return [...seated, ...standing.map(({ id, name, face }) => ({ key: id, seat: null, person: id, name, face, bot: false, first: true }))]
}

export function isEmptyChair(chair: Chair): boolean {
  return !chair.person && !chair.bot
}

/** The seats of this browser in the game's view. */
export function mySeats(game: GameView | null): number[] {
  return (game?.seats ?? []).flatMap(({ seat }) => (typeof seat === 'number' ? [seat] : []))
}

/** The seats the game waits for. If many may act at once, the view lists them in `waiting_for`. */
export function seatsToAct(game: GameView | null): number[] {
  const view = game?.seats[0]?.view as { waiting_for?: number[] } | undefined
  return view?.waiting_for ?? game?.to_act ?? []
}

/** The seat to show: the one on show while it may act, else one of yours that may. */
export function seatToShow(mine: number[], toAct: number[], shown: number | null): number | null {
  const stays = shown !== null && mine.includes(shown)
  if (stays && toAct.includes(shown)) return shown
  return mine.find((seat) => toAct.includes(seat)) ?? (stays ? shown : (mine[0] ?? null))
}

/** The faces in use at a table and who uses them, without those of the person `but`. */
export function facesTaken(table: TableView, but = ''): Map<string, string> {
  const chairs = table.chairs
    .filter(({ person, bot }) => person && !bot)
    .map(({ person, name = '', face = '' }) => ({ id: person, name, face }))
  const own = table.people.find(({ id }) => id === but)?.face
  return new Map(
    [...table.people, ...chairs].filter(({ id, face }) => face && (id !== but || face !== own)).map(({ face, name }) => [face, name]),
  )
}

export function hostName(table: TableView): string {
  return table.people.find((person) => person.id === table.host)?.name ?? ''
}

/** Randomness from this browser, mixed into the deal, so that the server alone cannot decide it. */
export function newSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
