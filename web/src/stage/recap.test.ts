import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GameView, Happened } from '../wire'

vi.mock('../lib/motion', () => ({ motionMs: (duration: number) => duration, prefersReducedMotion: () => false }))
const { Recap } = await import('./recap.svelte')

const at = (seq: number) => ({
  game: { deadline: seq } as GameView,
  recent: Array.from({ length: seq }, (_, nth): Happened => ({ seq: nth + 1, at: 0, events: [{}] })),
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows again what happened since your turn ended, and then the table as it is', () => {
  const recap = new Recap()
  recap.note(at(1), true)
  recap.note(at(2), false)
  expect(recap.any).toBe(false)
  recap.note(at(3), false)
  recap.note(at(4), true)
  expect(recap.any).toBe(true)
  recap.play()
  const seen: (number | null | undefined)[] = [recap.shown?.game.deadline]
  while (recap.shown) {
    vi.runOnlyPendingTimers()
    if (recap.shown) seen.push(recap.shown.game.deadline)
  }
  expect(seen).toEqual([2, 3, 4])
})

it('can be skipped', () => {
  const recap = new Recap()
  for (const seq of [1, 2, 3]) recap.note(at(seq), false)
  recap.play()
  recap.skip()
  expect(recap.shown).toBeNull()
})

it('leaves out what has been taken out of the past', () => {
  const recap = new Recap()
  for (const seq of [1, 2, 3, 4]) recap.note(at(seq), false)
  recap.play((past) => past.filter(({ seq }) => seq !== 2 && seq !== 3))
  const seen = [recap.shown?.game.deadline]
  vi.runOnlyPendingTimers()
  seen.push(recap.shown?.game.deadline)
  vi.runOnlyPendingTimers()
  expect([...seen, recap.shown]).toEqual([1, 4, null])
})
