// Paints a part of the city. Everything that can be made ready once (paths, gradients, icons) is kept, so
// that the second tile costs only the brush.
import { type Drawing, type Stroke as Brush, strokesOf } from './icon'
import { recoloured } from './recolour'
import type { Box, Glow, Item, Linear, Op, Paint, Path, Radial, Scene, ShapeOp, Sign, Stroke, Use } from './scene'
import { touches } from './scene'

type Context = OffscreenCanvasRenderingContext2D
type Fill = string | CanvasGradient

/** Where the painting goes: the city's part, and how many pixels a unit gets. */
export interface Part {
  box: Box
  scale: number
}

export const SIGNS = 'Fraunces'

export class Painter {
  #scene: Scene
  #icons: Drawing[]
  #paths = new Map<string, Path2D>()
  #fills: Fill[]
  #glows = new Map<string, CanvasGradient>()
  #strokes = new Map<string, { brush: Brush; path: Path2D }[]>()
  #context: Context
  #part: Part = { box: [0, 0, 0, 0], scale: 1 }

  /** `icons` are the kinds' drawings, in the order of the kinds. */
  constructor(context: Context, scene: Scene, icons: Drawing[]) {
    this.#context = context
    this.#scene = scene
    this.#icons = icons
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

  #draw(op: Exclude<Op, ['b', ...unknown[]]>): void {
    switch (op[0]) {
      case 'u':
        return this.#use(op)
      case 'i':
        return this.#item(op)
      case 't':
        return this.#sign(op)
      case 'g':
        return this.#shine(op, 0, 0, 1, 1, this.#scene.paints[op[1]])
      default:
        this.#place(0, 0, 1, 1)
        return this.#brush(op, this.#fills[op[1]]!)
    }
  }

  /** Sets the brush to the city's units, moved and scaled. */
  #place(x: number, y: number, sx: number, sy: number): void {
    const { box, scale } = this.#part
    this.#context.setTransform(sx * scale, 0, 0, sy * scale, (x - box[0]) * scale, (y - box[1]) * scale)
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

  #use([, number, coat, x, y, sx, sy]: Use): void {
    const { box, ops } = this.#scene.shapes[number]!
    const [left, right] = sx < 0 ? [x + box[2] * sx, x + box[0] * sx] : [x + box[0] * sx, x + box[2] * sx]
    if (!touches([left, y + box[1] * sy, right, y + box[3] * sy], this.#part.box)) return
    const coats = this.#scene.coats[coat] ?? []
    const paint = (op: ShapeOp) => (op[1] < 0 ? coats[-op[1] - 1]! : op[1])
    this.#place(x, y, sx, sy)
    for (const op of ops) {
      if (op[0] !== 'g') this.#brush(op, this.#fills[paint(op)]!)
      else {
        this.#shine(op, x, y, sx, sy, this.#scene.paints[paint(op)])
        this.#place(x, y, sx, sy)
      }
    }
  }

  #shine([, , gx, gy, radius]: Glow, x: number, y: number, sx: number, sy: number, paint: Paint | undefined): void {
    const [cx, cy, rx, ry] = [x + gx * sx, y + gy * sy, radius * Math.abs(sx), radius * sy]
    if (typeof paint !== 'string' || !touches([cx - rx, cy - ry, cx + rx, cy + ry], this.#part.box)) return
    this.#place(cx, cy, rx, ry)
    this.#context.globalCompositeOperation = 'screen'
    this.#context.fillStyle = this.#glow(paint)
    this.#context.fillRect(-1, -1, 2, 2)
    this.#context.globalCompositeOperation = 'source-over'
  }

  #sign([, paint, x, y, size, text]: Sign): void {
    this.#place(x, y, 1, 1)
    this.#context.font = `750 ${size}px ${SIGNS}, Georgia, serif`
    this.#context.textAlign = 'center'
    this.#context.textBaseline = 'middle'
    this.#context.fillStyle = this.#fills[paint]!
    this.#context.fillText(text, 0, 0)
  }

  #item([, kind, x, y, size, tilt, look]: Item): void {
    const half = size * 0.75 // tilted, it reaches a little beyond its square
    const icon = this.#icons[kind]
    if (!icon || !touches([x - half, y - half, x + half, y + half], this.#part.box)) return
    const grow = size / icon.width
    this.#place(x, y, grow, grow)
    this.#context.rotate((tilt * Math.PI) / 180)
    this.#context.translate(-icon.width / 2, -icon.height / 2)
    for (const { brush, path } of this.#iconStrokes(kind, look)) this.#iconStroke(brush, path)
  }

  #iconStroke(brush: Brush, path: Path2D): void {
    const context = this.#context
    context.globalAlpha = brush.opacity
    if (brush.fill) {
      context.fillStyle = brush.fill
      context.fill(path, brush.evenodd ? 'evenodd' : 'nonzero')
    }
    if (brush.stroke) {
      context.strokeStyle = brush.stroke
      context.lineWidth = brush.thickness
      context.stroke(path)
    }
    context.globalAlpha = 1
  }

  #iconStrokes(kind: number, look: number): { brush: Brush; path: Path2D }[] {
    const key = `${kind} ${look}`
    let strokes = this.#strokes.get(key)
    if (!strokes) {
      const change = look ? this.#scene.looks[look] : undefined
      const turn = (colour: string | null) => (change && colour?.startsWith('#') ? recoloured(colour, change) : colour)
      strokes = strokesOf(this.#icons[kind]!.body).map((brush) => ({
        brush: { ...brush, fill: turn(brush.fill), stroke: turn(brush.stroke) },
        path: placed(new Path2D(brush.d), brush.transform),
      }))
      this.#strokes.set(key, strokes)
    }
    return strokes
  }

  #path(d: string): Path2D {
    let path = this.#paths.get(d)
    if (!path) this.#paths.set(d, (path = new Path2D(d)))
    return path
  }

  #fill(paint: Paint): Fill {
    return typeof paint === 'string' ? paint : gradient(this.#context, paint)
  }

  /** Around the origin, one unit wide: strong in the middle, gone at the rim. */
  #glow(colour: string): CanvasGradient {
    let glow = this.#glows.get(colour)
    if (!glow) {
      const solid = colour.slice(0, 7)
      const strength = colour.length > 7 ? parseInt(colour.slice(7), 16) : 255
      const faded = (share: number) => solid + Math.round(strength * share).toString(16).padStart(2, '0')
      const stops: Radial[4] = [[0, faded(1)], [1 / 3, faded(0.4)], [1, faded(0)]]
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

/** A path with the drawing's own transform applied. */
function placed(path: Path2D, transform: string): Path2D {
  if (!transform) return path
  const moved = new Path2D()
  moved.addPath(path, matrixOf(transform))
  return moved
}

/** `DOMMatrix` reads CSS transforms, not those of SVG, and in a worker no text at all. */
function matrixOf(transform: string): DOMMatrix {
  let matrix = new DOMMatrix()
  for (const [, name, list] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list!.split(/[\s,]+/).map(Number)
    if (name === 'rotate') matrix = matrix.translate(b, c).rotate(a).translate(-b, -c)
    else if (name === 'translate') matrix = matrix.translate(a, b)
    else if (name === 'scale') matrix = matrix.scale(a, b || a)
    else if (name === 'matrix') matrix = matrix.multiply(new DOMMatrix([a, b, c, d, e, f]))
  }
  return matrix
}
