import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Replay } from '../wire'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))
vi.stubGlobal('localStorage', { getItem: () => null })
const { ReplayPlayer } = await import('./player.svelte')

const aReplay = (...times: number[]) => ({ frames: times.map((at) => ({ at, to_act: [], view: {} })) }) as unknown as Replay

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('steps forwards and backwards and stays within the replay', () => {
  const player = new ReplayPlayer(aReplay(0, 1, 2))
  player.step(-1)
  expect(player.index).toBe(0)
  for (let n = 0; n < 5; n++) player.step(1)
  expect([player.index, player.next]).toEqual([2, undefined])
  player.step(-1)
  expect(player.frame.at).toBe(1)
})

test('plays to the end by itself, and from the start again', () => {
  const player = new ReplayPlayer(aReplay(0, 1, 2), 1)
  player.toggle()
  vi.runAllTimers()
  expect([player.index, player.playing]).toEqual([2, false])
  player.toggle()
  expect([player.index, player.playing]).toEqual([0, true])
  player.step(1)
  vi.runAllTimers()
  expect([player.index, player.playing]).toEqual([1, false])
})

test('other eyes see the same moment', () => {
  const player = new ReplayPlayer(aReplay(0, 10, 20, 30), 2)
  player.through(aReplay(0, 20, 30))
  expect(player.frame.at).toBe(20)
})

test('plays at the speed one chooses, also once it has begun', () => {
  const player = new ReplayPlayer(aReplay(0, 1, 2, 3, 4, 5, 6, 7, 8))
  player.toggle()
  vi.advanceTimersByTime(1_000)
  expect(player.index).toBe(1)
  player.shift()
  player.shift()
  expect(player.speed).toBe(4)
  vi.advanceTimersByTime(950)
  expect(player.index).toBe(5)
  player.shift()
  vi.advanceTimersByTime(1_000)
  expect([player.speed, player.index]).toEqual([0.5, 5])
  player.shift()
  expect(player.speed).toBe(1)
})
