import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DistrictTold, Event } from './wire'
import { DistrictReader } from './districtReader.svelte'

const told = (district: number, again: number) =>
  ({ type: 'DistrictTold', district, again, things: [{ item: 'telephone', colour: 'red', place: 'quay' }] }) as DistrictTold as Event

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks for a district once, and for the next when the house can tell it', () => {
  const asked: number[] = []
  const ear = new DistrictReader(
    () => Date.now(),
    ({ district }) => void asked.push(district),
  )
  ear.listen(3)
  vi.advanceTimersByTime(0)
  ear.follow([told(3, Date.now() + 3000)])
  expect(ear.told[3]!.things).toEqual([{ item: 'telephone', colour: 'red', place: 'quay' }])
  ear.listen(3)
  ear.listen(4)
  ear.listen(5)
  vi.advanceTimersByTime(2999)
  expect(asked).toEqual([3])
  vi.advanceTimersByTime(1)
  expect(asked).toEqual([3, 5])
})

it('marks by number, one thing after the other', () => {
  const asked: unknown[] = []
  const ear = new DistrictReader(
    () => Date.now(),
    (move) => void asked.push(move),
  )
  ear.mark(3, 2)
  vi.advanceTimersByTime(0)
  ear.mark(3, 5)
  vi.advanceTimersByTime(2000)
  expect(asked).toEqual([{ type: 'MarkTold', district: 3, number: 2 }])
  vi.advanceTimersByTime(100)
  expect(asked).toHaveLength(2)
})
