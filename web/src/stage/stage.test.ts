import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const motion = vi.hoisted(() => ({ motionMs: vi.fn((duration: number) => duration) }))
vi.mock('../lib/motion', () => motion)
const { Stage } = await import('./stage.svelte')
const { Verdict } = await import('./verdict.svelte')

const cues = (...names: string[]) => names.map((name) => ({ name, ms: 100 }))

function aStage() {
  const seen: string[] = []
  const stage = new Stage<{ name: string; ms: number; holds?: boolean }>(
    ({ name }) => seen.push(name),
    () => seen.push('done'),
  )
  return { stage, seen }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  motion.motionMs.mockImplementation((duration) => duration)
})

it('shows one cue after the other, and says when all is told', () => {
  const { stage, seen } = aStage()
  stage.play(cues('one', 'two'))
  expect(seen).toEqual(['one'])
  expect(stage.playing).toBe(true)
  vi.advanceTimersByTime(100)
  expect(seen).toEqual(['one', 'two'])
  stage.play(cues('three'))
  vi.runAllTimers()
  expect(seen).toEqual(['one', 'two', 'three', 'done'])
  expect(stage.playing).toBe(false)
})

it('goes on with a tap, and leaves out the rest with another', () => {
  const { stage, seen } = aStage()
  stage.play(cues('one', 'two', 'three'))
  stage.hurry()
  expect(seen).toEqual(['one', 'two'])
  stage.skip()
  vi.runAllTimers()
  expect(seen).toEqual(['one', 'two', 'done'])
})

it('is quicker with much to tell', () => {
  const { stage, seen } = aStage()
  stage.play(cues(...Array.from({ length: 50 }, (_, nth) => String(nth))))
  vi.advanceTimersByTime(100)
  expect(seen.length).toBeGreaterThan(2)
})

it('shows everything at once with less motion, but what holds', () => {
  motion.motionMs.mockReturnValue(0)
  const { stage, seen } = aStage()
  stage.play([...cues('one', 'two'), { name: 'solved', ms: 100, holds: true }, ...cues('three')])
  expect(seen).toEqual(['one', 'two', 'solved'])
  vi.advanceTimersByTime(100)
  expect(seen).toEqual(['one', 'two', 'solved', 'three', 'done'])
})

it('leaves a decided vote on the table for a moment', () => {
  const verdict = new Verdict<string, string>(500)
  expect(verdict.follow('open', () => null)).toBe(true)
  expect(verdict.follow('more votes', () => null)).toBe(false)
  verdict.follow(null, (before) => `${before}: guilty`)
  expect(verdict.shown).toBe('more votes: guilty')
  verdict.follow(null, () => 'never asked')
  vi.advanceTimersByTime(500)
  expect(verdict.shown).toBeNull()
})
