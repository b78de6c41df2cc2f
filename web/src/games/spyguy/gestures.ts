// Gesture recognition on the city: pan, pinch or tap. A tap is one finger that did not move; a gesture that was a pan
// or a pinch never ends in a tap.
import type { Point } from './camera'

/** A movement: the offset in px, and a zoom by `factor` around `at`. */
export interface Moved {
  dx: number
  dy: number
  factor: number
  at: Point
}

/** The end of a gesture: a tap, or a speed in px per ms to glide on with. */
export type Ended = { tap: Point } | { fling: Point }

interface Sample extends Point {
  /** In ms. */
  at: number
}

/** Movement that still counts as a tap, in px. A finger is less steady than a mouse. */
const SLOP = { touch: 10, pen: 8, mouse: 4 }
/** The period that counts for the speed, in ms. */
const LATELY = 90
const STILL: Point = { x: 0, y: 0 }

export class GestureTracker {
  #down = new Map<number, Point>()
  #start: Point = STILL
  #slop = SLOP.touch
  #wandered = false
  #trail: Sample[] = []

  get down(): number {
    return this.#down.size
  }

  /** Whether the city is being moved. */
  get wandering(): boolean {
    return this.#wandered && this.down > 0
  }

  press(id: number, point: Point, at: number, kind = 'touch'): void {
    if (!this.down) {
      this.#start = point
      this.#slop = SLOP[kind as keyof typeof SLOP] ?? SLOP.touch
      this.#wandered = false
    }
    this.#down.set(id, point)
    if (this.down > 1) this.#wandered = true
    this.#trail = [{ ...this.#middle(), at }]
  }

  move(id: number, point: Point, at: number): Moved | null {
    const before = this.#down.get(id)
    if (!before) return null
    if (!this.#wandered && distance(point, this.#start) > this.#slop) this.#wandered = true
    if (!this.#wandered) return null // the start point still counts as the path so far
    const [middle, spread] = [this.#middle(), this.#spread()]
    this.#down.set(id, point)
    const now = this.#middle()
    this.#trail = [...this.#trail.filter((sample) => at - sample.at < LATELY), { ...now, at }]
    return { dx: now.x - middle.x, dy: now.y - middle.y, factor: spread ? this.#spread() / spread : 1, at: now }
  }

  /** Null while other fingers are still down. */
  lift(id: number, point: Point, at: number): Ended | null {
    if (!this.#down.has(id)) return null
    this.#down.delete(id)
    if (this.down) {
      this.#trail = [{ ...this.#middle(), at }] // a pinch that continues as a pan starts slow
      return null
    }
    return this.#wandered ? { fling: this.#speed(at) } : { tap: point }
  }

  /** The system cancelled the touch (a call, a swipe from the edge). */
  cancel(): void {
    this.#down.clear()
  }

  #speed(at: number): Point {
    const [first, last] = [this.#trail[0], this.#trail.at(-1)]
    if (!first || !last || at - last.at > LATELY || last.at - first.at < 8) return STILL
    const time = last.at - first.at
    return { x: (last.x - first.x) / time, y: (last.y - first.y) / time }
  }

  #middle(): Point {
    let [x, y] = [0, 0]
    for (const point of this.#down.values()) [x, y] = [x + point.x, y + point.y]
    return { x: x / this.down, y: y / this.down }
  }

  /** The distance of two fingers; 0 for one. */
  #spread(): number {
    const [one, other] = this.#down.values()
    return one && other ? Math.max(1, distance(one, other)) : 0
  }
}

/** The speed of a glide after this many ms; null once it has come to rest. */
export function glide(speed: Point, passed: number): Point | null {
  const slower = Math.exp(-passed / 325)
  const now = { x: speed.x * slower, y: speed.y * slower }
  return Math.hypot(now.x, now.y) < 0.02 ? null : now
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** Two taps this close together, in ms and px, are a double tap. */
const TWICE = { within: 240, near: 44 }

/**
 * Separates double taps from finds. A finger's tap waits until no second tap can follow, or until another tap
 * elsewhere confirms it.
 */
export class DoubleTaps {
  #last: Sample | null = null
  #waiting: { timer: ReturnType<typeof setTimeout>; go: () => void } | null = null
  #tap: (at: Point, zoom: number) => void

  constructor(tap: (at: Point, zoom: number) => void) {
    this.#tap = tap
  }

  /** Whether this tap is the second of a double tap. Then neither is a find. */
  tap(point: Point, at: number): boolean {
    const twice =
      this.#waiting !== null && this.#last !== null && at - this.#last.at < TWICE.within && distance(point, this.#last) < TWICE.near
    if (twice) this.stop()
    else this.#flush()
    this.#last = twice ? null : { ...point, at }
    return twice
  }

  wait(at: Point, zoom: number): void {
    const go = () => {
      this.#waiting = null
      this.#tap(at, zoom)
    }
    this.#waiting = { go, timer: setTimeout(go, TWICE.within) }
  }

  stop(): void {
    if (this.#waiting) clearTimeout(this.#waiting.timer)
    this.#waiting = null
  }

  #flush(): void {
    const waiting = this.#waiting
    this.stop()
    waiting?.go()
  }
}
