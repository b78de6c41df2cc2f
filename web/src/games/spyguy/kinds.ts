// The kinds of items: their names, and their drawings as they are in the city and on the cards (SG-5).
import drawings from 'icon-set:fluent-emoji-flat/../../../../src/spyhouse/games/spyguy/city/kinds.toml'
import file from '../../../../src/spyhouse/games/spyguy/city/kinds.toml'
import type { Drawing } from './icon'

export interface Kind {
  icon: string
  name: string
  /** The word that tells it from its look-alikes. */
  colour: string
}

export const kinds = (file as { kinds: Kind[] }).kinds
export const icons: Drawing[] = kinds.map(({ icon }) => drawings[icon]!)

export function drawingOf(kind: number): Drawing | undefined {
  return icons[kind]
}

/** "a red telephone": as one would say it, whatever colour it has. */
export function nameOf(kind: number, colour = ''): string {
  const { name, colour: own } = kinds[kind]!
  const words = `${colour || own} ${name.toLowerCase()}`
  return words === words.replace(/^[aeiou]/, '') ? `a ${words}` : `an ${words}`
}
