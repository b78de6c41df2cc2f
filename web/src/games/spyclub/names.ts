// Names in the reader's language. Views and events name a clue by its English name in the box.
import { dashed } from '../../lib/localizer'
import type { Character } from './characters'
import type { ClueType, Symbol } from './shapes'
import { knows, say } from './text'
import type { Landing } from './wire'

/** The name of a clue; one from another box keeps its name there. */
export function clueName(name: string): string {
  const id = `clue-${dashed(name)}`
  return knows(id) ? say(id) : name
}

/** A clue's name with optional line breaks, for narrow cards. */
export function breakable(name: string): string {
  const whole = clueName(name)
  const known = say('hyphens')
    .split(' ')
    .find((word) => word.replaceAll('|', '') === whole)
  return known?.replaceAll('|', '\u00ad') ?? whole
}

/** The grammatical form of a name where it is not the usual one: plural for the twins. */
export function formOf(name: string): string {
  const id = `clue-${dashed(name)}`
  return knows(id) ? say(`${id}.form`) : ''
}

export const typeName = (type: ClueType): string => say(`type-${type}`)
export const symbolName = (symbol: Symbol): string => say(`symbol-${symbol}`)
export const eventName = (event: Landing['event']): string => say(`event-${dashed(event)}`)
export const characterName = (character: Character): string => say(`character-${dashed(character)}`)
/** The character's name until its player changes it. */
export const calledAtFirst = (character: Character): string => say(`character-${dashed(character)}.called`)
