// The contents of the box, from the data files that the rules read.
import clues from '../../../../src/spyhouse/games/spyclub/data/clues.toml'
import editions from '../../../../src/spyhouse/games/spyclub/data/editions.toml'
import type { ClueType, Symbol } from './shapes'

interface Events {
  fatigue: number
  sabotage: number
  loose_end: number
}
interface Level {
  track: number
  escape?: number
  ideas_out?: number
  events?: Partial<Events>
}
interface Edition {
  take_back: boolean
  default: string
  symbols?: Symbol[]
  levels: Record<string, Level>
}
const box = editions as unknown as {
  actions: number
  ideas: number
  symbols: Symbol[]
  events: Events
  editions: Record<string, Edition>
}

export const ACTIONS = box.actions

/** The level's numbers and the edition's rules for these options. */
export function caseOf(options: Record<string, unknown>) {
  const edition = box.editions[String(options.edition)] ?? box.editions['2018']!
  const name = String(options.difficulty ?? edition.default)
  const level = edition.levels[name]!
  return {
    level: name,
    symbols: edition.symbols ?? box.symbols,
    takeBack: edition.take_back,
    track: level.track,
    escape: level.escape ?? 0,
    ideas: box.ideas - (level.ideas_out ?? 0),
    events: { ...box.events, ...level.events },
  }
}

/** All names, by type. */
export const names = (clues as { names: Record<ClueType, string[]> }).names

const types = new Map(Object.entries(names).flatMap(([type, all]) => all.map((name) => [name, type as ClueType])))

/** The type of a face by its name, for the hidden side of a card. */
export function typeOf(name: string): ClueType | null {
  return types.get(name) ?? null
}
