// Queries on the legal moves that the server lists. Boards never compute legality themselves.

interface Typed {
  type: string
}

/** The legal moves of one type. */
export function movesOfType<M extends Typed, T extends M['type']>(legal: readonly M[], type: T): Extract<M, { type: T }>[] {
  return legal.filter((move): move is Extract<M, { type: T }> => move.type === type)
}

/** Whether a move of this type is legal. */
export function canDo<M extends Typed>(legal: readonly M[], type: M['type']): boolean {
  return legal.some((move) => move.type === type)
}

/** The legal move equal to this one, if there is one. */
export function findLegal<M extends Typed>(legal: readonly M[], move: M): M | null {
  return legal.find((one) => sameMove(one, move)) ?? null
}

/** Whether two moves are equal, whatever the order of their fields. */
export function sameMove(one: unknown, other: unknown): boolean {
  return ordered(one) === ordered(other)
}

function ordered(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
  )
}
