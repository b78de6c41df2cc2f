import { describe, expect, it } from 'vitest'
import { type Camera, cssTransform, centred, clamped, initialView, panned, toCity, toWindow, fitWhole, zoomed } from './camera'

const CITY = { width: 3200, height: 2000 }
const DESK = { width: 1280, height: 744 }
const PHONE = { width: 360, height: 688 }
const EDGES = { left: 0, top: 160, right: 48, bottom: 100 }
const NONE = { left: 0, top: 0, right: 0, bottom: 0 }
const HERE: Camera = { x: 700, y: 400, zoom: 0.9 }

it('finds the same place of the city back', () => {
  const at = { x: 123, y: 456 }
  expect(toWindow(HERE, toCity(HERE, at)).x).toBeCloseTo(at.x)
  expect(toWindow(HERE, toCity(HERE, at)).y).toBeCloseTo(at.y)
})

it('carries what lies on the city to where it is seen now', () => {
  const now = zoomed(panned(HERE, 30, -20), 1.5, { x: 200, y: 300 }, CITY, PHONE)
  const [x, y, scale] = cssTransform(HERE, now)
    .match(/-?[\d.]+/g)!
    .map(Number) as [number, number, number]
  const place = { x: 900, y: 500 }
  const [before, after] = [toWindow(HERE, place), toWindow(now, place)]
  expect(x + before.x * scale).toBeCloseTo(after.x)
  expect(y + before.y * scale).toBeCloseTo(after.y)
})

it('moves the city with the finger, by as much', () => {
  const under = toCity(HERE, { x: 100, y: 100 })
  const moved = toWindow(panned(HERE, 30, -20), under)
  expect(moved.x).toBeCloseTo(130)
  expect(moved.y).toBeCloseTo(80)
})

it('keeps what is under the fingers there while it zooms', () => {
  const at = { x: 200, y: 300 }
  const under = toCity(HERE, at)
  for (const factor of [0.8, 1.7]) {
    const there = toWindow(zoomed(HERE, factor, at, CITY, PHONE), under)
    expect(there.x).toBeCloseTo(at.x)
    expect(there.y).toBeCloseTo(at.y)
  }
})

it('zooms out no farther than the whole city, and in no closer than helps', () => {
  expect(zoomed(HERE, 0.001, { x: 0, y: 0 }, CITY, DESK).zoom).toBeCloseTo(744 / 2000)
  expect(zoomed(HERE, 1000, { x: 0, y: 0 }, CITY, DESK).zoom).toBeLessThan(4)
})

describe('the edges', () => {
  it('may be passed by what the panels cover, and no more', () => {
    const corner = clamped({ x: -9000, y: -9000, zoom: 1 }, CITY, PHONE, EDGES)
    expect([corner.x, corner.y]).toEqual([-0, -160])
    const other = clamped({ x: 9000, y: 9000, zoom: 1 }, CITY, PHONE, EDGES)
    expect([other.x, other.y]).toEqual([3200 - 360 + 48, 2000 - 688 + 100])
  })

  it('are equally far away when all of the city is in sight', () => {
    const all = fitWhole(CITY, DESK, NONE)
    expect(toWindow(all, { x: 0, y: 0 }).x).toBeCloseTo(DESK.width - toWindow(all, { x: 3200, y: 0 }).x)
    expect(toWindow(all, { x: 0, y: 0 }).y).toBeCloseTo(0)
    expect(toWindow(all, { x: 0, y: 2000 }).y).toBeCloseTo(DESK.height)
  })
})

it('looks at a place in the middle of what the panels leave free', () => {
  const at = toWindow(centred({ x: 1600, y: 1000 }, 1, CITY, PHONE, EDGES), { x: 1600, y: 1000 })
  expect(at).toEqual({ x: (360 - 48) / 2, y: (160 + 588) / 2 })
})

it('begins close on a phone, and with a full window on a desk', () => {
  expect(initialView(CITY, PHONE, EDGES).zoom).toBe(0.92)
  expect(initialView(CITY, DESK, NONE).zoom).toBe(0.4)
})
