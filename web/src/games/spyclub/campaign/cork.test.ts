import { expect, it } from 'vitest'
import { boardHeight, framesOn, thread } from './cork'

it('keeps every frame on the board', () => {
  for (const width of [320, 440, 700, 1232]) {
    const tall = width < 620 ? 1 : 1.35 // with words below the picture
    for (const { x, y, w } of framesOn(width)) {
      expect(x - w / 2).toBeGreaterThan(0)
      expect(x + w / 2).toBeLessThan(width)
      expect(y + w * tall).toBeLessThan(boardHeight(width))
    }
  }
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
