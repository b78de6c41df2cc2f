// Your record: the games played in this browser and their results. It is stored only here (`storage.svelte.ts`).

/** A finished game of yours. */
export interface Played {
  /** Table code and game number, so that a game counts once. */
  id: string
  game: string
  won: boolean
  /** The level of the bots: `mixed` if they differ, `people` if there are none. */
  level: string
  /** Your roles, round by round, in a game that deals roles. */
  parts: Part[]
}

export interface Part {
  role: string
  won: boolean
}

/** A line of yours that others liked. */
export interface BestLine {
  /** Table code, game number and round: each round keeps one line. */
  id: string
  text: string
  stars: number
}

export interface PlayRecord {
  games: Played[]
  lines: BestLine[]
  /** Ids of games from before the record was deleted: they do not count again. */
  past: string[]
}

export interface Tally {
  game: string
  played: number
  won: number
  /** The current winning streak and the longest one. */
  row: number
  longest: number
  levels: Share[]
  roles: Share[]
}

export interface Share {
  name: string
  played: number
  won: number
}

const MOST_GAMES = 2000
const MOST_LINES = 12
const MOST_PAST = 200

export const emptyRecord = (): PlayRecord => ({ games: [], lines: [], past: [] })

/** The level of a table by its bots. A bot that plays for an absent person does not count. */
export function levelOf(chairs: readonly { person?: string; bot?: string }[]): string {
  const levels = new Set(chairs.filter(({ person }) => !person).flatMap(({ bot }) => bot || []))
  return levels.size > 1 ? 'mixed' : ([...levels][0] ?? 'people')
}

/** The record with this game added; the same object if it is in already. */
export function withGame(record: PlayRecord, played: Played): PlayRecord {
  if (record.past.includes(played.id) || record.games.some(({ id }) => id === played.id)) return record
  return { ...record, games: [...record.games, played].slice(-MOST_GAMES) }
}

/** The record with this line, if it is among the best: by stars, then the latest. */
export function withLine(record: PlayRecord, line: BestLine): PlayRecord {
  const before = record.lines.find(({ id }) => id === line.id)
  if (line.stars < 1 || record.past.includes(line.id) || (before && before.stars >= line.stars)) return record
  const lines = [line, ...record.lines.filter(({ id }) => id !== line.id)].sort((a, b) => b.stars - a.stars)
  return { ...record, lines: lines.slice(0, MOST_LINES) }
}

/** An empty record that ignores all earlier games when their tables are opened again. */
export function wiped({ games, lines, past }: PlayRecord): PlayRecord {
  return { ...emptyRecord(), past: [...past, ...games.map(({ id }) => id), ...lines.map(({ id }) => id)].slice(-MOST_PAST) }
}

/** Totals by game, the most played first. */
export function tallies({ games }: PlayRecord): Tally[] {
  return grouped(games, ({ game }) => game).map(([game, own]) => ({
    game,
    ...countOf(own),
    ...rowsOf(own),
    levels: shares(own.map(({ level, won }) => ({ name: level, won }))),
    roles: shares(own.flatMap(({ parts }) => parts.map(({ role, won }) => ({ name: role, won })))),
  }))
}

function rowsOf(games: readonly Played[]): { row: number; longest: number } {
  let [row, longest] = [0, 0]
  for (const { won } of games) {
    row = won ? row + 1 : 0
    longest = Math.max(longest, row)
  }
  return { row, longest }
}

function shares(some: { name: string; won: boolean }[]): Share[] {
  return grouped(some, ({ name }) => name).map(([name, own]) => ({ name, ...countOf(own) }))
}

const countOf = (some: readonly { won: boolean }[]) => ({ played: some.length, won: some.filter(({ won }) => won).length })

function grouped<T>(some: readonly T[], by: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const one of some) groups.set(by(one), [...(groups.get(by(one)) ?? []), one])
  return [...groups].sort(([, one], [, other]) => other.length - one.length)
}

const isText = (value: unknown): value is string => typeof value === 'string'
const fields = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
const listOf = <T>(value: unknown, read: (one: Record<string, unknown>) => T | null): T[] =>
  Array.isArray(value) ? value.flatMap((one) => (fields(one) && read(fields(one)!)) ?? []) : []

/** A record from a stored value, which may be invalid. */
export function recordFrom(found: unknown): PlayRecord {
  const { games, lines, past } = fields(found) ?? {}
  return {
    games: listOf(games, ({ id, game, won, level, parts }) =>
      isText(id) && isText(game) && isText(level) ? { id, game, won: won === true, level, parts: listOf(parts, partFrom) } : null,
    ),
    lines: listOf(lines, ({ id, text, stars }) =>
      isText(id) && isText(text) && typeof stars === 'number' && stars > 0 ? { id, text, stars } : null,
    ),
    past: Array.isArray(past) ? past.filter(isText) : [],
  }
}

const partFrom = ({ role, won }: Record<string, unknown>): Part | null => (isText(role) ? { role, won: won === true } : null)
