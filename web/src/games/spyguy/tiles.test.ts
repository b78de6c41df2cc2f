import { expect, it } from 'vitest'
import { inSight, isFar, isIn, keyOf, order } from './tiles'

const CITY = { width: 3200, height: 2000 }
const CAMERA = { x: 1000, y: 600, zoom: 1 }
const WINDOW = { width: 1000, height: 600 }

it('knows which tiles the window touches', () => {
  expect(inSight(CAMERA, WINDOW, CITY, 1)).toEqual({ left: 1, top: 1, right: 3, bottom: 2 })
  expect(inSight({ x: -900, y: -900, zoom: 1 }, WINDOW, CITY, 1)).toEqual({ left: 0, top: 0, right: 0, bottom: 0 })
  expect(inSight({ x: 9000, y: 9000, zoom: 1 }, WINDOW, CITY, 1)).toEqual({ left: 6, top: 3, right: 6, bottom: 3 })
})

it('wants all that is in sight first, then one ring around it, nothing twice and nothing outside', () => {
  const range = inSight(CAMERA, WINDOW, CITY, 1)
  const tiles = order(range, CITY, 1)
  expect(tiles.slice(0, 6).every((tile) => isIn(range, tile))).toBe(true)
  expect(tiles.slice(6).some((tile) => isIn(range, tile))).toBe(false)
  expect(new Set(tiles.map(keyOf)).size).toBe(tiles.length)
  expect(tiles).toHaveLength(5 * 4)
})

it('throws away what is far, keeps what is near', () => {
  const range = { left: 5, top: 5, right: 6, bottom: 6 }
  expect(isFar(range, { column: 3, row: 5 })).toBe(false)
  expect(isFar(range, { column: 0, row: 5 })).toBe(true)
})
