// The places of the five frames on the cork board, and the thread from case to case.
import { aspects, type Aspect } from '../shapes'

export interface Frame {
  aspect: Aspect
  /** The middle of its upper edge, at the pin. */
  x: number
  y: number
  w: number
  tilt: number
}

/** By aspect, as shares of the board. */
const HUNG: Record<Aspect, { x: number; y: number; tilt: number }> = {
  motive: { x: 0.12, y: 0.3, tilt: -1.5 },
  suspect: { x: 0.31, y: 0.42, tilt: 1.5 },
  location: { x: 0.5, y: 0.23, tilt: -1 },
  crime: { x: 0.69, y: 0.4, tilt: 2 },
  object: { x: 0.88, y: 0.27, tilt: -1.5 },
}

/** Below this width pictures have no words, which would be too small to read. */
export const SMALL = 960

export function boardHeight(width: number): number {
  return width < SMALL ? Math.min(width * 0.46, 320) : Math.min(width * 0.34, 386)
}

export function framesOn(width: number): Frame[] {
  const height = boardHeight(width)
  const w = width < SMALL ? Math.min(width * 0.165, 130) : Math.min(width * 0.125, 150)
  return aspects.map((aspect) => {
    const { x, y, tilt } = HUNG[aspect]
    return { aspect, x: x * width, y: y * height, w, tilt }
  })
}

/** A thread from pin to pin that sags a little, as an SVG path. */
export function thread(pins: { x: number; y: number }[], slack = 0.12): string {
  return pins
    .map(({ x, y }, nth) => {
      const from = pins[nth - 1]
      if (!from) return `M${x} ${y}`
      const sag = Math.abs(x - from.x) * slack
      return `Q${(x + from.x) / 2} ${(y + from.y) / 2 + sag} ${x} ${y}`
    })
    .join('')
}
