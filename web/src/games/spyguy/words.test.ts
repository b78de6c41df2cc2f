import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DistrictTold, Event } from './wire'
import { Ear } from './words.svelte'

const told = (district: number, again: number) =>
  ({ type: 'DistrictTold', district, again, things: [{ item: 'telephone', colour: 'red', place: 'quay', x: 1, y: 2 }] }) as DistrictTold as Event

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks for a district once, and for the next when the house can tell it', () => {
  const asked: number[] = []
  const ear = new Ear(() => Date.now(), ({ district }) => asked.push(district))
  ear.listen(3)
  vi.advanceTimersByTime(0)
  ear.follow([told(3, Date.now() + 3000)])
  expect(ear.told[3]!.things).toEqual([{ item: 'telephone', colour: 'red', place: 'quay', x: 1, y: 2 }])
  ear.listen(3)
  ear.listen(4)
  ear.listen(5)
  vi.advanceTimersByTime(2999)
  expect(asked).toEqual([3])
  vi.advanceTimersByTime(1)
  expect(asked).toEqual([3, 5])
})
