interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  left: number
  top: number
}

/** The height of the top bar and the margin, in px. */
const BAR = 62
const EDGE = 12

/** The screen boxes of the board's parts with these names (`data-point`). Missing parts are left out. */
export function pointedAt(names: string[]): Box[] {
  return names.flatMap((name) => boxesOf(`[data-point~="${name}"]`).slice(0, 1))
}

/** The boxes of the next targets, which the board highlights. */
export function highlighted(): Box[] {
  return boxesOf('.beckons')
}

function boxesOf(selector: string): Box[] {
  const parts = [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility({ visibilityProperty: true }))
  const boxes = parts.map((part) => part.getBoundingClientRect())
  return boxes.filter(({ width, height }) => width > 0 && height > 0)
}

/** How many steps there are between top and bottom of a phone. */
const BETWEEN = 12

/** Where the coach's card may stand: in the corners; on a phone above, below or between. */
export function candidateSpots(screen: Size, card: Size): Box[] {
  const [right, down] = [screen.width - card.width - EDGE, screen.height - card.height - EDGE]
  const high = BAR - 6
  const spots =
    right > card.width
      ? [
          [right, BAR],
          [EDGE, BAR],
          [right, down],
          [EDGE, down],
        ]
      : [
          [right, high],
          [right, down],
          ...Array.from({ length: BETWEEN - 1 }, (_, nth) => [right, high + ((down - high) * (nth + 1)) / BETWEEN]),
        ]
  return spots.map(([left, top]) => ({ left: left!, top: top!, ...card }))
}

/** The index of the place that covers least of these boxes. */
export function leastCovered(places: Box[], seen: Box[]): number {
  const covered = places.map((place) => seen.reduce((sum, box) => sum + overlap(place, box), 0))
  return covered.indexOf(Math.min(...covered))
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, wide) * Math.max(0, high)
}
