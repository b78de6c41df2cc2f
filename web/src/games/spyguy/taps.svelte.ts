// Feedback for your taps: a ripple at once, and the result when the server has decided.
import type { Point } from './camera'
import type { Gag } from './gags'
import type { Event } from './wire'

export interface Ripple extends Point {
  id: number
  is: 'asked' | 'wrong' | 'marked' | 'cold' | 'cool' | 'warm' | 'hot' | 'wait' | Gag | 'moritz'
  /** Of a tap that is refused after a wrong one: seconds until the next. */
  seconds?: number
}

/** How long it stays, in ms; results with text stay longer. */
const [SEEN, READ] = [900, 2_400]

export class Taps {
  ripples = $state.raw<Ripple[]>([])
  #next = 0

  /** Show the ripple of a tap, before its result is known. */
  tapped({ x, y }: Point): void {
    this.#add({ x, y, is: 'asked', id: this.#next++ })
  }

  /** Say how long to wait after a wrong tap; the last answer replaces the one before. */
  refused({ x, y }: Point, seconds: number): void {
    this.ripples = this.ripples.filter(({ is }) => is !== 'wait')
    this.#add({ x, y, is: 'wait', seconds, id: this.#next++ })
  }

  gag({ x, y }: Point, gag: Gag): void {
    this.#add({ x, y, is: gag, id: this.#next++ }, READ)
  }

  follow(events: Event[]): void {
    for (const event of events) {
      if (event.type === 'TappedWrong' && (event.district ?? -1) < 0)
        this.#add({ x: event.x, y: event.y, is: event.marked ? 'marked' : event.heat || 'wrong', id: this.#next++ })
      if (event.type === 'MoritzSpotted')
        this.#add({ x: event.marker.spot.x, y: event.marker.spot.y, is: 'moritz', id: this.#next++ }, READ)
    }
  }

  #add(ripple: Ripple, ms = SEEN): void {
    this.ripples = [...this.ripples, ripple]
    setTimeout(() => (this.ripples = this.ripples.filter(({ id }) => id !== ripple.id)), ms)
  }
}
