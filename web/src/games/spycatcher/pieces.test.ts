import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Happened } from '../../wire'
import { Pieces } from './pieces.svelte'

const motion = vi.hoisted(() => ({ motionMs: vi.fn((duration: number) => duration) }))
vi.mock('../../lib/motion', () => motion)

const went = (seq: number, seat: number, route: number[]): Happened => ({ seq, at: 0, events: [{ type: 'Went', seat, route }] })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  motion.motionMs.mockImplementation((duration) => duration)
})

it('walks square by square to where the piece belongs', () => {
  const pieces = new Pieces([0, 0], [])
  pieces.follow([0, 7], [went(1, 1, [5, 6, 7])])
  const seen = [pieces.at[1]]
  while (pieces.walking) {
    vi.runOnlyPendingTimers()
    seen.push(pieces.at[1])
  }
  expect(seen).toEqual([5, 6, 7, 7])
  expect(pieces.at).toEqual([0, 7])
})

it('does not walk again what it has seen, nor what happened before it came', () => {
  const past = went(1, 1, [5, 6])
  const pieces = new Pieces([0, 6], [past])
  pieces.follow([0, 6], [past])
  expect(pieces.walking).toBe(false)
  expect(pieces.at).toEqual([0, 6])
})

it('puts pieces in their places at once where things should stay still', () => {
  motion.motionMs.mockReturnValue(0)
  const pieces = new Pieces([0, 0], [])
  pieces.follow([0, 7], [went(1, 1, [5, 6, 7])])
  expect(pieces.at).toEqual([0, 7])
  expect(pieces.walking).toBe(false)
})
