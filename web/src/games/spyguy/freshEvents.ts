// The events that are new since the last call. Private events come under an old number, so newness is decided by
// object identity.
import type { Happened } from '../../wire'
import type { Event } from './wire'

export class FreshEvents {
  #last: Happened | undefined

  constructor(recent: Happened[]) {
    this.#last = recent.at(-1)
  }

  since(recent: Happened[]): Event[] {
    const last = this.#last
    const at = last ? recent.lastIndexOf(last) : -1
    this.#last = recent.at(-1)
    if (last && at < 0) return [] // the past has changed: a replay was moved
    return recent.slice(at + 1).flatMap(({ events }) => (events ?? []) as Event[])
  }
}
