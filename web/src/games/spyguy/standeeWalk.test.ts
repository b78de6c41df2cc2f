import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aView } from './testing'
import type { Event } from './wire'

vi.mock('../../lib/motion', () => ({ motionMs: (duration: number) => duration }))
const { Walk } = await import('./standeeWalk.svelte')

const space = (number: number, shortcut = false) => ({ number, shortcut })
const spyGuyWent: Event = { type: 'SpyGuyWent', path: [space(9), space(10), space(11)] }
const moritzWent: Event = { type: 'MoritzWent', path: [space(27), space(28)] }
const searchEnded: Event = { type: 'SearchEnded', why: 'done', found: 2, missed: [] }
const after = aView({ phase: 'reveal', spy_guy: space(11), moritz: 28 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('walks space by space, Spy Guy first', () => {
  const walk = new Walk(aView())
  const seen: string[] = []
  walk.follow([spyGuyWent, moritzWent], after)
  for (let ms = 0; ms < 8_000; ms += 50) {
    vi.advanceTimersByTime(50)
    const now = `${walk.spyGuy.number} ${walk.moritz}`
    if (seen.at(-1) !== now) seen.push(now)
  }
  expect(seen).toEqual(['9 27', '10 27', '11 27', '11 28'])
  expect(walk.walking).toBeNull()
})

it('stands where the table says when nobody has walked', () => {
  const walk = new Walk(aView())
  walk.follow([], aView({ moritz: 30 }))
  expect(walk.moritz).toBe(30)
})

it('does not lag behind a quick table: the next search ends, and the last walk is over', () => {
  const walk = new Walk(aView())
  walk.follow([searchEnded, spyGuyWent, moritzWent], after)
  walk.follow([searchEnded], after)
  expect([walk.spyGuy.number, walk.moritz, walk.walking]).toEqual([11, 28, null])
})
