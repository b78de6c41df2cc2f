// The city as the server sends it: drawing calls in painter's order. `city/scene.py` documents them.
import type { Gag } from './gags'

export type Path = ['p', paint: number, d: string]
export type Stroke = ['s', paint: number, thickness: number, d: string]
export type Sign = ['t', paint: number, x: number, y: number, size: number, text: string]
export type Use = ['u', shape: number, x: number, y: number, scale: number, coat: string[]]
/** A use of one of `parts`, fixed to a building or to the ground. */
export type Fixture = ['f', part: number, x: number, y: number, scale: number, coat: string[]]
export type Glow = ['g', paint: number, x: number, y: number, radius: number]
export type Group = ['b', count: number, left: number, top: number, right: number, bottom: number]

export type Op = Path | Stroke | Glow | Sign | Use | Fixture | Group

export type Stop = [at: number, colour: string]
export type Linear = ['l', x0: number, y0: number, x1: number, y1: number, stops: Stop[]]
export type Radial = ['r', x: number, y: number, radius: number, stops: Stop[]]
export type Paint = string | Linear | Radial

/** Left, top, right, bottom. */
export type Box = [number, number, number, number]

export interface Shape {
  box: Box
  paths: string[]
}

export interface District {
  name: string
  landmarks: string[]
  scenery: string
  box: Box
}

/**
 * Something that moves over the picture, in units and seconds. A gag stays in place; a light fills the box between
 * its two corners.
 */
export type Sprite = [
  kind: 'smoke' | 'boat' | 'walker' | 'light' | Gag,
  x: number,
  y: number,
  toX: number,
  toY: number,
  size: number,
  period: number,
  phase: number,
]

export interface Scene {
  width: number
  height: number
  mood: string
  name: string
  paints: Paint[]
  shapes: Shape[]
  parts: Shape[]
  districts: District[]
  landmarks: { name: string; x: number; y: number }[]
  ops: Op[]
  life?: Sprite[]
}

export function touches(a: Box, b: Box): boolean {
  return a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1]
}
