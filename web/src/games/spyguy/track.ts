// The positions of the track's spaces along its strip.
import { wayOut } from './table'
import type { Space, Track } from './wire'

/** `along` the strip from 0 to 1, and the distance beside it from 0 to 1, for the shortcut. */
export interface Stop {
  along: number
  beside: number
}

export function stopOf({ number, shortcut }: Space, track: Track): Stop {
  if (!shortcut) return { along: number / track.port, beside: 0 }
  const way = number / (track.shortcut + 1)
  const out = wayOut(track)
  return { along: (track.arrow + (out - track.arrow) * way) / track.port, beside: Math.sin(way * Math.PI) ** 0.6 }
}

export function spacesOf(track: Track): Space[] {
  return Array.from({ length: track.port + 1 }, (_, number) => ({ number, shortcut: false }))
}

export function shortcutOf(track: Track): Space[] {
  return Array.from({ length: track.shortcut }, (_, step) => ({ number: step + 1, shortcut: true }))
}

/** Whether Doctor Moritz is so near that the steamer is under steam. */
export function nearPort(moritz: number, track: Track): boolean {
  return track.port - moritz <= 12
}
