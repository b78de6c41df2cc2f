import { beforeEach, expect, it, vi } from 'vitest'
import { cameBack, isToday, streak, today } from './daily'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) })
})

it('names the city after the day, the same for everyone', () => {
  expect(today(new Date(2026, 10, 6, 23, 59))).toBe('2026-11-06')
  expect(isToday('k7')).toBe(false)
})

it('counts days in a row, each once, over the end of a month', () => {
  expect([cameBack('2026-02-27'), cameBack('2026-02-28'), cameBack('2026-02-28'), cameBack('2026-03-01')]).toEqual([1, 2, 2, 3])
  expect(streak('2026-03-02')).toBe(3)
  expect(streak('2026-03-03')).toBe(0)
  expect(cameBack('2026-03-05')).toBe(1)
})
