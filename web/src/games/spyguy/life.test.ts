import { describe, expect, it } from 'vitest'
import { lit, pose } from './life'
import type { Sprite } from './scene'

const BOAT: Sprite = ['boat', 100, 500, 300, 520, 1, 20, 0]
const LIGHT: Sprite = ['light', 0, 0, 18, 28, 1, 30, 0]

describe('what moves', () => {
  it('goes to and fro between its two ends and never beyond', () => {
    const places = Array.from({ length: 400 }, (_, tenth) => pose(BOAT, tenth / 10))
    expect(Math.min(...places.map(({ x }) => x))).toBeCloseTo(100)
    expect(Math.max(...places.map(({ x }) => x))).toBeCloseTo(300)
    for (const { x, y } of places) expect((x - 100) / 200).toBeCloseTo((y - 500) / 20)
  })

  it('faces where it goes', () => {
    for (let tenth = 0; tenth < 400; tenth++) {
      const [now, next] = [pose(BOAT, tenth / 10), pose(BOAT, tenth / 10 + 0.01)]
      if (next.x !== now.x && now.going && next.going) expect(Math.sign(next.x - now.x)).toBe(Math.sign(now.facing))
    }
  })

  it('comes back to where it was, without a jump', () => {
    expect(pose(BOAT, 27.3).x).toBeCloseTo(pose(BOAT, 7.3).x)
    for (let tenth = 0; tenth < 400; tenth++) {
      expect(Math.abs(pose(BOAT, (tenth + 1) / 10).x - pose(BOAT, tenth / 10).x)).toBeLessThan(4)
    }
  })

  it('is a light that goes on and off, softly', () => {
    const strengths = Array.from({ length: 600 }, (_, step) => lit(LIGHT, step / 10))
    expect(Math.max(...strengths)).toBe(1)
    expect(Math.min(...strengths)).toBe(0)
    for (let step = 1; step < 600; step++) expect(Math.abs(strengths[step]! - strengths[step - 1]!)).toBeLessThan(0.2)
  })
})
