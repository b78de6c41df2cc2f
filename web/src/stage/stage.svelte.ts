// A queue of cues that plays what happened. Games make cues from events. The stage paces them, and a tap hurries or
// skips them. With reduced motion all cues finish at once.
import { motionMs } from '../lib/motion'

export interface Cue {
  /** How long to show it, in ms, with nothing else waiting. Infinity waits for a tap. */
  ms: number
  /** It keeps its duration however long the queue is, and with reduced motion. */
  holds?: boolean
}

/** With this many cues waiting, each gets its shortest duration. */
const CROWD = 60
const QUICKEST = 0.4

export class Stage<C extends Cue> {
  /** The cue on show; null when all have been shown. */
  cue = $state.raw<C | null>(null)
  #waiting: C[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #enter: (cue: C) => void
  #done: () => void

  /** `enter` is called when a cue is shown, `done` when all have been shown or skipped. */
  constructor(enter: (cue: C) => void = () => {}, done: () => void = () => {}) {
    this.#enter = enter
    this.#done = done
  }

  get playing(): boolean {
    return this.cue !== null
  }
  /** The last cue of the queue. */
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

  /** Show the next cue now. */
  hurry(): void {
    clearTimeout(this.#timer)
    this.#next()
  }

  /** Show all remaining cues at once. */
  skip(): void {
    this.stop()
    this.#done()
  }

  /** Clear the queue when the component is destroyed. */
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
      const wait = cue.holds ? cue.ms : motionMs(cue.ms) * crowded
      if (wait <= 0) continue
      if (wait < Infinity) this.#timer = setTimeout(this.#next, wait)
      return
    }
  }
}
