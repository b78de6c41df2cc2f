import { expect, test } from 'vitest'
import { freest, type Box } from './pointing'

const box = (left: number, top: number): Box => ({ left, top, width: 100, height: 100 })

test('the coach stands where it covers least, and in the first place where nothing is covered', () => {
  const places = [box(0, 0), box(200, 0), box(400, 0)]
  expect(freest(places, [])).toBe(0)
  expect(freest(places, [box(50, 50)])).toBe(1)
  expect(freest(places, [box(10, 0), box(250, 50), box(390, 0)])).toBe(1)
})
