// What came of your taps: a ripple at once, and what the table says about it when it has decided.
import type { Point } from './camera'
import type { Event } from './wire'

export interface Ripple extends Point {
  id: number
  is: 'asked' | 'wrong' | 'marked' | 'cold' | 'cool' | 'warm' | 'hot'
}

/** How long it is seen, in ms. */
const SEEN = 900

export class Taps {
  ripples = $state.raw<Ripple[]>([])
  #next = 0

  /** You have tapped. Only the table knows what. */
  tapped({ x, y }: Point): void {
    this.#add({ x, y, is: 'asked', id: this.#next++ })
  }

  follow(events: Event[]): void {
    for (const event of events) {
      if (event.type === 'TappedWrong') this.#add({ x: event.x, y: event.y, is: event.marked ? 'marked' : event.heat || 'wrong', id: this.#next++ })
    }
  }

  #add(ripple: Ripple): void {
    this.ripples = [...this.ripples, ripple]
    setTimeout(() => (this.ripples = this.ripples.filter(({ id }) => id !== ripple.id)), SEEN)
  }
}
