import { expect, test } from 'vitest'
import { stop } from './radios'

test('tab stops at one radio of a group', () => {
  expect([0, 1, 2].map((nth) => stop(nth, 1))).toEqual([-1, 0, -1])
  expect([0, 1, 2].map((nth) => stop(nth, -1))).toEqual([0, -1, -1])
})
