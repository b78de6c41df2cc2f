// One thing after the other: a queue of cues. Games make cues of what happened; the stage keeps the pace,
// lets a tap go on or skip, and with less motion everything is there at once.
import { ms } from '../lib/motion'

export interface Cue {
  /** How long to look at it, in ms, with nothing else waiting; Infinity waits for somebody to go on. */
  ms: number
  /** It keeps its time, however much waits behind it and with less motion too. */
  holds?: boolean
}

/** With so many waiting, things go at the quickest pace. */
const CROWD = 60
const QUICKEST = 0.4

export class Stage<C extends Cue> {
  /** What is on show; null when all has been shown. */
  cue = $state.raw<C | null>(null)
  #waiting: C[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #enter: (cue: C) => void
  #done: () => void

  /** `enter` shows a cue; `done` is called when all have been shown or skipped. */
  constructor(enter: (cue: C) => void = () => {}, done: () => void = () => {}) {
    this.#enter = enter
    this.#done = done
  }

  get playing(): boolean {
    return this.cue !== null
  }
  /** The last of those that wait. */
  get last(): C | undefined {
    return this.#waiting.at(-1)
  }
  get waiting(): number {
    return this.#waiting.length
  }

  play(cues: readonly C[]): void {
    this.#waiting.push(...cues)
    if (!this.playing) this.#next()
  }

  /** On with it, without leaving out the rest. */
  hurry(): void {
    clearTimeout(this.#timer)
    this.#next()
  }

  /** Everything at once. */
  skip(): void {
    this.stop()
    this.#done()
  }

  /** Nobody looks on any more. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.cue = null
  }

  #next = (): void => {
    for (;;) {
      const cue = this.#waiting.shift()
      if (!cue) return this.skip()
      this.cue = cue
      this.#enter(cue)
      const crowded = Math.max(QUICKEST, 1 - this.#waiting.length / CROWD)
      const wait = cue.holds ? cue.ms : ms(cue.ms) * crowded
      if (wait <= 0) continue
      if (wait < Infinity) this.#timer = setTimeout(this.#next, wait)
      return
    }
  }
}
