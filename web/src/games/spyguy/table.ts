// What the board shows, as pure functions of the view.
import type { BoardTable } from '../../game-api/board'
import type { SpyGuyView } from './wire'
import { say } from './text'

export interface Player {
  seat: number
  name: string
  /** The player's name; "You" for the viewer. */
  called: string
  you: boolean
  face: string
  bot: boolean
  /** Not connected, and no bot plays for them. */
  away: boolean
  gone: boolean
  /** The colour of the player's markers. */
  color: string
  /** Finds in this search. */
  found: number
  /** Is done searching; at the shortcut, has voted. */
  done: boolean
}

/** Distinguishable for colour-blind players; each marker also has a face. */
const COLORS = ['#ffb000', '#1fb8a6', '#b07cf0', '#ff6f4f', '#4d9bff', '#f06fb2', '#9ccc3c', '#e8e2d0']

export function playersAt(table: BoardTable, view: SpyGuyView, here: string[], you: number | null): Player[] {
  return view.votes.map((_, seat) => {
    const chair = table.chairs[seat] ?? {}
    const bot = Boolean(chair.bot)
    const gone = view.gone.includes(seat)
    const name = chair.name || say('seat-name', { number: seat + 1 })
    return {
      seat,
      name,
      called: seat === you ? say('player-you') : name,
      you: seat === you,
      face: chair.face ?? '',
      bot,
      away: gone || (!bot && !here.includes(chair.person ?? '')),
      gone,
      color: COLORS[seat % COLORS.length]!,
      found: view.markers.filter((marker) => marker.seat === seat).length,
      done: view.phase === 'shortcut' ? view.votes[seat] !== '-' : view.done.includes(seat),
    }
  })
}

/** The remaining share of the sand, from 1 to 0. */
export function sandLeft(view: Pick<SpyGuyView, 'began' | 'ends'>, now: number): number {
  const long = view.ends - view.began
  return long > 0 ? Math.min(1, Math.max(0, (view.ends - now) / long)) : 0
}

/** Doctor Moritz's lead in spaces, by the distance of each to the port, also on the shortcut. */
export function lead({ spy_guy, moritz, track }: Pick<SpyGuyView, 'spy_guy' | 'moritz' | 'track'>): number {
  const left = spy_guy.shortcut ? track.shortcut - spy_guy.number + 1 + track.port - wayOut(track) : track.port - spy_guy.number
  return Math.max(0, left - (track.port - moritz))
}

/** The space where the shortcut rejoins the track. */
export function wayOut({ arrow, replaces }: SpyGuyView['track']): number {
  return arrow + replaces + 1
}

/** The share of items found over all cards so far. */
export function findRate(view: Pick<SpyGuyView, 'cards'>): number {
  const copies = sum(view.cards.map((card) => card.copies))
  const found = sum(view.cards.map((card) => sum(card.found)))
  return copies ? found / copies : 0
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Format as "0:27", rounded up to full seconds. */
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
