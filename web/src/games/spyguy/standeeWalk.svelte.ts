// The shown positions of Spy Guy and Doctor Moritz: they walk space by space to where the view says.
import { Stage, type Cue } from '../../stage/stage.svelte'
import type { Event, Space, SpyGuyView } from './wire'

type Who = 'spyGuy' | 'moritz'

interface Step extends Cue {
  who: Who
  /** The target; absent for the pause before a walk. */
  to?: Space
}

/** Time to see the missed items before the walk begins, in ms. */
const LOOK_FIRST = 1_500
const TURN = 450
const PACE = 300

export class Walk {
  spyGuy = $state.raw<Space>({ number: 0, shortcut: false })
  moritz = $state(0)
  #goal: SpyGuyView
  #stage = new Stage<Step>(
    ({ who, to }) => to && this.#put(who, to),
    () => this.#stand(),
  )

  constructor(view: SpyGuyView) {
    this.#goal = view
    this.#stand()
  }

  /** Who walks now. */
  get walking(): Who | null {
    return this.#stage.cue?.who ?? null
  }

  /** Call with every change: walk as the events say, or jump if there is no walk. */
  follow(events: Event[], view: SpyGuyView): void {
    // A new walk begins, so the previous one jumps to its end.
    if (this.walking && events.some(({ type }) => type === 'SearchEnded')) this.#stage.skip()
    this.#goal = view
    const steps: Step[] = []
    for (const event of events) {
      const first = steps.length || this.walking ? TURN : LOOK_FIRST
      if (event.type === 'SpyGuyWent') steps.push(...walked('spyGuy', event.path, first))
      if (event.type === 'MoritzWent') steps.push(...walked('moritz', event.path, first))
    }
    this.#stage.play(steps)
  }

  stop(): void {
    this.#stage.stop()
  }

  #put(who: Who, to: Space): void {
    if (who === 'spyGuy') this.spyGuy = to
    else this.moritz = to.number
  }

  #stand(): void {
    this.spyGuy = this.#goal.spy_guy
    this.moritz = this.#goal.moritz
  }
}

/** The last step takes its time, too. */
function walked(who: Who, path: Space[], first: number): Step[] {
  const spaces = path.slice(1)
  if (!spaces.length) return []
  return [{ who, ms: first }, ...spaces.map((to, nth) => ({ who, to, ms: nth < spaces.length - 1 ? PACE : TURN }))]
}
