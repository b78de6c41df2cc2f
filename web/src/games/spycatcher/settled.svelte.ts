// Whether something that moves into view has come to rest.
import { motionMs, prefersReducedMotion } from '../../lib/motion'

export class Settled {
  now = $state(true)

  constructor(private ms: number) {}

  /** Something appears and starts to move, or is gone. Returns the cleanup. */
  note(thing: unknown): (() => void) | undefined {
    if (!thing) return
    this.now = prefersReducedMotion()
    const timer = setTimeout(() => (this.now = true), motionMs(this.ms))
    return () => {
      this.now = true
      clearTimeout(timer)
    }
  }
}
