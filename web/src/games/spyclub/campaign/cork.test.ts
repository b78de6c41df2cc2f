import { expect, it } from 'vitest'
import { boardHeight, framesOn, SMALL, thread } from './cork'

it('keeps every frame on the board', () => {
  for (const width of [320, 440, 700, 940, 1232]) {
    const tall = width < SMALL ? 1 : 1.35 // with words below the picture
    for (const { x, y, w } of framesOn(width)) {
      expect(x - w / 2).toBeGreaterThan(0)
      expect(x + w / 2).toBeLessThan(width)
      expect(y + w * tall).toBeLessThan(boardHeight(width))
    }
  }
})

it('shows words only where they are at least 12 px large', () => {
  const TYPE = 0.105 // of the width of a photograph
  for (const { w } of framesOn(SMALL)) expect(w * TYPE).toBeGreaterThanOrEqual(12)
})

it('runs the thread from pin to pin', () => {
  expect(thread([])).toBe('')
  expect(
    thread([
      { x: 0, y: 10 },
      { x: 100, y: 10 },
    ]),
  ).toBe('M0 10Q50 22 100 10')
})
