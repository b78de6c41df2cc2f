// Something that lies open on the table until it is decided, and then for a moment as it was decided: a
// vote whose chips turn over, an application that is opened.
import { Stage } from './stage.svelte'

interface Decided<D> {
  decided: D
  ms: number
  holds: true
}

export class Verdict<O, D> {
  #open: O | null = null
  #stage = new Stage<Decided<D>>()
  #ms: number

  constructor(ms: number) {
    this.#ms = ms
  }

  /** What was decided, while it lies there. */
  get shown(): D | null {
    return this.#stage.cue?.decided ?? null
  }

  /** What lies open now, and how it was decided when it is gone. Says whether it has just been opened. */
  follow(open: O | null, decide: (before: O) => D | null): boolean {
    const before = this.#open
    this.#open = open
    if (open) {
      this.#stage.skip()
      return !before
    }
    const decided = before && decide(before)
    if (decided) this.#stage.play([{ decided, ms: this.#ms, holds: true }])
    return false
  }

  /** Seen. */
  skip = (): void => this.#stage.skip()
  stop = (): void => this.#stage.stop()
}
