// What the box says, read where the rules read it.
import clues from '../../../../src/spyhouse/games/spyclub/data/clues.toml'
import editions from '../../../../src/spyhouse/games/spyclub/data/editions.toml'
import type { ClueType } from './shapes'

export const ACTIONS = (editions as { actions: number }).actions

/** Every name there is, by type. */
export const names = (clues as { names: Record<ClueType, string[]> }).names

const types = new Map(Object.entries(names).flatMap(([type, all]) => all.map((name) => [name, type as ClueType])))

/** The type of a face, for the other side of a card, of which only the name is known. */
export function typeOf(name: string): ClueType | null {
  return types.get(name) ?? null
}
