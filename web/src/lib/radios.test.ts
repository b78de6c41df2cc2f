import { expect, test } from 'vitest'
import { radioTabIndex } from './radios'

test('tab stops at one radio of a group', () => {
  expect([0, 1, 2].map((nth) => radioTabIndex(nth, 1))).toEqual([-1, 0, -1])
  expect([0, 1, 2].map((nth) => radioTabIndex(nth, -1))).toEqual([0, -1, -1])
})
