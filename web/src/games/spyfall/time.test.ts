import { expect, it } from 'vitest'
import { minutes, warningDue } from './time'

it('counts a started second whole, so that 0:00 means the end', () => {
  expect(minutes(342_000)).toBe('5:42')
  expect(minutes(59_001)).toBe('1:00')
  expect(minutes(1)).toBe('0:01')
  expect(minutes(0)).toBe('0:00')
  expect(minutes(-500)).toBe('0:00')
})

it('warns once, when a mark is passed', () => {
  expect(warningDue(60_200, 60_000)).toBe(60_000)
  expect(warningDue(60_000, 59_800)).toBeUndefined()
  expect(warningDue(30_100, 29_900)).toBe(30_000)
  expect(warningDue(480_000, 479_800)).toBeUndefined()
})
