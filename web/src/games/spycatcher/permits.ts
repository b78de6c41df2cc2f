// What is written on the permission cards, from the same file as the rules.
import file from '../../../../src/spyhouse/games/spycatcher/data/permissions.toml'
import type { Circle } from './geometry'
import type { Permit } from './wire'

interface PermitWords {
  circle: Circle
  title: string
  text: string
}

const all = (file as { permissions: PermitWords[] }).permissions

/** A card is known by its number in its circle's pack. */
export function permitWords({ circle, card }: Permit): PermitWords {
  return all.filter((words) => words.circle === circle)[card]!
}
