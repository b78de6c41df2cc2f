import { expect, it } from 'vitest'
import { deskLayout, extent, phoneLayout, pointOnSeam, seamLength, sidewaysLayout, sidesFrom, stretch, type Layout } from './layout'
import { aHand, aView } from './testing'
import type { SpyClubView } from './wire'

const four = (count: number): SpyClubView => {
  const clues = Array.from({ length: count === 2 ? 4 : 3 }, () => null)
  return aView({
    hands: Array.from({ length: count }, () => aHand(0, { clues })),
    incoming: Array.from({ length: { 2: 4, 3: 3 }[count] ?? 2 }, () => ({ clue: null, price: 0 })),
  })
}
const SCOUTING = { mode: 'row', open: 'incoming', slip: true } as const
const tables = [2, 3, 4].flatMap((count) => [
  { name: `${count} on a desk`, layout: deskLayout(four(count), 0) },
  { name: `${count} on a phone`, layout: phoneLayout(four(count), 0, 688) },
  { name: `${count} on a phone in a line`, layout: phoneLayout(four(count), 0, 688, { mode: 'line' }) },
  { name: `${count} on a phone beside the open incoming clues`, layout: phoneLayout(four(count), 0, 688, SCOUTING) },
  { name: `${count} on a phone on its side`, layout: sidewaysLayout(four(count), 0, 306) },
  { name: `${count} on its side, above a slip`, layout: sidewaysLayout(four(count), 0, 306, { mode: 'row', slip: true }) },
  { name: `${count} on its side, scouting`, layout: sidewaysLayout(four(count), 0, 306, SCOUTING) },
])

it('seats go round clockwise from the one below', () => {
  expect(sidesFrom(4, 1)).toEqual(['e', 's', 'w', 'n'])
  expect(sidesFrom(2, 1)).toEqual(['n', 's'])
})

it.each(tables)('the suspect walks clockwise: in a hand from right to left, then on to the next ($name)', ({ layout }) => {
  const walk = layout.stops.flatMap((stops) => stops.toReversed().map(({ along }) => along))
  const loop = seamLength(layout.mat)
  const steps = walk.map((along, nth) => (((walk[(nth + 1) % walk.length]! - along) % loop) + loop) % loop)
  expect(steps.every((step) => step > 0)).toBe(true)
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(loop)
})

it.each(tables)('stops lie on the seam ($name)', ({ layout }) => {
  for (const { x, y, along } of layout.stops.flat()) {
    const point = pointOnSeam(layout.mat, along)
    expect(point.x).toBeCloseTo(x)
    expect(point.y).toBeCloseTo(y)
  }
})

it.each(tables)('no two cards overlap, and all lie on the table ($name)', ({ layout }) => {
  const boxes = [...layout.boxes.values()].filter(({ hidden }) => !hidden).map((box) => ({ ...box, ...extent(box) }))
  for (const box of boxes) {
    expect(inside(layout, box)).toBe(true)
    const covered = boxes.filter(
      (other) =>
        other !== box &&
        Math.abs(mid(other).x - mid(box).x) * 2 < other.w + box.w &&
        Math.abs(mid(other).y - mid(box).y) * 2 < other.h + box.h,
    )
    expect(covered).toEqual([])
  }
})

it.each([2, 3, 4])('a slip on a phone covers neither row nor hand, nor the clues to scout (%i players)', (count) => {
  for (const [layout, slip] of [
    [phoneLayout(four(count), 0, 688, SCOUTING), 688 - 84 - 160],
    [sidewaysLayout(four(count), 0, 306, SCOUTING), 306 - 92],
  ] as const)
    for (const [key, box] of layout.boxes) {
      if (/^hand [1-3]/.test(key)) continue
      expect(box.hidden ?? false, key).toBe(false)
      expect(box.y + extent(box).h, key).toBeLessThanOrEqual(slip)
    }
})

it('a stretch across the top left corner goes on', () => {
  const { mat } = deskLayout(four(4), 0)
  const path = stretch(mat, seamLength(mat) - 20, 20)
  expect(path.match(/L/g)!.length).toBeGreaterThan(5)
})

interface Rectangle {
  x: number
  y: number
  w: number
  h: number
}
const mid = ({ x, y, w, h }: Rectangle) => ({ x: x + w / 2, y: y + h / 2 })
const inside = (layout: Layout, { x, y, w, h }: Rectangle) => x >= 0 && y >= 0 && x + w <= layout.width && y + h <= layout.height
