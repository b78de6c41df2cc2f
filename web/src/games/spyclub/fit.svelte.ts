// How the table fits its window: as a desk, on a phone, or on a phone on its side.
import { DESK, PHONE, SIDEWAYS } from './layout'

/** The most height of the shell's top bar, in px. */
const BAR = 56
/** The smallest scale, at which a small phone still shows the whole table. */
const SMALLEST = 0.85
/** The same below a row of chairs. */
const CROWDED = 0.76

/** All measures are in px. */
export class Fit {
  /** The board. */
  wide = $state(1280)
  high = $state(744)
  /** The height of the window. */
  screen = $state(800)
  /** What lies above the board: the shell's top bar, and the chairs of a phone that goes round. */
  top = $state(52)
  /** Whether a phone's mat shows all tracks instead of one line. */
  unfolded = $state(false)
  #isReplay: () => boolean

  constructor(isReplay: () => boolean) {
    this.#isReplay = isReplay
  }

  readonly phone = $derived.by(() => this.wide < 1000)
  /** A phone on its side, or half of a screen. */
  readonly sideways = $derived.by(() => this.phone && this.screen < 480 && this.wide > 560)
  // In a replay the table shrinks to fit above the controls. In a live game it scrolls instead.
  readonly scale = $derived.by(() => {
    const { wide, high, room } = this
    if (this.sideways)
      return Math.min(
        wide / SIDEWAYS.width,
        this.#isReplay() ? Math.max(0.7, high / SIDEWAYS.height) : Math.max(0.86, room / SIDEWAYS.height),
      )
    if (!this.phone) return Math.max(0.78, Math.min(wide / DESK.width, high / DESK.height))
    return Math.min(
      wide / PHONE.width,
      this.#isReplay() ? Math.max(0.6, high / PHONE.height) : Math.max(this.top > BAR ? CROWDED : SMALLEST, room / PHONE.height),
    )
  })
  /** The least height of the board; undefined for any. */
  readonly least = $derived.by(() => {
    if (!this.phone) return undefined
    return this.#isReplay() ? '0' : `${(this.sideways ? SIDEWAYS.height : PHONE.height) * this.scale}px`
  })

  /** The height below the top bar. */
  get room(): number {
    return this.screen - this.top
  }
}
