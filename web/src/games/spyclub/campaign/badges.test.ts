import { expect, test } from 'vitest'
import { phoneLayout } from '../layout'
import { aView } from '../testing'
import type { CardView, TableView } from '../wire'
import { badgesOn } from './badges'

const table = { standing: [{ card: 4, acts: 'row', seat: null, used: false }, { card: 61, acts: 'suspect', seat: null, used: false }], marks: [], figures: [] } as unknown as TableView
const cards = [{ card: 4 }, { card: 61 }] as CardView[]

test('on a phone the number over the row makes way for the one behind the suspect, wherever it walks', () => {
  for (const seat of [1, 2, 3]) {
    for (const slot of [0, 1, 2]) {
      const view = aView({ pawn: { seat, slot } })
      const [row, suspect] = badgesOn(view, table, cards, phoneLayout(view, 0, 688), 0)
      expect(Math.abs(row!.x - suspect!.x)).toBeGreaterThan(30)
    }
  }
})
