// Which tiles of the city to paint, in which order. The whole picture is always there, with sharp tiles over it in
// the window.
import type { Camera, Size } from './camera'
import { TILE, type Tile } from './painterMessages'

export interface Range {
  left: number
  top: number
  right: number
  bottom: number
}

/** The tiles in the window at `scale` pixels per unit, with a margin in px on every side. */
export function inSight(camera: Camera, window: Size, city: Size, scale: number, ahead = 0): Range {
  const side = TILE / scale
  const more = ahead / camera.zoom
  const last = { column: Math.ceil(city.width / side) - 1, row: Math.ceil(city.height / side) - 1 }
  const within = (at: number, most: number) => Math.min(most, Math.max(0, Math.floor(at / side)))
  return {
    left: within(camera.x - more, last.column),
    top: within(camera.y - more, last.row),
    right: within(camera.x + window.width / camera.zoom + more, last.column),
    bottom: within(camera.y + window.height / camera.zoom + more, last.row),
  }
}

/** From the middle outwards. */
export function order({ left, top, right, bottom }: Range): Tile[] {
  const middle = { column: (left + right) / 2, row: (top + bottom) / 2 }
  const far = ({ column, row }: Tile) => Math.hypot(column - middle.column, row - middle.row)
  const tiles: Tile[] = []
  for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) tiles.push({ column, row })
  return tiles.sort((a, b) => far(a) - far(b))
}

export function isIn({ left, top, right, bottom }: Range, { column, row }: Tile): boolean {
  return column >= left && column <= right && row >= top && row <= bottom
}

export function keyOf({ column, row }: Tile): string {
  return `${column} ${row}`
}
