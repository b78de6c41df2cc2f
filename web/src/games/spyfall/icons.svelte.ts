// The drawings of places and roles, loaded once the board is there. Everyone loads all of them, so
// what a browser fetches says nothing about its card.

import { bare } from '../../lib/bare'

interface Drawing {
  body: string
}

let drawings = $state.raw<Record<string, Drawing>>(bare({}))
let asked = false

export function loadIcons(): void {
  if (asked) return
  asked = true
  const add = ({ default: more }: { default: Record<string, Drawing> }) => {
    drawings = bare({ ...drawings, ...more })
  }
  void import('icon-set:fluent-emoji-flat/./scene/scenes.ts').then(add)
  void import('icon-set:fluent-emoji-flat/../../../../src/spyhouse/games/spyfall/data/places.toml').then(add)
}

/** The inside of a 32 by 32 drawing; empty while it loads or if there is none of that name. */
export function iconBody(name: string): string {
  return drawings[name]?.body ?? ''
}

/** The names one can choose from in a pack of one's own. */
export function iconNames(): string[] {
  return Object.keys(drawings).sort()
}
