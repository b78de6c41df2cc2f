import { expect, test } from 'vitest'
import { deskLayout, phoneLayout } from '../layout'
import { aView } from '../testing'
import type { CampaignTableView, CardView } from '../wire'
import { badgesOn, isDue } from './badges'

const table = {
  standing: [
    { card: 4, acts: 'row', seat: null, used: false },
    { card: 61, acts: 'suspect', seat: null, used: false },
  ],
  marks: [],
  figures: [],
} as unknown as CampaignTableView
const cards = [{ card: 4 }, { card: 61 }] as CardView[]

test('a rule is due now while its use is left for the player whose turn it is', () => {
  const rule = { card: 4, rule: 'free', limit: 'turn', used: false, acts: 'incoming', seat: null } as const
  const told = [rule, { ...rule, used: true }, { ...rule, limit: '' }, { ...rule, seat: 1 }, { ...rule, seat: 2 }] as const
  expect(told.map((one) => isDue(one, 1))).toEqual([true, false, false, true, false])
})

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

const acts = ['suspect', 'escape', 'row', 'incoming', 'hands', 'team', 'turn'] as const
const twentyOne = acts.flatMap((one, nth) => [0, 1, 2].map((more) => ({ card: 101 + 3 * nth + more, acts: one, seat: null, used: false })))

interface Rect {
  x: number
  y: number
  w: number
  h: number
}
const apart = (one: Rect, other: Rect) =>
  one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y

test.each([2, 3, 4])('with 21 cards in force, at a table of %i, numbers lie over no other number or symbol, and on the table', (seats) => {
  const busy = { ...table, standing: twentyOne } as unknown as CampaignTableView
  const all = twentyOne.map(({ card }) => ({ card })) as CardView[]
  for (const seat of Array(seats).keys()) {
    for (const slot of [0, 1, 2]) {
      const view = aView({ pawn: { seat, slot }, hands: aView({}).hands.slice(0, seats) })
      for (const layout of [phoneLayout(view, 0, 640, { mode: 'line' }), deskLayout(view, 0)]) {
        const size = layout.phone ? 35 : 39
        const boxes = badgesOn(view, busy, all, layout, 0).map(({ key, x, y, few }) => ({
          key,
          x,
          y,
          w: few * size + 25,
          h: layout.phone ? 24 : 26,
        }))
        const symbols = view.row.map((_, nth) => {
          const { x, w } = layout.boxes.get(`row ${nth}`)!
          return { key: `symbol ${nth}`, x: x + w / 2 - 9, y: layout.mat.y + (layout.phone ? 21 : 26), w: 18, h: 14 }
        })
        for (const [nth, one] of boxes.entries()) {
          const where = `${one.key} of ${seats} at ${seat}/${slot}, ${layout.phone ? 'phone' : 'desk'}`
          expect(one.x >= 0 && one.x + one.w <= layout.width, where).toBe(true)
          for (const other of [...boxes.slice(nth + 1), ...symbols]) expect(apart(one, other), `${where}, over ${other.key}`).toBe(true)
        }
      }
    }
  }
})
