import { describe, expect, it } from 'vitest'
import { circles, MI5, reach, roads, square, squares, trace } from './geometry'

const at = (id: string) => squares.findIndex((one) => one.id === id)
const ends = (from: string, steps: number) => reach(at(from), steps).map(({ place }) => square(place).id)

it('draws the board the rules play on', () => {
  expect(squares).toHaveLength(73)
  expect(squares.filter(({ action }) => action)).toHaveLength(20)
  expect(circles.map(({ id }) => id).sort()).toEqual(['court', 'government', 'press', 'publisher'])
  expect(roads).toHaveLength(squares.reduce((sum, { onward }) => sum + onward.length, 0))
})

describe('where a throw can take a piece', () => {
  it('is exactly that far along the arrows, by every branch', () => {
    expect(ends('ring-31', 4).sort()).toEqual(['court-1', 'mi5', 'ring-3'])
    for (const { route } of reach(at('ring-2'), 5)) expect(route).toHaveLength(5)
  })
  it('ends on MI5 with fewer steps', () => {
    const home = reach(at('ring-31'), 6).find(({ place }) => place === MI5)!
    expect(home.route.map((place) => square(place).id)).toEqual(['north-in-1', 'north-in-2', 'mi5'])
  })
  it('names each end once, however many ways lead there', () => {
    for (let die = 1; die <= 6; die += 1) {
      for (const { number } of squares) {
        const places = reach(number, die).map(({ place }) => place)
        expect(new Set(places).size).toBe(places.length)
      }
    }
  })
})

it('lays a line over every road it goes along', () => {
  const [walk] = reach(at('north-out-2'), 3)
  const line = trace(at('north-out-2'), walk!.route)
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
