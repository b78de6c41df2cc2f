import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Taps } from './taps.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('answers every tap after a wrong one where it is made, one answer at a time', () => {
  const taps = new Taps()
  taps.refused({ x: 1, y: 1 }, 2)
  taps.refused({ x: 5, y: 5 }, 1)
  expect(taps.ripples).toMatchObject([{ is: 'wait', seconds: 1, x: 5 }])
  vi.runAllTimers()
  expect(taps.ripples).toEqual([])
})
