// Shows what happened step by step, from where this browser last looked. A tap skips to now.
import { ms } from '../../lib/motion'
import type { Happened } from '../../wire'
import { stepsFrom, type Step } from './replay'
import { standing } from './undone'
import type { Event, SpyClubView } from './wire'

interface Seen {
  code: string
  /** Which game at the table. */
  number: number
  seq: number
  view: SpyClubView
}

/** Longer absences are told by the log; nobody wants to watch ten minutes of cards. */
const LONGEST = 140
const TOLD = 24
/** Only the table that was looked at last: others are told by their logs. */
const KEY = 'spyhouse.spyclub.seen'

export class Replay {
  /** What is on show. */
  view = $state.raw<SpyClubView>()!
  /** What has just been seen; null once all is told. */
  event = $state.raw<Event | null>(null)
  /** The latest things that have been seen, newest last. */
  told = $state.raw<Event[]>([])
  #steps: Step[] = []
  #now: Seen
  #recent: Happened[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #reel: boolean

  /** A reel is not remembered as seen: it may be looked at again, and backwards. */
  constructor(code: string, number: number, recent: Happened[], view: SpyClubView, reel = false) {
    this.#reel = reel
    const kept = reel ? null : read()
    const here = kept?.code === code && kept.number === number && (recent[0]?.seq ?? 0) <= kept.seq + 1
    this.#now = here ? { ...kept, view: { ...kept.view, seat: view.seat } } : { code, number, seq: recent.at(-1)?.seq ?? 0, view }
    this.view = this.#now.view
    this.told = eventsOf(standing(recent.filter(({ seq }) => seq <= this.#now.seq))).slice(-TOLD)
    this.follow(recent, view)
  }

  get playing(): boolean {
    return this.event !== null
  }

  /** The table has moved on. */
  follow(recent: Happened[], view: SpyClubView): void {
    const news = recent.filter(({ seq }) => seq > this.#now.seq)
    const events = eventsOf(news)
    this.#recent = recent
    const undone = news.some(({ did }) => (did as { type?: string } | null)?.type === 'Undo')
    const wound = this.#reel && (news.length > 1 || (recent.at(-1)?.seq ?? 0) < this.#now.seq)
    const from = this.#steps.at(-1)?.view ?? this.view
    this.#now = { ...this.#now, seq: recent.at(-1)?.seq ?? this.#now.seq, view }
    if (undone || wound || events.length > LONGEST) return this.skip()
    this.#steps.push(...stepsFrom(from, events))
    if (!this.playing) this.#next()
  }

  /** Everything at once. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#steps = []
    this.event = null
    this.view = this.#now.view
    this.told = eventsOf(standing(this.#recent)).slice(-TOLD)
    if (!this.#reel) keep(this.#now)
  }

  /** On with it, without leaving out the rest. */
  hurry(): void {
    clearTimeout(this.#timer)
    this.#next()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #next = (): void => {
    const step = this.#steps.shift()
    if (!step) return this.skip()
    this.view = step.view
    this.event = step.event
    if (step.told) this.told = [...this.told, step.told].slice(-TOLD)
    // With much to tell it is told faster, but a solved aspect keeps its moment.
    const pace = Math.max(0.4, 1 - this.#steps.length / 60)
    const wait = step.event.type === 'AspectSolved' ? step.ms : ms(step.ms) * pace
    if (wait > 0) this.#timer = setTimeout(this.#next, wait)
    else this.#next()
  }
}

function eventsOf(recent: Happened[]): Event[] {
  return recent.flatMap(({ events }) => (events ?? []) as Event[])
}

function read(): Seen | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Seen | null
  } catch {
    return null
  }
}

function keep(seen: Seen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seen))
  } catch {
    // A private window may refuse to store: then a reload shows the table as it is.
  }
}
