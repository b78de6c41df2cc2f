import { anyFace } from './faces'
import { memory, storeProfile, type Me } from './storage.svelte'

/** Default names for people. No bot has one of them. */
const ALIASES = [
  'Plum',
  'Marlowe',
  'Teal',
  'Onyx',
  'Cricket',
  'Basil',
  'Indigo',
  'Hazel',
  'Pepper',
  'Sable',
  'Finch',
  'Ember',
  'Olive',
  'Sparrow',
  'Ginger',
  'Heron',
  'Maple',
  'Poppy',
  'Rook',
  'Sorrel',
  'Tansy',
  'Umber',
  'Wren',
  'Yarrow',
  'Birch',
  'Cobalt',
  'Dahlia',
  'Fennel',
  'Garnet',
  'Iris',
  'Jasper',
  'Lark',
]

/** The person's name and face. The first visit gets a default name, so that one tap is enough to play. */
export function currentProfile(): Me {
  if (!memory.me.name || !memory.me.face) {
    storeProfile({ name: memory.me.name || anyAlias([]), face: memory.me.face || anyFace() })
  }
  return memory.me
}

/** The name to suggest at a table: your own, but not a default name that is already taken there. */
export function uniqueName(taken: string[], name: string): string {
  return ALIASES.includes(name) && taken.includes(name) ? anyAlias(taken) : name
}

function anyAlias(taken: string[]): string {
  const free = ALIASES.filter((alias) => !taken.includes(alias))
  return free[Math.floor(Math.random() * free.length)] ?? 'Plum'
}
