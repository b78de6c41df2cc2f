// Paints a part of the city. Paths and gradients are prepared once and reused for every tile.
import type { Box, Fixture, Glow, Linear, Op, Paint, Path, Radial, Scene, Shape, Sign, Stroke, Use } from './scene'
import { touches } from './scene'

type Context = OffscreenCanvasRenderingContext2D
type Fill = string | CanvasGradient

/** The part of the city, and the pixels per unit. */
export interface Part {
  box: Box
  scale: number
}

export const SIGNS = 'Fraunces'
/** Only things smaller than this jump, in units: houses and hills stay. */
const LIGHT = 260
/** How far a hole may reach from a thing's middle towards its edge. */
const HOLE = 0.4

/** One thing of the picture, painted alone. */
export interface Lifted {
  box: Box
  picture: ImageBitmap
}

export class Painter {
  #scene: Scene
  #paths = new Map<string, Path2D>()
  #fills: Fill[]
  #glows = new Map<string, CanvasGradient>()
  #context: Context
  #part: Part = { box: [0, 0, 0, 0], scale: 1 }

  constructor(context: Context, scene: Scene) {
    this.#context = context
    this.#scene = scene
    this.#fills = scene.paints.map((paint) => this.#fill(paint))
  }

  paint(part: Part): void {
    this.#part = part
    this.#context.lineCap = 'round'
    this.#context.lineJoin = 'round'
    const { ops } = this.#scene
    for (let at = 0; at < ops.length; at++) {
      const op = ops[at]!
      if (op[0] !== 'b') this.#draw(op)
      else if (!touches([op[2], op[3], op[4], op[5]], part.box)) at += op[1]
    }
  }

  /** The frontmost thing at a point, painted alone; null where there is only ground. */
  lift(x: number, y: number, scale: number): Lifted | null {
    const canvas = new OffscreenCanvas(1, 1)
    const painting = this.#context
    this.#context = canvas.getContext('2d')!
    try {
      const things = this.#scene.ops.filter((op): op is Use => op[0] === 'u' && this.#isNear(op, x, y))
      const use = things.findLast((thing) => this.#isHit(thing, x, y)) ?? things.findLast((thing) => this.#hasInItsMiddle(thing, x, y))
      if (!use) return null
      const box = this.#boxOf(use)
      canvas.width = Math.ceil((box[2] - box[0]) * scale)
      canvas.height = Math.ceil((box[3] - box[1]) * scale)
      this.#part = { box, scale }
      this.#use(use)
      return { box, picture: canvas.transferToImageBitmap() }
    } finally {
      this.#context = painting
    }
  }

  #isNear(use: Use, x: number, y: number): boolean {
    const [left, top, right, bottom] = this.#boxOf(use)
    return x >= left && x <= right && y >= top && y <= bottom && right - left <= LIGHT && bottom - top <= LIGHT
  }

  #isHit(use: Use, x: number, y: number): boolean {
    this.#part = { box: [0, 0, 0, 0], scale: 1 }
    this.#place(use[2], use[3], use[4])
    return this.#shapeOf(use).paths.some((path) => this.#context.isPointInPath(this.#path(path), x, y))
  }

  /** Whether a point in a thing's hole counts as the thing, as in a ring. */
  #hasInItsMiddle(use: Use, x: number, y: number): boolean {
    const [left, top, right, bottom] = this.#boxOf(use)
    return Math.hypot((2 * x - left - right) / (right - left), (2 * y - top - bottom) / (bottom - top)) < HOLE
  }

  #draw(op: Exclude<Op, ['b', ...unknown[]]>): void {
    switch (op[0]) {
      case 'u':
      case 'f':
        return this.#use(op)
      case 't':
        return this.#sign(op)
      case 'g':
        return this.#shine(op)
      default:
        this.#place(0, 0, 1)
        return this.#brush(op, this.#fills[op[1]]!)
    }
  }

  /** Set the brush to the city's units, scaled and moved. */
  #place(x: number, y: number, size: number): void {
    const { box, scale } = this.#part
    this.#context.setTransform(size * scale, 0, 0, size * scale, (x - box[0]) * scale, (y - box[1]) * scale)
  }

  #brush(op: Path | Stroke, fill: Fill): void {
    if (op[0] === 'p') {
      this.#context.fillStyle = fill
      this.#context.fill(this.#path(op[2]))
    } else {
      this.#context.strokeStyle = fill
      this.#context.lineWidth = op[2]
      this.#context.stroke(this.#path(op[3]))
    }
  }

  #shapeOf([kind, number]: Use | Fixture): Shape {
    return this.#scene[kind === 'u' ? 'shapes' : 'parts'][number]!
  }

  #boxOf(use: Use | Fixture): Box {
    const [, , x, y, scale] = use
    const [left, top, right, bottom] = this.#shapeOf(use).box
    return [x + left * scale, y + top * scale, x + right * scale, y + bottom * scale]
  }

  #use(use: Use | Fixture): void {
    if (!touches(this.#boxOf(use), this.#part.box)) return
    const [, , x, y, scale, coat] = use
    this.#place(x, y, scale)
    this.#shapeOf(use).paths.forEach((path, at) => {
      this.#context.fillStyle = coat[at]!
      this.#context.fill(this.#path(path))
    })
  }

  #shine([, number, x, y, radius]: Glow): void {
    const paint = this.#scene.paints[number]
    if (typeof paint !== 'string' || !touches([x - radius, y - radius, x + radius, y + radius], this.#part.box)) return
    this.#place(x, y, radius)
    this.#context.globalCompositeOperation = 'screen'
    this.#context.fillStyle = this.#glow(paint)
    this.#context.fillRect(-1, -1, 2, 2)
    this.#context.globalCompositeOperation = 'source-over'
  }

  #sign([, paint, x, y, size, text]: Sign): void {
    this.#place(x, y, 1)
    this.#context.font = `750 ${size}px ${SIGNS}, Georgia, serif`
    this.#context.textAlign = 'center'
    this.#context.textBaseline = 'middle'
    this.#context.fillStyle = this.#fills[paint]!
    this.#context.fillText(text, 0, 0)
  }

  #path(d: string): Path2D {
    let path = this.#paths.get(d)
    if (!path) this.#paths.set(d, (path = new Path2D(d)))
    return path
  }

  #fill(paint: Paint): Fill {
    return typeof paint === 'string' ? paint : gradient(this.#context, paint)
  }

  /** A gradient around the origin, one unit wide, that fades to its rim. */
  #glow(colour: string): CanvasGradient {
    let glow = this.#glows.get(colour)
    if (!glow) {
      const solid = colour.slice(0, 7)
      const strength = colour.length > 7 ? parseInt(colour.slice(7), 16) : 255
      const faded = (share: number) =>
        solid +
        Math.round(strength * share)
          .toString(16)
          .padStart(2, '0')
      const stops: Radial[4] = [
        [0, faded(1)],
        [1 / 3, faded(0.4)],
        [1, faded(0)],
      ]
      this.#glows.set(colour, (glow = gradient(this.#context, ['r', 0, 0, 1, stops])))
    }
    return glow
  }
}

function gradient(context: Context, paint: Linear | Radial): CanvasGradient {
  const made =
    paint[0] === 'l'
      ? context.createLinearGradient(paint[1], paint[2], paint[3], paint[4])
      : context.createRadialGradient(paint[1], paint[2], 0, paint[1], paint[2], paint[3])
  const stops = paint[0] === 'l' ? paint[5] : paint[4]
  for (const [at, colour] of stops) made.addColorStop(at, colour)
  return made
}
