// The city as text, for players who search by ear or with keys. The server sends one district after the other, with
// every thing and its colour, but not what is sought.
import type { DistrictTold, Event, LookInto, MarkTold } from './wire'

/** The shortest time between two marks in ms, which the server enforces, with a margin for the network. */
const PAUSE = 2100

export class DistrictReader {
  /** The received districts. */
  told = $state.raw<Record<number, DistrictTold>>({})
  #again = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #clock: () => number
  #ask: (move: LookInto | MarkTold) => void

  constructor(clock: () => number, ask: (move: LookInto | MarkTold) => void) {
    this.#clock = clock
    this.#ask = ask
  }

  /** Request a district as soon as the server allows it. A new request replaces the waiting one. */
  listen(district: number): void {
    clearTimeout(this.#timer)
    if (this.told[district]) return
    this.#timer = setTimeout(() => this.#ask({ type: 'LookInto', district }), Math.max(0, this.#again - this.#clock()))
  }

  /** Mark a thing by its number as soon as the pause is over. A new mark replaces the waiting one. */
  mark(district: number, number: number): void {
    clearTimeout(this.#timer)
    const wait = Math.max(0, this.#again - this.#clock())
    this.#timer = setTimeout(() => {
      this.#again = this.#clock() + PAUSE
      this.#ask({ type: 'MarkTold', district, number })
    }, wait)
  }

  follow(events: Event[]): void {
    for (const event of events) if (event.type === 'DistrictTold') this.#hear(event)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #hear(told: DistrictTold): void {
    this.told = { ...this.told, [told.district]: told }
    this.#again = told.again
  }
}
