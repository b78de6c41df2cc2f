// What the server lists as allowed, asked by kind. Boards ask here; they never work it out.

interface Typed {
  type: string
}

/** The moves of one kind among those that are allowed. */
export function allowed<M extends Typed, T extends M['type']>(legal: readonly M[], type: T): Extract<M, { type: T }>[] {
  return legal.filter((move): move is Extract<M, { type: T }> => move.type === type)
}

/** Whether there is any of that kind. */
export function mayDo<M extends Typed>(legal: readonly M[], type: M['type']): boolean {
  return legal.some((move) => move.type === type)
}

/** The move among those allowed that is the same as this one, if it is allowed. */
export function asAllowed<M extends Typed>(legal: readonly M[], move: M): M | null {
  return legal.find((one) => sameMove(one, move)) ?? null
}

/** Whether two moves are the same, whatever the order of their fields. */
export function sameMove(one: unknown, other: unknown): boolean {
  return ordered(one) === ordered(other)
}

function ordered(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
  )
}
