// The replay's position: forwards and backwards, automatic or by hand.
import { prefersReducedMotion } from '../lib/motion'
import type { Frame, Replay } from '../wire'
import { pace } from './frames'

/** Minimum time for a frame with reduced motion, in ms. */
const GLANCE = 900
/** Time for a chapter of the highlights, and for the frame before it, in ms. */
const CHAPTER = 2600
const TURN = 200
const SPEEDS = [1, 2, 4, 0.5] as const

export class ReplayPlayer {
  replay = $state.raw<Replay>()!
  index = $state(0)
  playing = $state(false)
  /** The speed factor. */
  speed = $state<number>(SPEEDS[0])
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(replay: Replay, index = 0) {
    this.replay = replay
    this.index = this.#within(index)
  }

  get frame(): Frame {
    return this.replay.frames[this.index]!
  }
  get next(): Frame | undefined {
    return this.replay.frames[this.index + 1]
  }
  get last(): number {
    return this.replay.frames.length - 1
  }

  /** Go to a frame by hand, which stops playback. */
  to(index: number): void {
    this.stop()
    this.index = this.#within(index)
  }

  step(by: 1 | -1): void {
    this.to(this.index + by)
  }

  toggle(): void {
    if (this.playing) return this.stop()
    if (this.index === this.last) this.index = 0
    this.playing = true
    this.#wait()
  }

  /** Play from chapter to chapter. */
  highlight(frames: readonly number[]): void {
    this.stop()
    this.playing = true
    const [next, ...rest] = frames
    if (next === undefined) return this.stop()
    this.index = this.#within(next - 1)
    this.#timer = setTimeout(() => {
      this.index = this.#within(next) // a single step, so that the board animates it
      this.#timer = setTimeout(() => this.highlight(rest), CHAPTER)
    }, TURN)
  }

  /** The next speed; after the last one the first. */
  shift(): void {
    this.speed = SPEEDS[(SPEEDS.findIndex((speed) => speed === this.speed) + 1) % SPEEDS.length]!
    if (!this.playing) return
    clearTimeout(this.#timer)
    this.#wait()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.playing = false
  }

  /** The same moment in another seat's replay, which may have other frames. */
  through(replay: Replay): void {
    const at = this.frame.at
    const share = this.index / Math.max(1, this.last)
    const near = Math.round(share * (replay.frames.length - 1))
    this.stop()
    this.replay = replay
    this.index = this.#nearest(at, near)
  }

  #nearest(at: number, near: number): number {
    const frames = this.replay.frames
    if (frames[near]?.at === at) return near
    const first = frames.findIndex((frame) => frame.at >= at)
    return this.#within(first < 0 ? frames.length : first)
  }

  #wait(): void {
    this.#timer = setTimeout(
      () => {
        if (this.index < this.last) this.index += 1
        if (this.index < this.last) this.#wait()
        else this.playing = false
      },
      (prefersReducedMotion() ? GLANCE : pace(this.frame)) / this.speed,
    )
  }

  #within(index: number): number {
    return Math.max(0, Math.min(this.last, index))
  }
}
