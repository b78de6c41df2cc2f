import { expect, test } from 'vitest'
import { leastCovered, candidateSpots, type Box } from './pointing'

const box = (left: number, top: number): Box => ({ left, top, width: 100, height: 100 })

test('the coach stands where it covers least, and in the first place where nothing is covered', () => {
  const places = [box(0, 0), box(200, 0), box(400, 0)]
  expect(leastCovered(places, [])).toBe(0)
  expect(leastCovered(places, [box(50, 50)])).toBe(1)
  expect(leastCovered(places, [box(10, 0), box(250, 50), box(390, 0)])).toBe(1)
})

test('on a phone it stands between what is above and what is below', () => {
  const phone = candidateSpots({ width: 360, height: 740 }, { width: 336, height: 190 })
  const [others, hand] = [
    { left: 0, top: 80, width: 360, height: 92 },
    { left: 4, top: 484, width: 92, height: 120 },
  ]
  const { top, height } = phone[leastCovered(phone, [others, hand])]!
  expect(top).toBeGreaterThan(others.top + others.height)
  expect(top + height).toBeLessThan(hand.top)
})

test('on a phone it covers nothing of what it asks to tap, wherever the rest leaves room for it', () => {
  const [height, room] = [190, 240]
  const phone = candidateSpots({ width: 360, height: 740 }, { width: 336, height })
  for (let from = 82; from + room < 740; from += 20) {
    const asked = [
      { left: 0, top: 62, width: 360, height: from - 62 },
      { left: 0, top: from + room, width: 360, height: 740 - from - room },
    ]
    const { top } = phone[leastCovered(phone, asked)]!
    expect(top, `with room from ${from}`).toBeGreaterThanOrEqual(from)
    expect(top + height).toBeLessThanOrEqual(from + room)
  }
})
