import { expect, test } from 'vitest'
import { deskLayout, phoneLayout } from '../layout'
import { aView } from '../testing'
import type { CampaignTableView, CardView } from '../wire'
import { badgesOn } from './badges'

const table = {
  standing: [
    { card: 4, acts: 'row', seat: null, used: false },
    { card: 61, acts: 'suspect', seat: null, used: false },
  ],
  marks: [],
  figures: [],
} as unknown as CampaignTableView
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

test('on a desk the numbers of cards that act on a turn, a hand or a team lie over no words of whose turn it is', () => {
  const acts = ['turn', 'hands', 'team'] as const
  const standing = acts.flatMap((one) => [101, 102, 103].map((card) => ({ card, acts: one, seat: null, used: false })))
  const view = aView({})
  const busy = { ...table, standing } as unknown as CampaignTableView
  const groups = badgesOn(view, busy, [101, 102, 103].map((card) => ({ card })) as CardView[], deskLayout(view, 0), 0)
  expect(groups.map(({ key }) => key)).toEqual([...acts])
  // The contents of Me.svelte there: the turn, the name, the pencils, the bell.
  const words = [
    { x: 936, y: 534, w: 204, h: 172 },
    { x: 1140, y: 541, w: 124, h: 58 },
    { x: 1081, y: 651, w: 183, h: 55 },
  ]
  for (const { x, y, few } of groups) {
    const w = few * 40 + 24 // the badges, and the number of further ones
    for (const one of words) expect(x + w <= one.x || x >= one.x + one.w || y + 26 <= one.y || y >= one.y + one.h).toBe(true)
  }
})
