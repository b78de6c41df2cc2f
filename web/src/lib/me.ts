import { anyFace } from './faces'
import { memory, rememberMe, type Me } from './memory.svelte'

const ALIASES = ['Plum', 'Juniper', 'Marlowe', 'Saffron', 'Teal', 'Onyx', 'Cricket', 'Basil', 'Clover', 'Indigo']

/** Who you are here. On the first visit you get an alias, so that one tap is enough to play. */
export function whoIAm(): Me {
  if (!memory.me.name || !memory.me.face) {
    const alias = ALIASES[Math.floor(Math.random() * ALIASES.length)] ?? 'Plum'
    rememberMe({ name: memory.me.name || alias, face: memory.me.face || anyFace() })
  }
  return memory.me
}
