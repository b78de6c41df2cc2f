// The pieces' positions on the drawing: they walk square by square as the events say.
import { Stage, type Cue } from '../../stage/stage.svelte'
import type { Happened } from '../../wire'
import type { Event } from './wire'

interface Step extends Cue {
  seat: number
  place: number
}

const STEP = 230
/** With more steps than this waiting, the pieces jump to their places. */
const TOO_MANY = 24

export class Pieces {
  at = $state.raw<number[]>([])
  #stage = new Stage<Step>(
    ({ seat, place }) => (this.at = this.at.with(seat, place)),
    () => (this.at = this.#goal),
  )
  #seen: Happened | undefined
  #goal: number[]

  constructor(places: number[], recent: Happened[]) {
    this.at = places
    this.#goal = places
    this.#seen = recent.at(-1)
  }

  get walking(): boolean {
    return this.#stage.playing
  }

  /** Call with every change: new events in `recent` are walked, and the walk ends at `places`. */
  follow(places: number[], recent: Happened[]): void {
    const fresh = recent.slice(recent.lastIndexOf(this.#seen!) + 1)
    if (this.#seen && fresh.length === recent.length) fresh.length = 0 // the last seen event is too old to be in the list
    this.#seen = recent.at(-1)
    this.#goal = places
    this.#stage.play(fresh.flatMap(({ events }) => (events as Event[] | undefined) ?? []).flatMap(stepsOf))
    if (this.#stage.waiting > TOO_MANY) this.#stage.skip()
  }

  stop(): void {
    this.#stage.stop()
  }
}

function stepsOf(event: Event): Step[] {
  if (event.type === 'Went') return event.route.map((place) => ({ seat: event.seat, place, ms: STEP }))
  return event.type === 'Put' ? [{ seat: event.seat, place: event.place, ms: STEP }] : []
}
