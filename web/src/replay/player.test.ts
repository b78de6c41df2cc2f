import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Replay } from '../wire'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))
vi.stubGlobal('localStorage', { getItem: () => null })
const { ReplayPlayer } = await import('./player.svelte')

const aReplay = (...times: number[]) => ({ frames: times.map((at) => ({ at, to_act: [], view: {} })) }) as unknown as Replay

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('steps forwards and backwards and stays within the replay', () => {
  const projector = new ReplayPlayer(aReplay(0, 1, 2))
  projector.step(-1)
  expect(projector.index).toBe(0)
  for (let n = 0; n < 5; n++) projector.step(1)
  expect([projector.index, projector.next]).toEqual([2, undefined])
  projector.step(-1)
  expect(projector.frame.at).toBe(1)
})

test('plays to the end by itself, and from the start again', () => {
  const projector = new ReplayPlayer(aReplay(0, 1, 2), 1)
  projector.toggle()
  vi.runAllTimers()
  expect([projector.index, projector.playing]).toEqual([2, false])
  projector.toggle()
  expect([projector.index, projector.playing]).toEqual([0, true])
  projector.step(1)
  vi.runAllTimers()
  expect([projector.index, projector.playing]).toEqual([1, false])
})

test('other eyes see the same moment', () => {
  const projector = new ReplayPlayer(aReplay(0, 10, 20, 30), 2)
  projector.through(aReplay(0, 20, 30))
  expect(projector.frame.at).toBe(20)
})

test('plays at the speed one chooses, also once it has begun', () => {
  const projector = new ReplayPlayer(aReplay(0, 1, 2, 3, 4, 5, 6, 7, 8))
  projector.toggle()
  vi.advanceTimersByTime(1_000)
  expect(projector.index).toBe(1)
  projector.shift()
  projector.shift()
  expect(projector.speed).toBe(4)
  vi.advanceTimersByTime(950)
  expect(projector.index).toBe(5)
  projector.shift()
  vi.advanceTimersByTime(1_000)
  expect([projector.speed, projector.index]).toEqual([0.5, 5])
  projector.shift()
  expect(projector.speed).toBe(1)
})
