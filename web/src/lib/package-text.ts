// The messages of games from packages: fetched from the server and parsed here.
import { FluentResource } from '@fluent/bundle'
import type { GameWords } from '../wire'
import type { Texts } from './localizer'
import { ask } from './transport'

/** Fetch the messages in a language and in English; none for a game without messages. */
export async function fetchWords(game: string, locale: string): Promise<Texts> {
  const answer = await ask(`/api/games/${game}/words?lang=${locale}`)
  if (!answer.ok) throw new Error(`${game}: ${answer.status}`)
  const { messages } = (await answer.json()) as GameWords
  return new Map(Object.entries(messages).map(([language, text]) => [language, [new FluentResource(text)]]))
}
