// The board's squares (from the file the rules read), and the course of its roads on the drawing.
import file from '../../../../src/spyhouse/games/spycatcher/data/whitehall.toml'
import type { Permit } from './wire'

export type Circle = Permit['circle']

interface BoardFile {
  name?: string
  circles: { id: Circle; name?: string; entry: string; x: number; y: number }[]
  places: { id: string; kind: Square['kind']; x: number; y: number; to: string[]; circle?: Circle }[]
  actions: Action[]
}

export interface Action {
  place: string
  effect: string
  /** Only a host's own board has labels. */
  label?: string
  text?: string
  circle?: Circle
}

export interface Square {
  number: number
  id: string
  kind: 'mi5' | 'blank' | 'action' | 'challenge'
  /** The road of a square outside the circles. */
  road: 'ring' | 'in' | 'out'
  x: number
  y: number
  onward: number[]
  circle: Circle | null
  action: Action | null
}

interface Point {
  x: number
  y: number
}

/** One step along the arrows. */
export interface Road {
  from: number
  to: number
  /** Round a circle, through its gate, or anywhere else. */
  kind: 'round' | 'gate' | 'road'
  circle: Circle | null
  /** The path commands after the start: `C…`, `L…` or `A…`. */
  step: string
  /** The chevron's position, and its direction in degrees. */
  middle: Point & { angle: number }
}

const board = file as BoardFile
const numbers = new Map(board.places.map(({ id }, number) => [id, number]))
const actions = new Map(board.actions.map((action) => [action.place, action]))

export const WIDTH = 1000
export const HEIGHT = 700
export const name = board.name ?? ''
export const circles = board.circles
export const squares: readonly Square[] = board.places.map(({ id, kind, x, y, to, circle }, number) => ({
  number,
  id,
  kind,
  road: id.includes('-in-') ? 'in' : id.includes('-out-') ? 'out' : 'ring',
  x,
  y,
  onward: to.map((way) => numbers.get(way)!),
  circle: circle ?? null,
  action: actions.get(id) ?? null,
}))
export const MI5 = squares.findIndex(({ kind }) => kind === 'mi5')

export function square(number: number): Square {
  return squares[number]!
}

/** The side of the map that a square lies on, seen from MI5. */
export function sideOf({ x, y }: Square): 'north' | 'east' | 'south' | 'west' {
  const [right, down] = [(x - WIDTH / 2) / WIDTH, (y - HEIGHT / 2) / HEIGHT]
  return Math.abs(right) > Math.abs(down) ? (right > 0 ? 'east' : 'west') : down > 0 ? 'south' : 'north'
}

/** The next circle along the ring road; null on a way in, which leads to MI5. */
export function gateAfter(from: Square): Circle | null {
  let there = from
  for (let step = 0; step < squares.length; step += 1) {
    const ways = there.onward.map(square)
    const gate = ways.find(({ circle }) => circle)
    if (gate) return gate.circle
    const on = ways.find(({ road, kind }) => kind !== 'mi5' && (road === 'ring' || road === there.road))
    if (!on) return null
    there = on
  }
  return null
}

export function circleNamed(id: Circle) {
  return circles.find((circle) => circle.id === id)!
}

/** A line along a route, drawn over the roads. */
export function trace(from: number, route: readonly number[]): string {
  const { x, y } = square(from)
  return `M${x} ${y}${route.map((to, nth) => roadBetween(nth ? route[nth - 1]! : from, to).step).join('')}`
}

function roadBetween(from: number, to: number): Road {
  return roads.find((road) => road.from === from && road.to === to)!
}

export const roads: readonly Road[] = squares.flatMap((from) => from.onward.map((to) => road(from, square(to))))

function road(from: Square, to: Square): Road {
  const ends = { from: from.number, to: to.number }
  if (from.circle && from.circle === to.circle) return { ...ends, ...around(from, to, circleNamed(from.circle)) }
  const circle = from.circle ?? to.circle
  return { ...ends, kind: circle ? 'gate' : 'road', circle, ...bend(from, to) }
}

function around(from: Point, to: Point, { id, x, y }: { id: Circle } & Point): Pick<Road, 'kind' | 'circle' | 'step' | 'middle'> {
  const radius = Math.hypot(from.x - x, from.y - y)
  const clockwise = (from.x - x) * (to.y - y) - (from.y - y) * (to.x - x) > 0
  const between = { x: (from.x + to.x) / 2 - x, y: (from.y + to.y) / 2 - y }
  const out = radius / Math.hypot(between.x, between.y)
  return {
    kind: 'round',
    circle: id,
    step: `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 ${Number(clockwise)} ${to.x} ${to.y}`,
    middle: { x: x + between.x * out, y: y + between.y * out, angle: angle(from, to) },
  }
}

/** A curve between two squares: straight, but at a track's corner it follows the directions of the neighbours. */
function bend(from: Square, to: Square): Pick<Road, 'step' | 'middle'> {
  const before = squares.find((other) => other.onward.includes(from.number) && track(other) === track(from))
  const after = to.onward.map(square).find((other) => track(other) === track(to))
  const comes = track(to) !== 'ring' || track(from) === 'ring' ? direction(to, after) : null
  const leaves = track(from) !== 'ring' || track(to) === 'ring' ? direction(before, from) : null
  const pull = Math.hypot(to.x - from.x, to.y - from.y) * 0.45
  const out = leaves ? { x: from.x + leaves.x * pull, y: from.y + leaves.y * pull } : third(from, to)
  const into = comes ? { x: to.x - comes.x * pull, y: to.y - comes.y * pull } : third(to, from)
  const straight = from.x === to.x || from.y === to.y || (!leaves && !comes) || from.circle || to.circle
  if (straight) {
    return { step: `L${to.x} ${to.y}`, middle: { ...between(edge(from, to), edge(to, from)), angle: angle(from, to) } }
  }
  const middle = { x: (from.x + 3 * out.x + 3 * into.x + to.x) / 8, y: (from.y + 3 * out.y + 3 * into.y + to.y) / 8 }
  const heading = angle({ x: from.x + out.x, y: from.y + out.y }, { x: into.x + to.x, y: into.y + to.y })
  return { step: `C${point(out)} ${point(into)} ${point(to)}`, middle: { ...middle, angle: heading } }
}

/** The track of a square: the first part of its id, as in `ring-3`, `north-out-1`. */
function track({ id }: Square): string {
  return id.replace(/-\d+$/, '')
}

/** The direction along an axis that two squares share, else none. */
function direction(from: Square | undefined, to: Square | undefined): Point | null {
  if (!from || !to || (from.x !== to.x && from.y !== to.y)) return null
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) }
}

/** Where a road leaves MI5's stamp, so that its chevron is visible. */
function edge(from: Square, to: Square): Point {
  if (from.kind !== 'mi5') return from
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: from.x + ((to.x - from.x) * 62) / far, y: from.y + ((to.y - from.y) * 62) / far }
}

function third(from: Point, to: Point): Point {
  return { x: from.x + (to.x - from.x) / 3, y: from.y + (to.y - from.y) / 3 }
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function angle(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
}

function point({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
