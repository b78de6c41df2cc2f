// What a round adds to the record of whoever played it: on which side they were, and what was liked of their answers.
import type { Remembered } from '../../door/board'
import { linesOf } from './table'
import type { SpyfallView } from './wire'

export function remembers(shown: unknown, seat: number): Remembered | null {
  const view = shown as SpyfallView
  const last = view.sheet.at(-1)
  if (!last) return null
  const best = linesOf(view).find(({ talk }) => talk.to === seat)
  return {
    // A round that the host ended counts for nobody.
    parts: view.sheet.flatMap(({ spies, winner }) => {
      const role = spies.includes(seat) ? 'spy' : 'others'
      return winner ? { role, won: winner === role } : []
    }),
    // `stars` are given once the cards are shown, and gone with the next deal.
    line: best && best.stars > 0 ? { round: last.round, text: best.talk.answer!, stars: best.stars } : null,
  }
}
