// Something pending on the table, such as a vote or an application, that stays on show for a moment with its result.
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

  /** The result on show. */
  get shown(): D | null {
    return this.#stage.cue?.decided ?? null
  }

  /** Track the pending item, and its result once it is gone. Returns whether a new item has just opened. */
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

  /** Stop showing the result. */
  skip = (): void => this.#stage.skip()
  stop = (): void => this.#stage.stop()
}
