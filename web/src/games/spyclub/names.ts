// What things are called, in the reader's language. In views and events a clue goes by its name in the box, whatever
// anybody reads.
import { dashed } from '../../lib/speech'
import type { Character } from './characters'
import type { ClueType, Symbol } from './shapes'
import { knows, say } from './words'
import type { Landing } from './wire'

/** A clue of another box is called what that box calls it. */
export function clueName(name: string): string {
  const id = `clue-${dashed(name)}`
  return knows(id) ? say(id) : name
}

/** A clue's name that may break where its language breaks it: names stand in narrow cards. */
export function breakable(name: string): string {
  const whole = clueName(name)
  const known = say('hyphens')
    .split(' ')
    .find((word) => word.replaceAll('|', '') === whole)
  return known?.replaceAll('|', '\u00ad') ?? whole
}

/** The form of the words that are said of it, where a language has another than the usual one: of the twins, "many". */
export function formOf(name: string): string {
  const id = `clue-${dashed(name)}`
  return knows(id) ? say(`${id}.form`) : ''
}

export const typeName = (type: ClueType): string => say(`type-${type}`)
export const symbolName = (symbol: Symbol): string => say(`symbol-${symbol}`)
export const eventName = (event: Landing['event']): string => say(`event-${dashed(event)}`)
export const characterName = (character: Character): string => say(`character-${dashed(character)}`)
/** As long as its player has given it no other name. */
export const calledAtFirst = (character: Character): string => say(`character-${dashed(character)}.called`)
