// The scene on show: lobby, table, vote, reveal, ending. Whatever lies open over it (drawers, sheets, menus) and
// how far the page is scrolled belong to it: a new scene closes and resets them, and nothing else does.

/** A table is in the lobby, played or over; the board says more: a vote, a hearing, a reveal. */
const LEVELS = { table: 0, board: 1 }

const path: string[] = []
const open = new Set<() => void>()

/**
 * Says which scene is on show, at this level. What is deeper starts anew with it. The first word about a level is
 * no change: the board was there before it said so.
 */
export function enter(level: keyof typeof LEVELS, name: string): void {
  const depth = LEVELS[level]
  const before = path[depth]
  if (before === name) return
  path.length = depth
  path[depth] = name
  if (before === undefined) return
  for (const close of [...open]) close()
  scrollTo(0, 0)
}

/** Call when something opens over the scene, with what closes it; the answer, when it is closed. */
export function belongs(close: () => void): () => void {
  open.add(close)
  return () => void open.delete(close)
}

/** The page has gone elsewhere: nothing is known of the scene. */
export function leave(): void {
  path.length = 0
}
