import { anyFace } from './faces'
import { memory, rememberMe, type Me } from './memory.svelte'

/** Names for those who have not said theirs. No bot of the house is called so. */
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

/** Who you are here. On the first visit you get an alias, so that one tap is enough to play. */
export function whoIAm(): Me {
  if (!memory.me.name || !memory.me.face) {
    rememberMe({ name: memory.me.name || anyAlias([]), face: memory.me.face || anyFace() })
  }
  return memory.me
}

/** The name to suggest at a table where these are taken: your own, but no alias that somebody has already. */
export function nameAmong(taken: string[], name: string): string {
  return ALIASES.includes(name) && taken.includes(name) ? anyAlias(taken) : name
}

function anyAlias(taken: string[]): string {
  const free = ALIASES.filter((alias) => !taken.includes(alias))
  return free[Math.floor(Math.random() * free.length)] ?? 'Plum'
}
