// What this browser stores: your name, your tables with their tokens, your record, your settings. Several tabs share
// it, so it is read again before every change.
import { offline } from './base'
import { keepJson, keptJson } from './localStore'
import { emptyRecord, recordFrom, type PlayRecord } from './record'

export interface Profile {
  name: string
  face: string
}

export interface KnownTable {
  code: string
  game: string
  token: string
  /** When you were last there, in ms since 1970. */
  seen: number
  /** The id under which the server can notify this browser of your turn. */
  notice?: string
}

export interface Settings {
  theme: 'auto' | 'light' | 'dark'
  sound: boolean
  /** Whether a phone may vibrate. */
  touch: boolean
  motion: 'auto' | 'less'
}

const KEEP_TABLES = 24
/** Tables belong to a server: those of the one in this browser have a separate list. */
const TABLES = offline ? 'offline.tables' : 'tables'
const KEEP_DAYS = 400

const isNumber = (value: unknown) => typeof value === 'number'
const isText = (value: unknown) => typeof value === 'string'
const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText)
function isTable(value: unknown): boolean {
  const { code, game, token, seen } = (value ?? {}) as Partial<KnownTable>
  return [code, game ?? '', token ?? ''].every(isText) && isNumber(seen)
}

export const stored = $state({
  me: read<Profile>('me', { name: '', face: '' }),
  tables: read<Record<string, KnownTable>>(TABLES, {}, isTable),
  /** By game, the days whose daily game was played to its end. */
  days: read<Record<string, string[]>>('days', {}, areTexts),
  record: keptRecord(),
  settings: read<Settings>('settings', { theme: 'auto', sound: true, touch: true, motion: 'auto' }),
})

export function storeProfile(me: Profile): void {
  stored.me = me
  write('me', me)
}

export function tokenFor(code: string): string {
  return stored.tables[code]?.token ?? ''
}

/** Store a table. Fields that are not given keep their values. */
export function storeTable(table: Partial<KnownTable> & { code: string }): void {
  const tables = read<Record<string, KnownTable>>(TABLES, {}, isTable)
  const before = tables[table.code] ?? { game: '', token: '' }
  tables[table.code] = { ...before, ...table, seen: Date.now() }
  const latest = Object.values(tables).sort((a, b) => b.seen - a.seen)
  keepTables(Object.fromEntries(latest.slice(0, KEEP_TABLES).map((known) => [known.code, known])))
}

export function removeTable(code: string): void {
  const tables = read<Record<string, KnownTable>>(TABLES, {}, isTable)
  delete tables[code]
  keepTables(tables)
}

export function changeSettings(change: Partial<Settings>): void {
  stored.settings = { ...stored.settings, ...change }
  write('settings', stored.settings)
}

export function storeDay(game: string, day: string): void {
  const before = read<Record<string, string[]>>('days', {}, areTexts)
  const days = { ...before, [game]: [...new Set([...(before[game] ?? []), day])].slice(-KEEP_DAYS) }
  stored.days = days
  write('days', days)
}

/** Read the stored record, change it and store it. */
export function changeRecord(change: (before: PlayRecord) => PlayRecord): void {
  const before = keptRecord()
  const after = change(before)
  stored.record = after
  if (after !== before) write('record', after)
}

function keptRecord(): PlayRecord {
  return recordFrom(read<object>('record', emptyRecord(), () => true))
}

/** The step reached in a game's tutorial. */
export function tutorialStep(game: string): number {
  return read<Record<string, number>>('lessons', {}, isNumber)[game] ?? 0
}

export function storeTutorialStep(game: string, step: number): void {
  write('lessons', { ...read<Record<string, number>>('lessons', {}, isNumber), [game]: step })
}

function keepTables(tables: Record<string, KnownTable>): void {
  stored.tables = tables
  write(TABLES, tables)
}

/** Read a stored value. `fits` says which entries of an open object are valid. */
function read<T extends object>(key: string, initial: T, fits?: (value: unknown) => boolean): T {
  const kept = keptJson(`spyhouse.${key}`)
  return kept && typeof kept === 'object' ? { ...initial, ...fitting(kept, initial, fits) } : initial
}

/** The valid part of a stored value, which another version or an extension may have written. */
function fitting<T extends object>(kept: object, initial: T, fits?: (value: unknown) => boolean): Partial<T> {
  const known = new Map(Object.entries(initial).map(([name, usual]) => [name, typeof usual]))
  const usable = ([key, value]: [string, unknown]) => (fits ? fits(value) : known.get(key) === typeof value)
  return Object.fromEntries(Object.entries(kept).filter(usable)) as Partial<T>
}

function write(key: string, value: unknown): void {
  keepJson(`spyhouse.${key}`, value)
}
