// Joining a table, and what to do once joined.
import { catalogue } from '../game-api/catalogue.svelte'
import { joinTable, createTable, withPackById } from './api'
import { language } from './language'
import { currentProfile } from './profile'
import { storeTable } from './storage.svelte'
import { navigate } from './route.svelte'
import { fieldsOf, inLanguage } from './schema'

/**
 * "sit": take a free chair. "play": fill the table with bots and start. "alone": the same with the smallest number
 * of bots. Bots: take a chair and add bots of a level.
 */
export type Intent = 'sit' | 'play' | 'alone' | { bots: number; level: string }

const intents = new Map<string, Intent>()

export async function openAndEnter(game: string, options: Record<string, unknown>, intent: Intent): Promise<void> {
  const { name, face } = currentProfile()
  const info = await catalogue.find(game)
  const chosen = { ...(info && inLanguage(fieldsOf(info.options), language)), ...options }
  const { code, token } = await createTable({ game, options: await withPackById(game, chosen), name, face })
  storeTable({ code, game, token })
  intents.set(code, intent)
  navigate(`/${code}`)
}

/** Join a table as a new person; a locked one with the token of a knock. Returns the token. */
export async function join(code: string, game: string, knocked = ''): Promise<string> {
  const { token } = await joinTable(code, currentProfile(), knocked)
  storeTable({ code, game, token })
  intents.set(code, 'sit')
  return token
}

/** Return the stored intent for a table and clear it. */
export function consumeIntent(code: string): Intent | undefined {
  const intent = intents.get(code)
  intents.delete(code)
  return intent
}
