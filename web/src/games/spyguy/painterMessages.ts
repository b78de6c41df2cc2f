// The messages between the board and its painter's worker.
import type { Size } from './camera'
import type { Lifted } from './paint'
import type { Sprite, Box, District } from './scene'

export interface Begin {
  type: 'Begin'
  /** The address of the scene. */
  /** The scene as JSON. */
  text: string
  /** The font of the signs. */
  font: string
  /** Pixels per unit in the picture of the whole city. */
  wholeScale: number
}

/** Paint these tiles, in this order. Earlier requests that are not in the list are cancelled. */
export interface Want {
  type: 'Want'
  /** Pixels per unit. */
  scale: number
  tiles: Tile[]
}

export interface Tile {
  column: number
  row: number
}

/** A tap: find the thing at this point. */
export interface Poke {
  type: 'Poke'
  x: number
  y: number
  /** Pixels per unit. */
  scale: number
}

export type ToPainter = Begin | Want | Poke

/** What the board needs to know of the scene besides its picture. */
export interface Facts {
  width: number
  height: number
  mood: string
  name: string
  districts: District[]
  life: Sprite[]
}

export interface Read {
  type: 'Read'
  facts: Facts
}

export interface Painted {
  type: 'Painted'
  scale: number
  tile: Tile
  picture: ImageBitmap
}

export interface WholePainted {
  type: 'WholePainted'
  picture: ImageBitmap
}

export interface Poked extends Lifted {
  type: 'Poked'
}

export interface Failed {
  type: 'Failed'
  reason: string
}

export type FromPainter = Read | WholePainted | Painted | Poked | Failed

/** In device pixels. A few large tiles move more cheaply than many small ones. */
export const TILE = 1024

/** In device pixels. The last tile of a row or column ends with the picture. */
export function sizeOf({ column, row }: Tile, scale: number, city: Size): Size {
  const along = (from: number, end: number) => Math.max(1, Math.min(TILE, Math.floor(end * scale) - from * TILE))
  return { width: along(column, city.width), height: along(row, city.height) }
}

export function boxOf({ column, row }: Tile, scale: number): Box {
  const side = TILE / scale
  return [column * side, row * side, (column + 1) * side, (row + 1) * side]
}
