// The box's own pack: the roles behind the numbers on a card. Everyone fetches it whole.
import { ask } from '../../lib/transport'
import type { Pack } from './wire'

let boxes = $state.raw<Record<string, Pack>>({})
const asked = new Map<string, Promise<void>>()

/** In the language of a table. */
export function loadBox(language: string): Promise<void> {
  let coming = asked.get(language)
  if (!coming) {
    coming = ask(`/api/games/spyfall/pack?lang=${language}`)
      .then(async (answer) => {
        if (answer.ok) boxes = { ...boxes, [language]: (await answer.json()) as Pack }
      })
      .catch(() => {
        asked.delete(language) // offline: ask again the next time it is needed
      })
    asked.set(language, coming)
  }
  return coming
}

export function theBox(language: string): Pack | null {
  return boxes[language] ?? null
}
