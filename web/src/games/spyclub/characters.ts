// The eight characters: their order is the box's, their names and faces are ours.
import bookworm from 'icon-url:fluent-emoji-flat/girl-medium'
import climber from 'icon-url:fluent-emoji-flat/boy-medium-light'
import collector from 'icon-url:fluent-emoji-flat/person-red-hair-light'
import listener from 'icon-url:fluent-emoji-flat/person-curly-hair-dark'
import runner from 'icon-url:fluent-emoji-flat/boy-dark'
import sketcher from 'icon-url:fluent-emoji-flat/girl-light'
import tinkerer from 'icon-url:fluent-emoji-flat/child-medium-dark'
import whisperer from 'icon-url:fluent-emoji-flat/person-white-hair-medium-dark'
import type { Hand } from './wire'

export type Character = Hand['character']

export const characters: Record<Character, { name: string; face: string }> = {
  Bookworm: { name: 'Juno', face: bookworm },
  Climber: { name: 'Pip', face: climber },
  Collector: { name: 'Otto', face: collector },
  Listener: { name: 'Wren', face: listener },
  Runner: { name: 'Zuri', face: runner },
  Sketcher: { name: 'Milla', face: sketcher },
  Tinkerer: { name: 'Kit', face: tinkerer },
  Whisperer: { name: 'Sol', face: whisperer },
}
