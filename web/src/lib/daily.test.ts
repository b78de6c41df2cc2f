import { expect, test } from 'vitest'
import { dateOf, toDay, streakLength } from './daily'

test('counts the days in a row, and today only once it is played', () => {
  const days = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']
  expect(streakLength(days, '2026-11-02')).toBe(4)
  expect(streakLength(days, '2026-11-03')).toBe(4)
  expect(streakLength(days, '2026-11-04')).toBe(0)
  expect(streakLength([...days, '2026-11-04'], '2026-11-04')).toBe(1)
  expect(streakLength([], '2026-11-04')).toBe(0)
})

test('is the same day all over the world, whatever the calendar here says', () => {
  expect(toDay(new Date('2026-11-17T23:30:00-08:00'))).toBe('2026-11-18')
  expect(dateOf('2026-11-18').getDate()).toBe(18)
})
