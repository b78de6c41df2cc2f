import { afterEach, beforeEach, expect, it, vi } from 'vitest'
vi.mock('../../lib/motion', () => ({ motionMs: (duration: number) => duration }))
vi.mock('../../lib/buildId', () => ({ pageBuild: () => 'b' }))
const { Replay } = await import('./replay.svelte')
const { AT_ONCE, BEAT, BOT_BEAT } = await import('./beats')
import { aView } from './testing'
import type { Happened } from '../../wire'
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

it('shows a whole turn of a bot in two seconds, with the 800 ms that its moves take', () => {
  const view = aView({ active: 1, turn: 5 })
  const chairs = [
    { person: 'p', name: 'Ida' },
    { bot: 'normal', name: 'Clover' },
  ]
  const replay = new Replay('KITE', 1, [], view, false, () => chairs)
  const path = Array.from({ length: 9 }, () => ({ seat: 1, slot: 0 }))
  const happened = Array.from({ length: 9 }, (_, seq): Happened => {
    const event: Event = seq < 8 ? { type: 'TurnEnded', seat: 1 } : { type: 'SuspectWalked', path }
    return { seq: seq + 1, at: 0, events: [event] }
  })
  for (const [nth] of happened.entries()) {
    vi.advanceTimersByTime(800 / happened.length)
    replay.follow(happened.slice(0, nth + 1), view)
  }
  expect(replay.playing).toBe(true)
  vi.advanceTimersByTime(BOT_BEAT)
  expect(replay.playing).toBe(false)
})
