// What has just happened, told once. Things only you are told come under an old number, so what is new is
// told by the object itself.
import type { Happened } from '../../wire'
import type { Event } from './wire'

export class News {
  #last: Happened | undefined

  constructor(recent: Happened[]) {
    this.#last = recent.at(-1)
  }

  since(recent: Happened[]): Event[] {
    const last = this.#last
    const at = last ? recent.lastIndexOf(last) : -1
    this.#last = recent.at(-1)
    if (last && at < 0) return [] // another past than the one that was seen: a replay, wound on or back
    return recent.slice(at + 1).flatMap(({ events }) => (events ?? []) as Event[])
  }
}
