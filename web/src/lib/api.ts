// Calls to the server's HTTP API. A refusal is thrown as an error whose message a player can read.
import type {
  Described,
  GameInfo as WireGameInfo,
  KnockAnswer,
  Knocked,
  ServerInfo,
  Measured,
  NewPerson,
  NewTable,
  PackId,
  Replay,
  Rule,
  Subscription,
  SubscriptionId,
  TableInfo,
  ToDescribe,
  ToMeasure,
  PersonJoined,
  TableCreated,
} from '../wire'
import { language } from './language'
import { ask as send } from './transport'
import type { Schema } from './schema'
import { loadRefusals, refusalText } from './text'

export type GameInfo = Omit<WireGameInfo, 'options'> & {
  /** The JSON schema that the options form reads. */
  options: Schema
}

export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

export const games = () => ask<GameInfo[]>(`/api/games?lang=${language}`)
/** The JSON schemas of a game: moves, events, view, options. */
export const schemaOf = (game: string) => ask<Record<'moves' | 'view', Schema>>(`/api/games/${game}/schema`)
/** A seat's view in the sentences of the game. */
export const describe = (game: string, view: unknown, names: string[]) =>
  ask<Described>(`/api/games/${game}/described?lang=${language}`, { view, names } as ToDescribe)
/** What each line of a finished round gave away. */
export const leaks = (game: string, view: unknown, options: Record<string, unknown>) =>
  ask<Measured>(`/api/games/${game}/leaks`, { view, options } as ToMeasure)
/** A data file that the host overrides. */
export const overrideFile = <T>(game: string, file: string) => ask<T>(`/api/games/${game}/files/${file}`)
/** The printed texts of things that views name by key, as far as the table may read them. */
export const printed = <T>(game: string, keys: string[], code: string, token: string) =>
  ask<T[]>(`/api/games/${game}/printed?lang=${language}&table=${code}&keys=${keys.join(',')}`, undefined, token)
export const rules = (game: string) => ask<Rule[]>(`/api/games/${game}/rules?lang=${language}`)
/** With your token, the answer also says whether it is your turn. */
export const getTable = (code: string, token = '') => ask<TableInfo>(`/api/tables/${code}`, undefined, token)
/** Store a pack on the server. Equal packs get the same id. */
export const savePack = (game: string, pack: unknown) => ask<PackId>(`/api/games/${game}/packs`, pack)
/** Options with the pack replaced by its id: a pack may be too long for a socket message, so it is stored first. */
export async function withPackById(game: string, options: Record<string, unknown>): Promise<Record<string, unknown>> {
  if (!options.pack || typeof options.pack !== 'object') return options
  return { ...options, pack: (await savePack(game, options.pack)).id }
}
export const createTable = (table: NewTable) => ask<TableCreated>('/api/tables', table)
/** Import a saved table. It gets a new code on this server. */
export const importTable = (file: string) => ask<TableCreated>('/api/import', new Written(file))
/** Join a table. A locked one with the token of a knock that the host answered with yes. */
export const joinTable = (code: string, { name, face }: NewPerson, knocked = '') =>
  ask<PersonJoined>(`/api/tables/${code}/people`, { name, face } satisfies NewPerson, knocked)
/** Ask the host of a locked table for admission. */
export const knock = (code: string, { name, face }: NewPerson) =>
  ask<Knocked>(`/api/tables/${code}/knocks`, { name, face } satisfies NewPerson)
export const knockAnswer = (code: string, knocked: string) => ask<KnockAnswer>(`/api/tables/${code}/knocks`, undefined, knocked)
export const houseFacts = () => ask<ServerInfo>('/api/house')
/** Subscribe this browser to turn notifications of a table. */
export const subscribe = (code: string, token: string, to: Subscription) => ask<SubscriptionId>(`/api/tables/${code}/notices`, to, token)
export const unsubscribe = (code: string, token: string, id: string) => remove(`/api/tables/${code}/notices/${id}`, token)
/** Delete a table with all its games. Only for its host. */
export const deleteTable = (code: string, token: string) => remove(`/api/tables/${code}`, token)

async function remove(address: string, token: string): Promise<void> {
  const answer = await send(address, { method: 'DELETE', headers: bearer(token) })
  if (!answer.ok) throw await refusalIn(answer, await answer.json().catch(() => null))
}
/** A finished game. Its key comes from the table, and gives access to everyone who has it. */
export interface FinishedGame {
  code: string
  number: number
  key: string
}
export const exportAddress = ({ code, number, key }: FinishedGame) => `/api/tables/${code}/export?number=${number}&key=${key}`
export const linkTo = ({ code, number, key }: FinishedGame) => `${code}/${number}/${key}`
export const replayOf = ({ code, number, key }: FinishedGame, seat: number | null) =>
  ask<Replay>(`/api/tables/${code}/games/${number}/replay?key=${key}${seat === null ? '' : `&seat=${seat}`}`)
export const replayFile = (file: unknown, seat: number | null) => ask<Replay>(`/api/replay${eyes(seat)}`, file)
export const tutorialOf = (game: string) => ask<Replay>(`/api/games/${game}/tutorial?lang=${language}`)

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const eyes = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`)

/** JSON text that is sent unchanged. */
class Written {
  constructor(readonly text: string) {}
}

async function ask<T>(address: string, body?: unknown, token = ''): Promise<T> {
  const headers: HeadersInit = token ? bearer(token) : {}
  const sent = {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: body instanceof Written ? body.text : JSON.stringify(body),
  }
  const answer = await send(address, body === undefined ? { headers } : sent)
  const data: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw await refusalIn(answer, data)
  return data as T
}

/** The refusal in a failed answer, in the reader's language. */
export async function refusalIn(answer: Response, data: unknown): Promise<Refusal> {
  const { detail, ...said } = (data ?? {}) as { detail?: unknown; code?: string }
  await loadRefusals(said.code)
  return new Refusal(answer.status, typeof detail === 'string' ? refusalText({ ...said, reason: detail }) : answer.statusText)
}
