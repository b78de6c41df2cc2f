// Steps through a replay: forwards and backwards, by itself or by hand.
import { still } from '../lib/motion'
import type { Frame, Replay } from '../wire'
import { pace } from './frames'

/** With things standing still, a frame still has to be read. */
const GLANCE = 900
/** A chapter of the highlights, and the moment before it, in ms. */
const CHAPTER = 2600
const TURN = 200
const SPEEDS = [1, 2, 4, 0.5] as const

export class Projector {
  replay = $state.raw<Replay>()!
  index = $state(0)
  playing = $state(false)
  /** How many times as quick as usual it plays. */
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

  /** By hand: what ran by itself stops. */
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

  /** From chapter to chapter, each long enough to be seen. */
  highlight(frames: readonly number[]): void {
    this.stop()
    this.playing = true
    const [next, ...rest] = frames
    if (next === undefined) return this.stop()
    this.index = this.#within(next - 1)
    this.#timer = setTimeout(() => {
      this.index = this.#within(next) // a step of one: the board shows how it came about
      this.#timer = setTimeout(() => this.highlight(rest), CHAPTER)
    }, TURN)
  }

  /** To the next speed, and after the last to the usual one. */
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

  /** The same moment through other eyes: their replay may have other frames. */
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
      (still() ? GLANCE : pace(this.frame)) / this.speed,
    )
  }

  #within(index: number): number {
    return Math.max(0, Math.min(this.last, index))
  }
}
