// Where the pieces stand on the drawing: they walk square by square after what happened.
import { still } from '../../lib/motion'
import type { Happened } from '../../wire'
import type { Event } from './wire'

const STEP = 230
/** Further behind than this, they stop walking and are put where they belong. */
const TOO_MANY = 24

export class Pieces {
  at = $state<number[]>([])
  walking = $state(false)

  #steps: { seat: number; place: number }[] = []
  #seen: Happened | undefined
  #goal: number[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(places: number[], recent: Happened[]) {
    this.at = places
    this.#goal = places
    this.#seen = recent.at(-1)
  }

  /** Call with every change: what is new in `recent` is walked, and the walk ends at `places`. */
  follow(places: number[], recent: Happened[]): void {
    const fresh = recent.slice(recent.lastIndexOf(this.#seen!) + 1)
    if (this.#seen && fresh.length === recent.length) fresh.length = 0 // too long ago: it has been forgotten
    this.#seen = recent.at(-1)
    this.#goal = places
    this.#steps.push(...fresh.flatMap(({ events }) => (events as Event[] | undefined) ?? []).flatMap(stepsOf))
    if (still() || this.#steps.length > TOO_MANY || !this.#steps.length) {
      if (this.#steps.length || !this.walking) this.#arrive()
    } else if (!this.walking) {
      this.walking = true
      this.#step()
    }
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #step = (): void => {
    const next = this.#steps.shift()
    if (!next) {
      this.#arrive()
      return
    }
    this.at = this.at.with(next.seat, next.place)
    this.#timer = setTimeout(this.#step, STEP)
  }

  #arrive(): void {
    clearTimeout(this.#timer)
    this.#steps = []
    this.at = this.#goal
    this.walking = false
  }
}

function stepsOf(event: Event): { seat: number; place: number }[] {
  if (event.type === 'Went') return event.route.map((place) => ({ seat: event.seat, place }))
  return event.type === 'Put' ? [{ seat: event.seat, place: event.place }] : []
}
