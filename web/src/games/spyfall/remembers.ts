// What a round adds to a player's record: their side, and the stars for their answers.
import type { Remembered } from '../../game-api/board'
import { linesOf } from './table'
import type { SpyfallView } from './wire'

export function remembers(shown: unknown, seat: number): Remembered | null {
  const view = shown as SpyfallView
  const last = view.sheet.at(-1)
  if (!last) return null
  const best = linesOf(view).find(({ talk }) => talk.to === seat)
  return {
    // A round that the host ended does not count.
    parts: view.sheet.flatMap(({ spies, winner }) => {
      const role = spies.includes(seat) ? 'spy' : 'others'
      return winner ? { role, won: winner === role } : []
    }),
    // `stars` are in the view only between the reveal and the next deal.
    line: best && best.stars > 0 ? { round: last.round, text: best.talk.answer!, stars: best.stars } : null,
  }
}
