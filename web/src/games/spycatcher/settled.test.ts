import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const motion = vi.hoisted(() => ({ prefersReducedMotion: vi.fn(() => false), motionMs: (ms: number) => ms }))
vi.mock('../../lib/motion', () => motion)
const { Settled } = await import('./settled.svelte')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  motion.prefersReducedMotion.mockReturnValue(false)
})

it('moves for its time when something appears, and then rests', () => {
  const form = new Settled(400)
  expect(form.now).toBe(true)
  expect(form.note(null)).toBeUndefined()
  form.note('a form')
  expect(form.now).toBe(false)
  vi.advanceTimersByTime(400)
  expect(form.now).toBe(true)
})

it('rests when what moved is gone, and moves its full time for the next', () => {
  const form = new Settled(400)
  const gone = form.note('a form')
  vi.advanceTimersByTime(300)
  gone?.()
  expect(form.now).toBe(true)
  form.note('another')
  vi.advanceTimersByTime(300)
  expect(form.now).toBe(false)
})

it('rests at once with reduced motion', () => {
  motion.prefersReducedMotion.mockReturnValue(true)
  const form = new Settled(400)
  form.note('a form')
  expect(form.now).toBe(true)
})
