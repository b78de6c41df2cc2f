// Which tiles of the city are wanted, in which order. The picture is the whole, always there, and over it
// sharp tiles for where the window looks.
import { type Camera, type Size } from './camera'
import { TILE, type Tile } from './studio'

/** Tiles around the window, painted ahead of the fingers. */
const AHEAD = 1
/** Farther away than this, a tile is thrown away. */
const KEEP = 3

export interface Range {
  left: number
  top: number
  right: number
  bottom: number
}

/** The tiles that the window touches at `scale` pixels a unit. */
export function inSight(camera: Camera, window: Size, city: Size, scale: number): Range {
  const side = TILE / scale
  const last = { column: Math.ceil(city.width / side) - 1, row: Math.ceil(city.height / side) - 1 }
  const within = (at: number, most: number) => Math.min(most, Math.max(0, Math.floor(at / side)))
  return {
    left: within(camera.x, last.column),
    top: within(camera.y, last.row),
    right: within(camera.x + window.width / camera.zoom, last.column),
    bottom: within(camera.y + window.height / camera.zoom, last.row),
  }
}

/** What is in sight first, from the middle outwards; then the ring around it. */
export function order(range: Range, city: Size, scale: number): Tile[] {
  const side = TILE / scale
  const last = { column: Math.ceil(city.width / side) - 1, row: Math.ceil(city.height / side) - 1 }
  const middle = { column: (range.left + range.right) / 2, row: (range.top + range.bottom) / 2 }
  const tiles: (Tile & { far: number })[] = []
  for (let row = Math.max(0, range.top - AHEAD); row <= Math.min(last.row, range.bottom + AHEAD); row++) {
    for (let column = Math.max(0, range.left - AHEAD); column <= Math.min(last.column, range.right + AHEAD); column++) {
      const far = Math.hypot(column - middle.column, row - middle.row) + (isIn(range, { column, row }) ? 0 : 1000)
      tiles.push({ column, row, far })
    }
  }
  return tiles.sort((a, b) => a.far - b.far).map(({ column, row }) => ({ column, row }))
}

export function isIn(range: Range, { column, row }: Tile): boolean {
  return column >= range.left && column <= range.right && row >= range.top && row <= range.bottom
}

export function isFar({ left, top, right, bottom }: Range, tile: Tile): boolean {
  return !isIn({ left: left - KEEP, top: top - KEEP, right: right + KEEP, bottom: bottom + KEEP }, tile)
}

export function count({ left, top, right, bottom }: Range): number {
  return (right - left + 1) * (bottom - top + 1)
}

export function keyOf({ column, row }: Tile): string {
  return `${column} ${row}`
}
