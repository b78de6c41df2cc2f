// What this browser remembers: who you are, your tables with the keys to your seats, your settings.
// Several tabs share it, so it is read anew before every change.

export interface Me {
  name: string
  face: string
}

export interface KnownTable {
  code: string
  game: string
  token: string
  /** When you were last there, in ms since 1970. */
  seen: number
  /** By which the house knows this browser, if you want to be told here of your turn. */
  notice?: string
}

export interface Settings {
  theme: 'auto' | 'light' | 'dark'
  sound: boolean
  /** Whether a phone may be felt in the hand. */
  touch: boolean
  motion: 'auto' | 'less'
}

const KEEP_TABLES = 24
const KEEP_DAYS = 400

export const memory = $state({
  me: read<Me>('me', { name: '', face: '' }),
  tables: read<Record<string, KnownTable>>('tables', {}),
  /** By game, the days whose daily one was played here to its end. */
  days: read<Record<string, string[]>>('days', {}),
  settings: read<Settings>('settings', { theme: 'auto', sound: true, touch: true, motion: 'auto' }),
})

export function rememberMe(me: Me): void {
  memory.me = me
  write('me', me)
}

export function tokenFor(code: string): string {
  return memory.tables[code]?.token ?? ''
}

/** Keeps a table in mind; what is not told stays as it was. */
export function rememberTable(table: Partial<KnownTable> & { code: string }): void {
  const tables = read<Record<string, KnownTable>>('tables', {})
  const before = tables[table.code] ?? { game: '', token: '' }
  tables[table.code] = { ...before, ...table, seen: Date.now() }
  const latest = Object.values(tables).sort((a, b) => b.seen - a.seen)
  keepTables(Object.fromEntries(latest.slice(0, KEEP_TABLES).map((known) => [known.code, known])))
}

export function forgetTable(code: string): void {
  const tables = read<Record<string, KnownTable>>('tables', {})
  delete tables[code]
  keepTables(tables)
}

export function changeSettings(change: Partial<Settings>): void {
  memory.settings = { ...memory.settings, ...change }
  write('settings', memory.settings)
}

export function rememberDay(game: string, day: string): void {
  const before = read<Record<string, string[]>>('days', {})
  const days = { ...before, [game]: [...new Set([...(before[game] ?? []), day])].slice(-KEEP_DAYS) }
  memory.days = days
  write('days', days)
}

/** How far you have come in a game's tutorial. */
export function lessonAt(game: string): number {
  return read<Record<string, number>>('lessons', {})[game] ?? 0
}

export function rememberLesson(game: string, step: number): void {
  write('lessons', { ...read<Record<string, number>>('lessons', {}), [game]: step })
}

function keepTables(tables: Record<string, KnownTable>): void {
  memory.tables = tables
  write('tables', tables)
}

function read<T extends object>(key: string, initial: T): T {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`spyhouse.${key}`) ?? 'null')
    return kept && typeof kept === 'object' ? { ...initial, ...kept } : initial
  } catch {
    return initial
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`spyhouse.${key}`, JSON.stringify(value))
  } catch {
    // Private windows may refuse to store; the game goes on, only a reload would forget.
  }
}
