import { expect, it } from 'vitest'
import { circles, roads, square, squares, trace } from './geometry'

const at = (id: string) => squares.findIndex((one) => one.id === id)

it('draws the board the rules play on', () => {
  expect(squares).toHaveLength(73)
  expect(squares.filter(({ action }) => action)).toHaveLength(20)
  expect(circles.map(({ id }) => id).sort()).toEqual(['court', 'government', 'press', 'publisher'])
  expect(roads).toHaveLength(squares.reduce((sum, { onward }) => sum + onward.length, 0))
})

it('lays a line over every road it goes along', () => {
  const line = trace(at('north-out-2'), ['ring-0', 'ring-1', 'ring-2'].map(at))
  expect(line).toMatch(/^M519 183C/)
  expect(line.match(/[CLA]/g)).toHaveLength(3)
})

it('turns circles one way round, with the chevron on the circle', () => {
  for (const { id, x, y } of circles) {
    const round = roads.filter(({ kind, circle }) => kind === 'round' && circle === id)
    expect(round).toHaveLength(6)
    const turns = new Set(round.map(({ step }) => step.split(' ')[4]))
    expect(turns.size).toBe(1)
    for (const { from, middle } of round) {
      const start = square(from)
      expect(Math.hypot(middle.x - x, middle.y - y)).toBeCloseTo(Math.hypot(start.x - x, start.y - y))
    }
  }
})
