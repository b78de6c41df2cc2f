import { afterEach, beforeEach, expect, it, vi } from 'vitest'
vi.mock('../../lib/motion', () => ({ motionMs: (duration: number) => duration }))
vi.mock('../../lib/buildId', () => ({ pageBuild: () => 'b' }))
const { Replay } = await import('./replay.svelte')
const { AT_ONCE, BEAT } = await import('./beats')
import { aView } from './testing'
import type { Event } from './wire'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('with the quickest bots, the whole end of the own turn is one beat too', () => {
  const replay = new Replay('KITE', 1, [], aView({ active: 0, turn: 4 }))
  const path = Array.from({ length: 9 }, (_, nth) => ({ seat: 1, slot: nth % 3 }))
  const events: Event[] = [
    { type: 'SuspectWalked', path },
    { type: 'HandsFlipped', hands: [] },
    { type: 'TurnBegan', seat: 1, turn: 5, final: false },
  ]
  replay.follow([{ seq: 1, at: 0, events }], aView({ active: 1, turn: 5 }), true)
  vi.advanceTimersByTime(BEAT + AT_ONCE)
  expect(replay.playing).toBe(false)
})
