// The city in words, for those who search it by ear or by keys: the house tells one district after
// the other to whoever asks. Everything there is named, with its colour; what is right is not told.
import type { DistrictTold, Event, LookInto, MarkTold } from './wire'

/** A listener marks one thing after the other: so many ms apart, and a little more for the way to the server. */
const PAUSE = 2100

export class Ear {
  /** What has been told, by district. */
  told = $state.raw<Record<number, DistrictTold>>({})
  #again = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #clock: () => number
  #ask: (move: LookInto | MarkTold) => void

  constructor(clock: () => number, ask: (move: LookInto | MarkTold) => void) {
    this.#clock = clock
    this.#ask = ask
  }

  /** Asks for a district, as soon as the house can tell another one. Only the last one asked for is told. */
  listen(district: number): void {
    clearTimeout(this.#timer)
    if (this.told[district]) return
    this.#timer = setTimeout(() => this.#ask({ type: 'LookInto', district }), Math.max(0, this.#again - this.#clock()))
  }

  /** Marks a thing by its number, as soon as the pause is over. Only the last one asked for is marked. */
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
