// The box's pack, with the roles behind the numbers on a card. Every client loads all of it.
import { ask } from '../../lib/transport'
import type { Pack } from './wire'

let boxes = $state.raw<Record<string, Pack>>({})
const asked = new Map<string, Promise<void>>()

/** Load the pack in a table's language. */
export function loadBox(language: string): Promise<void> {
  let coming = asked.get(language)
  if (!coming) {
    coming = ask(`/api/games/spyfall/pack?lang=${language}`)
      .then(async (answer) => {
        if (answer.ok) boxes = { ...boxes, [language]: (await answer.json()) as Pack }
      })
      .catch(() => {
        asked.delete(language) // offline: try again on the next call
      })
    asked.set(language, coming)
  }
  return coming
}

export function theBox(language: string): Pack | null {
  return boxes[language] ?? null
}
