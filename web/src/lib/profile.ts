import { anyFace } from './faces'
import { stored, storeProfile, type Profile } from './storage.svelte'

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
export function currentProfile(): Profile {
  if (!stored.me.name || !stored.me.face) {
    storeProfile({ name: stored.me.name || anyAlias([]), face: stored.me.face || anyFace() })
  }
  return stored.me
}

/** The name to suggest at a table: your own, but not a default name that is already taken there. */
export function uniqueName(taken: string[], name: string): string {
  return ALIASES.includes(name) && taken.includes(name) ? anyAlias(taken) : name
}

function anyAlias(taken: string[]): string {
  const free = ALIASES.filter((alias) => !taken.includes(alias))
  return free[Math.floor(Math.random() * free.length)] ?? 'Plum'
}
