// The positions of all things, in units of a desk 1280 wide or a phone 360 wide. Cards are laid out by place, so that
// a card that changes its place glides.
import { everyPlace, placeKey, type Place } from './table'
import type { SpyClubView } from './wire'

export interface Point {
  x: number
  y: number
}

/** The edge of the mat a hand lies at; its type bands face the middle. */
export type Side = 's' | 'w' | 'n' | 'e'

export interface Box extends Point {
  /** The card's shorter side. A tenth of it is the card's unit. */
  w: number
  side: Side
  /** Too small for words: icon and picture only. */
  small: boolean
  /** The height relative to the width, where it is not the card's normal shape: names on phones need two lines. */
  tall?: number
  /** Open on a phone: the focus token lies on its upper edge. */
  open?: boolean
  /** Hidden, because another hand is open in its place. */
  hidden?: boolean
}

/** What a phone's mat shows beside the row: everything in one line, all tracks, or nothing. */
export type MatMode = 'line' | 'tracks' | 'row'
export interface PhoneLook {
  mode: MatMode
  /** What is open above the mat: the hand of a seat, or the incoming clues. */
  open?: number | 'incoming' | null
  /** The gap between mat and hand, for a label. */
  gap?: number
  /** A slip lies across the bottom of a phone on its side. */
  slip?: boolean
}

export interface Mat extends Point {
  w: number
  h: number
}

export interface Layout {
  phone: boolean
  /** Landscape: the hand lies beside the mat. */
  sideways?: boolean
  /** How far the others' hands have moved up. */
  lift?: number
  mode: MatMode
  width: number
  height: number
  mat: Mat
  boxes: Map<string, Box>
  sides: Side[]
  /** By seat and slot: where the suspect stands above that card. */
  stops: Stop[][]
}

export interface Stop extends Point {
  /** The distance along the seam, clockwise from the top left. */
  along: number
}

export const DESK = { width: 1280, height: 744 }
export const PHONE = { width: 360, height: 688 }
/** A phone on its side: the table on the left, the controls on the right. */
export const SIDEWAYS = { width: 720, height: 306 }
/** The height of the news, and of a slip across the bottom, on a phone on its side. */
const NEWS = 28
const SLIP = 96
const SEAM = 8
const CORNER = 26

/** Hands go clockwise from the bottom: left, far, right. */
const SIDES: Record<number, Side[]> = { 2: ['s', 'n'], 3: ['s', 'w', 'e'], 4: ['s', 'w', 'n', 'e'] }

export function sidesFrom(seats: number, below: number): Side[] {
  const round = SIDES[seats] ?? SIDES[4]!
  return Array.from({ length: seats }, (_, seat) => round[(seat - below + seats) % seats]!)
}

export function deskLayout(view: SpyClubView, below: number): Layout {
  const seats = view.hands.length
  const mat = seats === 2 ? { x: 44, y: 160, w: 1192, h: 358 } : { x: 170, y: 160, w: 940, h: 358 }
  const sides = sidesFrom(seats, below)
  const boxes = new Map<string, Box>()
  const put = (place: Place, x: number, y: number, w: number, side: Side = 's') =>
    boxes.set(placeKey(place), { x, y, w, side, small: false })

  view.hands.forEach(({ clues }, seat) => {
    const many = clues.length
    clues.forEach((_, slot) => {
      const place: Place = { kind: 'hand', seat, slot }
      switch (sides[seat]!) {
        case 's':
          return many > 3 ? put(place, 404 + slot * 126, 540, 116) : put(place, 416 + slot * 158, 530, 132)
        case 'n':
          return put(place, 640 - (many * 104 - 14) / 2 + (many - 1 - slot) * 104, 25, 90, 'n')
        case 'w':
          return put(place, 16, 200 + slot * 107, 97, 'w')
        case 'e':
          return put(place, 1128, 200 + (many - 1 - slot) * 107, 97, 'e')
      }
    })
  })
  view.row.forEach((_, slot) => put({ kind: 'row', slot }, 424 + slot * 115, 216, 104))
  const width = { 2: 86, 3: 62, 4: 78 }[view.incoming.length] ?? 78
  const left = { 2: 212, 3: 208, 4: 76 }[view.incoming.length] ?? 212
  const gap = view.incoming.length === 2 ? 16 : 7
  view.incoming.forEach((_, slot) => put({ kind: 'incoming', slot }, left + slot * (width + gap), 220, width))
  return { phone: false, mode: 'tracks', ...DESK, mat, boxes, sides, stops: stopsOf(view, sides, boxes, mat) }
}

/** Card sizes on a phone, by what the mat shows. */
const ROW = {
  line: { w: 62, step: 66, x: 17, y: 48, tall: 2 },
  tracks: { w: 59, step: 65, x: 21, y: 50, tall: 1.4 },
  row: { w: 62, step: 66, x: 17, y: 44, tall: 1.56 },
}
const MAT_HEIGHT = { line: 258, tracks: 300, row: 156 }
const HAND_TALL = { line: 1.66, tracks: 1.4, row: 1.42 }
const OPEN = { y: 37, bottom: 136, tall: 1.12, mine: 1.12 }

export function phoneLayout(
  view: SpyClubView,
  below: number,
  height: number,
  { mode, open = null, gap = 0 }: PhoneLook = { mode: 'tracks' },
): Layout {
  const seats = view.hands.length
  const tall = Math.max(height, PHONE.height)
  const lift = Math.min((tall - PHONE.height) * 0.5, 40)
  const top = open === null ? 122 + lift * 0.4 : OPEN.bottom + 6
  const mat = { x: 8, y: top, w: 344, h: (open === null ? MAT_HEIGHT[mode] : 130) + (mode === 'tracks' ? lift * 0.6 : 0) }
  const sides: Side[] = Array.from({ length: seats }, (_, seat) => (seat === below ? 's' : 'n'))
  const boxes = new Map<string, Box>()
  const put = (place: Place, box: Omit<Box, 'side'>, side: Side = 's') => boxes.set(placeKey(place), { ...box, side })

  const share = 344 / (seats - 1)
  view.hands.forEach(({ clues }, seat) => {
    const many = clues.length
    const nth = (seat - below + seats) % seats
    const hand = many > 3 ? 82 : 106
    const mini = 32
    clues.forEach((_, slot) => {
      const place: Place = { kind: 'hand', seat, slot }
      if (nth === 0) {
        const step = hand + (many > 3 ? 5 : 10)
        const shape = open === null ? HAND_TALL[mode] * (many > 3 && mode === 'line' ? 1.12 : 1) : OPEN.mine
        put(place, {
          x: 180 - (many * step - (step - hand)) / 2 + slot * step,
          y: mat.y + mat.h + 12 + gap,
          w: hand,
          small: false,
          tall: shape,
        })
      } else if (seat === open) {
        put(place, openBox(many, many - 1 - slot))
      } else {
        const from = 8 + (nth - 1) * share + (share - many * (mini + 4) + 4) / 2
        const y = (open === null ? mat.y : 122) - mini * 1.4 - 8
        put(place, { x: from + (many - 1 - slot) * (mini + 4), y, w: mini, small: true, hidden: open !== null }, 'n')
      }
    })
  })
  const row = { ...ROW[mode], ...(open === null ? {} : { tall: 1.3, y: 38 }) }
  view.row.forEach((_, slot) =>
    put({ kind: 'row', slot }, { x: row.x + slot * row.step, y: mat.y + row.y, w: row.w, small: mode === 'tracks', tall: row.tall }),
  )
  const many = view.incoming.length
  view.incoming.forEach((_, slot) =>
    put({ kind: 'incoming', slot }, open === 'incoming' ? openBox(many, slot) : incomingBox(mode, many, slot, mat)),
  )
  return { phone: true, mode, width: PHONE.width, height: tall, mat, boxes, sides, stops: stopsOf(view, sides, boxes, mat) }
}

export function sidewaysLayout(
  view: SpyClubView,
  below: number,
  height: number,
  { mode, open = null, slip = false }: PhoneLook = { mode: 'line' },
): Layout {
  const upright = phoneLayout(view, below, PHONE.height, { mode })
  const tall = Math.max(height, SIDEWAYS.height)
  // With a slip below, everything moves up to where the news were.
  const lift = slip ? NEWS : 0
  const mat = { x: 8, y: 98 - lift, w: 344, h: tall - 104 + lift - (slip ? SLIP : 0) }
  const boxes = new Map<string, Box>()
  const row = { y: mat.y + (slip ? 36 : 44), tall: Math.min(1.7, (mat.h - (slip ? 44 : 100)) / 62) }
  const incoming = open === 'incoming'
  for (const place of everyPlace(view)) {
    const key = placeKey(place)
    const box = upright.boxes.get(key)!
    if (place.kind === 'row') boxes.set(key, { ...box, y: row.y, tall: row.tall })
    else if (place.kind === 'incoming')
      boxes.set(
        key,
        incoming
          ? { ...box, ...openBox(view.incoming.length, place.slot), y: 16, w: 44, small: true, hidden: false }
          : { ...box, y: mat.y + mat.h - 52 },
      )
    else if (place.seat !== below)
      boxes.set(key, { ...box, y: 61 - lift, tall: 1.1, hidden: incoming }) // below the names
    else {
      const many = view.hands[below]!.clues.length
      const w = many > 3 ? 84 : 108
      const step = 356 / many
      boxes.set(key, { ...box, x: 358 + place.slot * step + (step - w) / 2, y: 40, w, tall: (tall - 40 - 118) / w })
    }
  }
  return {
    ...upright,
    sideways: true,
    lift,
    width: SIDEWAYS.width,
    height: tall,
    mat,
    boxes,
    sides: upright.sides.map((side) => (side === 's' ? 'e' : side)),
    stops: sidewaysStops(view, below, boxes, mat, upright.sides),
  }
}

/** The player's stops go down the right edge of the mat, beginning at the rightmost card. */
function sidewaysStops(view: SpyClubView, below: number, boxes: Map<string, Box>, mat: Mat, sides: Side[]): Stop[][] {
  const stops = stopsOf(view, sides, boxes, mat)
  const { x, y, w, h } = seam(mat)
  const bend = (Math.PI / 2) * CORNER
  return stops.map((own, seat) =>
    seat !== below
      ? own
      : own.map((_, slot) => {
          const at = y + CORNER + ((own.length - 1 - slot + 0.5) / own.length) * (h - 2 * CORNER)
          return { x: x + w, y: at, along: w - 2 * CORNER + bend + at - y - CORNER }
        }),
  )
}

/** A card of what is open above a phone's mat. */
function openBox(many: number, nth: number): Omit<Box, 'side'> {
  const w = many > 3 ? 74 : 84
  const step = 332 / many
  return { x: 14 + nth * step + (step - w) / 2, y: OPEN.y, w, small: false, tall: OPEN.tall, open: true }
}

function incomingBox(mode: MatMode, many: number, slot: number, mat: Mat): Omit<Box, 'side'> {
  if (mode !== 'tracks') {
    const [w, step] = many === 4 ? [28, 34] : [30, 38]
    return { x: 20 + slot * step, y: mat.y + 179, w, small: true, tall: 1.1, hidden: mode === 'row' }
  }
  const width = { 2: 52, 3: 46, 4: 40 }[many] ?? 40
  return { x: 22 + slot * (width + 5), y: mat.y + 143, w: width, small: true }
}

/** The size of a card on the table. */
export function extent(box: Box): { w: number; h: number } {
  const lying = box.side === 'w' || box.side === 'e'
  return lying ? { w: box.w * 1.4, h: box.w } : { w: box.w, h: box.w * (box.tall ?? 1.4) }
}

export function middle(box: Box): Point {
  const { w, h } = extent(box)
  return { x: box.x + w / 2, y: box.y + h / 2 }
}

/** The place at this point. */
export function placeAt(places: Place[], layout: Layout, { x, y }: Point): Place | undefined {
  return places.find((place) => {
    const box = layout.boxes.get(placeKey(place))!
    const { w, h } = extent(box)
    return !box.hidden && x >= box.x && x <= box.x + w && y >= box.y && y <= box.y + h
  })
}

/** The position of the focus token: on the outer edge of its card. */
export function focusSpot(box: Box): Point {
  const { w, h } = extent(box)
  if (box.open) return { x: box.x + w - 12, y: box.y + 12 } // below the name of whose hand it is
  const out = box.small ? 2 : box.tall ? 14 : 9 // far enough to leave the name readable
  switch (box.side) {
    case 's':
      return { x: box.x + w / 2, y: box.y + h + out }
    case 'n':
      return { x: box.x + w / 2, y: box.y - out }
    case 'w':
      return { x: box.x + 2, y: box.y + h / 2 }
    case 'e':
      return { x: box.x + w - 2, y: box.y + h / 2 }
  }
}

// --- the seam of the mat, along which the suspect walks

function seam(mat: Mat): Mat {
  return { x: mat.x + SEAM, y: mat.y + SEAM, w: mat.w - 2 * SEAM, h: mat.h - 2 * SEAM }
}

export function seamPath(mat: Mat): string {
  const { x, y, w, h } = seam(mat)
  const c = CORNER
  return `M${x + c} ${y}h${w - 2 * c}a${c} ${c} 0 0 1 ${c} ${c}v${h - 2 * c}a${c} ${c} 0 0 1 ${-c} ${c}h${2 * c - w}a${c} ${c} 0 0 1 ${-c} ${-c}v${2 * c - h}a${c} ${c} 0 0 1 ${c} ${-c}z`
}

export function seamLength(mat: Mat): number {
  const { w, h } = seam(mat)
  return 2 * (w + h) - 8 * CORNER + 2 * Math.PI * CORNER
}

/** The point at this distance along the seam, clockwise from the left end of its top edge. */
export function pointOnSeam(mat: Mat, along: number): Point {
  const { x, y, w, h } = seam(mat)
  const bend = (Math.PI / 2) * CORNER
  const edges = [w - 2 * CORNER, h - 2 * CORNER, w - 2 * CORNER, h - 2 * CORNER]
  const corners = [
    { x: x + w - CORNER, y: y + CORNER },
    { x: x + w - CORNER, y: y + h - CORNER },
    { x: x + CORNER, y: y + h - CORNER },
    { x: x + CORNER, y: y + CORNER },
  ]
  const starts = [
    { x: x + CORNER, y },
    { x: x + w, y: y + CORNER },
    { x: x + w - CORNER, y: y + h },
    { x, y: y + h - CORNER },
  ]
  const ways = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
  ]
  let left = along % seamLength(mat)
  for (let edge = 0; edge < 4; edge++) {
    if (left <= edges[edge]!) {
      return { x: starts[edge]!.x + ways[edge]!.x * left, y: starts[edge]!.y + ways[edge]!.y * left }
    }
    left -= edges[edge]!
    if (left <= bend) {
      const angle = -Math.PI / 2 + edge * (Math.PI / 2) + left / CORNER
      return { x: corners[edge]!.x + CORNER * Math.cos(angle), y: corners[edge]!.y + CORNER * Math.sin(angle) }
    }
    left -= bend
  }
  return starts[0]!
}

/** A stretch of the seam, clockwise, as an SVG path. */
export function stretch(mat: Mat, from: number, to: number): string {
  const length = to >= from ? to - from : to - from + seamLength(mat)
  const points = Array.from({ length: Math.ceil(length / 6) + 1 }, (_, nth) => pointOnSeam(mat, from + Math.min(nth * 6, length)))
  return points.map(({ x, y }, nth) => `${nth ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

function stopsOf(view: SpyClubView, sides: Side[], boxes: Map<string, Box>, mat: Mat): Stop[][] {
  const { x, y, w, h } = seam(mat)
  const bend = (Math.PI / 2) * CORNER
  const across = w - 2 * CORNER
  const down = h - 2 * CORNER
  return view.hands.map(({ clues }, seat) =>
    clues.map((_, slot) => {
      const over = middle(boxes.get(placeKey({ kind: 'hand', seat, slot }))!)
      // Not at a corner: there the seam bends away from the hand.
      const at = { x: clamp(over.x, x + CORNER, x + w - CORNER), y: clamp(over.y, y + CORNER, y + h - CORNER) }
      switch (sides[seat]!) {
        case 'n':
          return { x: at.x, y, along: at.x - x - CORNER }
        case 'e':
          return { x: x + w, y: at.y, along: across + bend + at.y - y - CORNER }
        case 's':
          return { x: at.x, y: y + h, along: across + down + 2 * bend + (x + w - CORNER - at.x) }
        case 'w':
          return { x, y: at.y, along: 2 * across + down + 3 * bend + (y + h - CORNER - at.y) }
      }
    }),
  )
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
