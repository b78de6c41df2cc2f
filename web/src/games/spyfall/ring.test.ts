import { expect, it } from 'vitest'
import { arrowBetween, seatsAround } from './ring'

it('seats you at the bottom and your left neighbour clockwise from you', () => {
  const at = seatsAround(6, 2, 360, 300, 62)
  expect(Math.max(...at.map(({ y }) => y))).toBeCloseTo(at[2]!.y)
  expect(at[3]!.x).toBeLessThan(at[2]!.x)
})

it('keeps three to eight faces apart and inside the narrowest phone', () => {
  for (let count = 3; count <= 8; count++) {
    const face = count > 6 ? 52 : 62
    const at = seatsAround(count, 0, 360, 252, face)
    for (const [nth, one] of at.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(50)
      expect(one.x).toBeLessThanOrEqual(310)
      for (const other of at.slice(nth + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(face)
    }
  }
})

it('draws the arrow from face to face, short of both', () => {
  const [from, to] = [
    { x: 50, y: 150 },
    { x: 310, y: 150 },
  ]
  const arrow = arrowBetween(from, to, { x: 180, y: 150 }, 60)
  expect(Math.hypot(arrow.tip.x - to.x, arrow.tip.y - to.y)).toBeCloseTo(60 * 0.62)
  expect(arrow.middle.x).toBeGreaterThan(50)
  expect(arrow.middle.x).toBeLessThan(310)
})

it('seats twelve in rows, where no plate of twelve letters meets another', () => {
  for (const count of [9, 10, 11, 12]) {
    const at = seatsAround(count, 3, 360, 264, 34)
    expect(at[3]).toMatchObject({ x: 180 })
    for (const [nth, one] of at.entries())
      for (const other of at.slice(nth + 1)) expect(Math.abs(one.x - other.x) >= 116 || Math.abs(one.y - other.y) >= 50).toBe(true)
  }
})

it('keeps the plates of large faces inside a tablet', () => {
  for (const [count, face] of [
    [8, 92],
    [12, 64],
  ] as const)
    for (const { x } of seatsAround(count, 0, 820, 690, face)) expect(Math.min(x, 820 - x)).toBeGreaterThanOrEqual(85)
})
