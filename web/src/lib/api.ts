// The house's HTTP doors. A refusal is thrown as an error whose message a player can read.
import type { Reel } from '../wire'
import type { Me } from './memory.svelte'
import type { Schema } from './schema'

export interface GameInfo {
  name: string
  title: string
  least: number
  most: number
  bots: string[]
  /** Whether the strong bot can be asked for a hint. */
  hints: boolean
  /** How many minutes its tutorial takes; 0 if it has none. */
  tutorial: number
  /** JSON schema of the game's options. */
  options: Schema
}

/** What somebody at the door may know of a table. */
export interface TableFacts {
  code: string
  game: string
  title: string
  phase: 'lobby' | 'playing' | 'over'
  summary: string
  names: string[]
  locked: boolean
}

export interface YourTable {
  code: string
  person: string
  token: string
}

export interface Rule {
  id: string
  chapter: string
  text: string
}

export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

export const games = () => ask<GameInfo[]>('/api/games')
export const rules = (game: string) => ask<Rule[]>(`/api/games/${game}/rules`)
export const lookAtTable = (code: string) => ask<TableFacts>(`/api/tables/${code}`)
export const openTable = (game: string, options: Record<string, unknown>, me: Me) =>
  ask<YourTable>('/api/tables', { game, options, name: me.name, face: me.face })
export const joinTable = (code: string, me: Me) =>
  ask<Omit<YourTable, 'code'>>(`/api/tables/${code}/people`, { name: me.name, face: me.face })
export const exportAddress = (code: string) => `/api/tables/${code}/export`
export const replayOf = (code: string, number: number, seat: number | null) =>
  ask<Reel>(`/api/tables/${code}/games/${number}/replay${eyes(seat)}`)
export const replayFile = (file: unknown, seat: number | null) => ask<Reel>(`/api/replay${eyes(seat)}`, file)
export const tutorialOf = (game: string) => ask<Reel>(`/api/games/${game}/tutorial`)

const eyes = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`)

async function ask<T>(address: string, body?: unknown): Promise<T> {
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(address, body === undefined ? {} : sent)
  const data: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw new Refusal(answer.status, detail(data) ?? answer.statusText)
  return data as T
}

function detail(data: unknown): string | null {
  if (!data || typeof data !== 'object') return null
  const said = 'detail' in data ? data.detail : null
  return typeof said === 'string' ? said : null
}
