export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where the parts of a board with these names (`data-point`) are on the screen; those not there are left out. */
export function pointedAt(names: string[]): Box[] {
  return names.flatMap((name) => boxesOf(`[data-point~="${name}"]`).slice(0, 1))
}

/** What the learner has to touch next: the board lets it beckon. */
export function beckoning(): Box[] {
  return boxesOf('.beckons')
}

function boxesOf(selector: string): Box[] {
  const boxes = [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect())
  return boxes.filter(({ width, height }) => width > 0 && height > 0)
}

/** The first of the places that covers least of what must be seen. */
export function freest(places: Box[], seen: Box[]): number {
  const covered = places.map((place) => seen.reduce((sum, box) => sum + overlap(place, box), 0))
  return covered.indexOf(Math.min(...covered))
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, wide) * Math.max(0, high)
}
