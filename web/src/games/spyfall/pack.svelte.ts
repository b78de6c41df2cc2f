// The box's own pack: the roles behind the numbers on a card. Everyone fetches it whole.
import type { Pack } from './wire'

let box = $state.raw<Pack | null>(null)
let asked: Promise<void> | null = null

export function loadBox(): Promise<void> {
  asked ??= fetch('/api/games/spyfall/pack')
    .then(async (answer) => {
      if (answer.ok) box = (await answer.json()) as Pack
    })
    .catch(() => {
      asked = null // offline: ask again the next time it is needed
    })
  return asked
}

export function theBox(): Pack | null {
  return box
}
