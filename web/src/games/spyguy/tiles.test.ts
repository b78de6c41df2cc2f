import { expect, it } from 'vitest'
import { boxOf, sizeOf, TILE } from './painterMessages'
import { inSight, isIn, keyOf, order } from './tiles'

const CITY = { width: 3200, height: 2000 }
const WINDOW = { width: 900, height: 600 }
const SCALE = TILE / 500 // a tile is 500 units wide

it('knows which tiles the window touches, and which it would in a moment', () => {
  const camera = { x: 550, y: 550, zoom: 1 }
  expect(inSight(camera, WINDOW, CITY, SCALE)).toEqual({ left: 1, top: 1, right: 2, bottom: 2 })
  expect(inSight(camera, WINDOW, CITY, SCALE, 100)).toEqual({ left: 0, top: 0, right: 3, bottom: 2 })
})

it('never leaves the city', () => {
  expect(inSight({ x: -9000, y: -9000, zoom: 1 }, WINDOW, CITY, SCALE, 50)).toEqual({ left: 0, top: 0, right: 0, bottom: 0 })
  expect(inSight({ x: 9000, y: 9000, zoom: 1 }, WINDOW, CITY, SCALE, 50)).toEqual({ left: 6, top: 3, right: 6, bottom: 3 })
})

it('paints every tile once, the middle first', () => {
  const range = { left: 1, top: 0, right: 3, bottom: 2 }
  const tiles = order(range)
  expect(tiles[0]).toEqual({ column: 2, row: 1 })
  expect(new Set(tiles.map(keyOf)).size).toBe(9)
  expect(tiles.every((tile) => isIn(range, tile))).toBe(true)
})

it('paints nothing beyond the edges of the picture', () => {
  const [first, last] = [
    { column: 0, row: 0 },
    { column: 6, row: 3 },
  ]
  expect(sizeOf(first, SCALE, CITY)).toEqual({ width: TILE, height: TILE })
  const { width, height } = sizeOf(last, SCALE, CITY)
  const [left, top] = boxOf(last, SCALE)
  expect(left + width / SCALE).toBeCloseTo(CITY.width, 0)
  expect(top + height / SCALE).toBeCloseTo(CITY.height, 0)
})
