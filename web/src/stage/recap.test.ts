import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GameView, Happened } from '../wire'

vi.mock('../lib/motion', () => ({ ms: (duration: number) => duration, prefersReducedMotion: () => false }))
const { Since } = await import('./recap.svelte')

const at = (seq: number) => ({
  game: { deadline: seq } as GameView,
  recent: Array.from({ length: seq }, (_, nth): Happened => ({ seq: nth + 1, at: 0, events: [{}] })),
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows again what happened since your turn ended, and then the table as it is', () => {
  const since = new Since()
  since.note(at(1), true)
  since.note(at(2), false)
  expect(since.any).toBe(false)
  since.note(at(3), false)
  since.note(at(4), true)
  expect(since.any).toBe(true)
  since.play()
  const seen: (number | null | undefined)[] = [since.shown?.game.deadline]
  while (since.shown) {
    vi.runOnlyPendingTimers()
    if (since.shown) seen.push(since.shown.game.deadline)
  }
  expect(seen).toEqual([2, 3, 4])
})

it('can be skipped', () => {
  const since = new Since()
  for (const seq of [1, 2, 3]) since.note(at(seq), false)
  since.play()
  since.skip()
  expect(since.shown).toBeNull()
})

it('leaves out what has been taken out of the past', () => {
  const since = new Since()
  for (const seq of [1, 2, 3, 4]) since.note(at(seq), false)
  since.play((past) => past.filter(({ seq }) => seq !== 2 && seq !== 3))
  const seen = [since.shown?.game.deadline]
  vi.runOnlyPendingTimers()
  seen.push(since.shown?.game.deadline)
  vi.runOnlyPendingTimers()
  expect([...seen, since.shown]).toEqual([1, 4, null])
})
