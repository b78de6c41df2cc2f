// The current scene: lobby, table, vote, reveal, ending. Open drawers, sheets and menus, and the scroll position,
// belong to a scene. A new scene closes and resets them; nothing else does.

/** The two levels of a scene. `table`: lobby, playing or over. `board`: a vote, a hearing, a reveal. */
const LEVELS = { table: 0, board: 1 }

const path: string[] = []
const open = new Set<() => void>()

/**
 * Set the scene on show at this level, and reset the deeper levels. The first scene of a level is no change,
 * because the board was on show before it reported a scene.
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

/**
 * Register something that opens over the scene, with the function that closes it. Returns the function to call when
 * it is closed.
 */
export function closeWithScene(close: () => void): () => void {
  open.add(close)
  return () => void open.delete(close)
}

/** Reset all levels when the page changes. */
export function leave(): void {
  path.length = 0
}
