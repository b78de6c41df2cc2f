import { expect, test } from 'vitest'
import { phoneLayout } from '../layout'
import { aView } from '../testing'
import type { CardView, TableView } from '../wire'
import { badgesOn } from './badges'

const table = { standing: [{ card: 4, acts: 'row', seat: null, used: false }, { card: 61, acts: 'suspect', seat: null, used: false }], marks: [], figures: [] } as unknown as TableView
const cards = [{ card: 4 }, { card: 61 }] as CardView[]

test('on a phone the number at the row keeps clear of the one behind the suspect, wherever it walks, and on the screen', () => {
  for (const seat of [1, 2, 3]) {
    for (const slot of [0, 1, 2]) {
      const view = aView({ pawn: { seat, slot } })
      const [row, suspect] = badgesOn(view, table, cards, phoneLayout(view, 0, 688), 0)
      expect(Math.max(Math.abs(row!.x - suspect!.x) / 54, Math.abs(row!.y - suspect!.y) / 26)).toBeGreaterThan(1)
      expect(row!.x + 54).toBeLessThan(360)
    }
  }
})
