// The packs in this browser. They stay until they are deleted. Sharing stores a copy on the server, under a link that
// never expires.
import type { Pack, Place, Role } from '../wire'
import { refusalIn } from '../../../lib/api'
import { keepJson, keptJson } from '../../../lib/localStore'
import { ask } from '../../../lib/transport'
import { say } from '../text'

export interface OwnPack {
  id: string
  pack: Pack
}

export const ROLES = 7
export const FEWEST_PLACES = 5
export const MOST_PLACES = 60
const KEY = 'spyhouse.packs.spyfall'

export const own = $state<{ packs: OwnPack[] }>({ packs: read() })

// The editor is often open in another tab than the table that will use the pack.
addEventListener('storage', ({ key }) => {
  if (key === KEY) own.packs = read()
})

export function add(pack: Pack): OwnPack {
  const kept = { id: crypto.randomUUID(), pack }
  keep([...read(), kept])
  return kept
}

export function change(id: string, pack: Pack): void {
  keep(read().map((kept) => (kept.id === id ? { id, pack } : kept)))
}

export function drop(id: string): void {
  keep(read().filter((kept) => kept.id !== id))
}

export function blankRole(): Role {
  return { name: '', line: '' }
}

export function blankPlace(): Place {
  return { name: '', roles: Array.from({ length: ROLES }, blankRole) }
}

/** What is still missing for a playable pack, in the order of the editor. */
export function faults(pack: Pack): string[] {
  const found: string[] = []
  if (!pack.name.trim()) found.push(say('packs-fault-name'))
  if (pack.places.length < FEWEST_PLACES) found.push(say('packs-fault-few', { least: FEWEST_PLACES, have: pack.places.length }))
  if (pack.places.length > MOST_PLACES) found.push(say('packs-fault-many', { most: MOST_PLACES }))
  const seen = new Set<string>()
  for (const [nth, place] of pack.places.entries()) {
    const name = place.name.trim() || say('packs-place', { number: nth + 1 })
    if (!place.name.trim()) found.push(say('packs-fault-place-name', { number: nth + 1 }))
    else if (seen.has(name.toLowerCase())) found.push(say('packs-fault-twice', { name }))
    seen.add(name.toLowerCase())
    const roles = place.roles.map((role) => role.name.trim().toLowerCase()).filter(Boolean)
    if (roles.length < ROLES) found.push(say('packs-fault-roles', { name, missing: ROLES - roles.length }))
    else if (new Set(roles).size < ROLES) found.push(say('packs-fault-same-role', { name }))
  }
  return found
}

/** Store a pack (JSON) on the server. Returns its share id, or rejects with the place of the error. */
export async function share(text: string): Promise<string> {
  const answer = await ask('/api/games/spyfall/packs', { method: 'POST', body: text, headers: { 'Content-Type': 'application/json' } })
  return (await body<{ id: string }>(answer)).id
}

export async function fetchShared(id: string): Promise<Pack> {
  return body<Pack>(await ask(`/api/games/spyfall/packs/${encodeURIComponent(id)}`))
}

/** Import a pack from text and store it in this browser. */
export async function take(text: string): Promise<OwnPack> {
  return add(await fetchShared(await share(await asJson(text))))
}

/** TOML converted to JSON, because the server reads JSON only. */
async function asJson(text: string): Promise<string> {
  if (text.trimStart().startsWith('{')) return text
  const { parse, TomlError } = await import('smol-toml')
  try {
    return JSON.stringify(parse(text))
  } catch (error) {
    if (error instanceof TomlError) throw new Error(say('packs-fault-toml', { line: error.line, column: error.column }), { cause: error })
    throw error
  }
}

async function body<T>(answer: Response): Promise<T> {
  const data: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw await refusalIn(answer, data)
  return data as T
}

function read(): OwnPack[] {
  const kept = keptJson(KEY)
  return Array.isArray(kept) ? kept.filter(isPack) : []
}

/** Whether the editor can show it. */
function isPack(kept: unknown): kept is OwnPack {
  const { id, pack } = (kept ?? {}) as Partial<OwnPack>
  const named = (one: unknown) => typeof (one as { name?: unknown } | null)?.name === 'string'
  const isPlace = (place: Place | null) => named(place) && Array.isArray(place?.roles) && place.roles.every(named)
  return typeof id === 'string' && named(pack) && Array.isArray(pack?.places) && pack.places.every(isPlace)
}

function keep(packs: OwnPack[]): void {
  own.packs = packs
  if (!keepJson(KEY, packs)) throw new Error(say('packs-no-room'))
}
