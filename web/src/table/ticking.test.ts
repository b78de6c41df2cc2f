import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ticking } from './ticking'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The seconds left at each tick. */
function ticksOf(ms: number): number[] {
  const start = Date.now()
  const left = () => ms - (Date.now() - start)
  const heard: number[] = []
  const stop = ticking(left, () => heard.push(Math.ceil(left() / 1000)))
  vi.advanceTimersByTime(ms + 3_000)
  stop()
  return heard
}

it('ticks once a second in the last five of a short wait', () => {
  expect(ticksOf(20_000)).toEqual([5, 4, 3, 2, 1])
})

it('ticks through the last half minute of a long wait', () => {
  expect(ticksOf(90_000)).toEqual(Array.from({ length: 30 }, (_, nth) => 30 - nth))
})

it('stops when told to', () => {
  const tick = vi.fn()
  ticking(() => 3_000, tick)()
  vi.advanceTimersByTime(1_000)
  expect(tick).not.toHaveBeenCalled()
})
