// Where Spy Guy and Doctor Moritz are seen to stand: they walk space by space to where the table says.
import { ms } from '../../lib/motion'
import type { Event, Space, SpyGuyView } from './wire'

type Who = 'spyGuy' | 'moritz'

interface Step {
  who: Who
  to: Space
  /** To wait before it, in ms. */
  after: number
}

/** Long enough to see what was missed before eyes turn to the track, in ms. */
const LOOK_FIRST = 1_500
const TURN = 450
const PACE = 300

export class Walk {
  spyGuy = $state.raw<Space>({ number: 0, shortcut: false })
  moritz = $state(0)
  /** Who walks now. */
  walking = $state<Who | null>(null)
  #steps: Step[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(view: SpyGuyView) {
    this.#stand(view)
  }

  /** Something happened at the table: walk there, or stand there if nobody has walked. */
  follow(events: Event[], view: SpyGuyView): void {
    if (events.some(({ type }) => type === 'SearchEnded')) this.#arrive()
    for (const event of events) {
      if (event.type === 'SpyGuyWent') this.#queue('spyGuy', event.path, this.#steps.length ? TURN : LOOK_FIRST)
      if (event.type === 'MoritzWent') this.#queue('moritz', event.path, this.#steps.length ? TURN : LOOK_FIRST)
    }
    if (!this.#steps.length) this.#stand(view)
    else if (!this.#timer) this.#next()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#steps = []
    this.walking = null
  }

  #queue(who: Who, path: Space[], first: number): void {
    for (const [nth, to] of path.slice(1).entries()) this.#steps.push({ who, to, after: nth ? PACE : first })
  }

  #next(): void {
    const step = this.#steps[0]
    this.walking = step?.who ?? null
    if (!step) {
      this.#timer = undefined
      return
    }
    this.#timer = setTimeout(() => {
      this.#steps.shift()
      this.#put(step)
      // The last step takes its time, too.
      if (this.#steps.length) this.#next()
      else this.#timer = setTimeout(() => this.#next(), ms(TURN))
    }, ms(step.after))
  }

  /** At once: the next walk begins, and this one is not yet over. */
  #arrive(): void {
    this.#steps.forEach((step) => this.#put(step))
    this.stop()
  }

  #put({ who, to }: Step): void {
    if (who === 'spyGuy') this.spyGuy = to
    else this.moritz = to.number
  }

  #stand(view: SpyGuyView): void {
    this.spyGuy = view.spy_guy
    this.moritz = view.moritz
  }
}
