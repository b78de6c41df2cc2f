// The players' positions round the table, and the arrow of a question between two of them.

const NAME_PLATE = 22
/** Half of the widest name plate: under the small faces of a phone, and under large ones. */
const HALF_PLATE = { small: 52, crowded: 56, large: 86 }
/** A larger game sits along the sides of the table: three above, three below, the rest left and right. */
const ROUND = 8

export interface Point {
  x: number
  y: number
}

/** The seats of a round table with `me` at the bottom; clockwise. */
export function seatsAround(count: number, me: number, width: number, height: number, face: number): Point[] {
  if (count > ROUND) return seatsAlong(count, me, width, height, face)
  const centre = { x: width / 2, y: height / 2 }
  // Margins for half a face, its name plate, and half a plate's width at the sides.
  const plate = face > 62 ? HALF_PLATE.large : HALF_PLATE.small
  const reach = { x: Math.min(width / 2 - plate, height * 0.72), y: height / 2 - face / 2 - 12 }
  return Array.from({ length: count }, (_, seat) => {
    const angle = Math.PI / 2 + ((seat - me + count) % count) * ((2 * Math.PI) / count)
    return { x: centre.x + reach.x * Math.cos(angle), y: centre.y - 6 + reach.y * Math.sin(angle) }
  })
}

/** Seats in rows with room for a face and its name, so that names never overlap. */
function seatsAlong(count: number, me: number, width: number, height: number, face: number): Point[] {
  const beside = count - 6
  const [left, right] = [Math.ceil(beside / 2), Math.floor(beside / 2)]
  const side = Math.min(width / 2 - (face > 62 ? HALF_PLATE.large : HALF_PLATE.crowded), height * 0.9)
  const [top, bottom] = [face / 2 + 4, height - face / 2 - NAME_PLATE]
  const x = [-side, 0, side].map((from) => width / 2 + from)
  const between = (nth: number, of: number) => bottom + ((top - bottom) * nth) / (of + 1)
  const places: Point[] = [
    { x: x[1]!, y: bottom },
    { x: x[0]!, y: bottom },
    ...Array.from({ length: left }, (_, nth) => ({ x: x[0]!, y: between(nth + 1, left) })),
    ...x.map((at) => ({ x: at, y: top })),
    ...Array.from({ length: right }, (_, nth) => ({ x: x[2]!, y: between(right - nth, right) })),
    { x: x[2]!, y: bottom },
  ]
  return Array.from({ length: count }, (_, seat) => places[(seat - me + count) % count]!)
}

export interface Arrow {
  /** The shaft, as the `d` of a path. */
  shaft: string
  tip: Point
  /** The direction of the tip, in degrees. */
  turn: number
  middle: Point
}

/** An arrow that bends towards the middle of the table and ends short of both faces. */
export function arrowBetween(from: Point, to: Point, centre: Point, face: number): Arrow {
  const bend = { x: centre.x + (to.y - from.y) * 0.22, y: centre.y - (to.x - from.x) * 0.22 }
  const start = towards(from, bend, clear(from, bend, face))
  const end = towards(to, bend, clear(to, bend, face) + 12)
  const tip = towards(to, bend, clear(to, bend, face))
  return {
    shaft: `M${at(start)}Q${at(bend)} ${at(end)}`,
    tip,
    turn: (Math.atan2(to.y - bend.y, to.x - bend.x) * 180) / Math.PI,
    middle: { x: (start.x + 2 * bend.x + end.x) / 4, y: (start.y + 2 * bend.y + end.y) / 4 },
  }
}

/** The distance from a face's centre at which a line is clear of it and of the name plate below. */
function clear(from: Point, to: Point, face: number): number {
  const down = (to.y - from.y) / (Math.hypot(to.x - from.x, to.y - from.y) || 1)
  return face * 0.62 + NAME_PLATE * Math.max(0, down)
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length }
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
