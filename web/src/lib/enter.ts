// Through the door of a table, and what to do once inside.
import { catalogue } from '../door/catalogue.svelte'
import { joinTable, openTable, withPackById } from './api'
import { language } from './language'
import { whoIAm } from './me'
import { rememberTable } from './memory.svelte'
import { go } from './route.svelte'
import { fieldsOf, inLanguage } from './schema'

/** "sit": take a free chair. "play": fill the table with bots and start. "alone": with no more bots than it takes.
 * Bots: take a chair, and put so many bots of a level on the next ones. */
export type Intent = 'sit' | 'play' | 'alone' | { bots: number; level: string }

const intents = new Map<string, Intent>()

export async function openAndEnter(game: string, options: Record<string, unknown>, intent: Intent): Promise<void> {
  const { name, face } = whoIAm()
  const info = await catalogue.find(game)
  const chosen = { ...(info && inLanguage(fieldsOf(info.options), language)), ...options }
  const { code, token } = await openTable({ game, options: await withPackById(game, chosen), name, face })
  rememberTable({ code, game, token })
  intents.set(code, intent)
  go(`/${code}`)
}

/** Become a person of this table; gives the token. */
export async function join(code: string, game: string): Promise<string> {
  const { token } = await joinTable(code, whoIAm())
  rememberTable({ code, game, token })
  intents.set(code, 'sit')
  return token
}

/** What you came for, told once. */
export function takeIntent(code: string): Intent | undefined {
  const intent = intents.get(code)
  intents.delete(code)
  return intent
}
