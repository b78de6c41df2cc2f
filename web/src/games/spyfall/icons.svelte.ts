// The drawings of places and roles, loaded once the board is there. Every client loads all of them, so the requests
// of a browser reveal nothing about its card.

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

/** The inside of a 32 by 32 drawing; empty while it loads, and for an unknown name. */
export function iconBody(name: string): string {
  return drawings[name]?.body ?? ''
}

/** The names to choose from in a pack of your own. */
export function iconNames(): string[] {
  return Object.keys(drawings).sort()
}
