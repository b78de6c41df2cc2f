// Shows what happened step by step, from where this browser last looked. A tap skips to now.
import { Stage } from '../../stage/stage.svelte'
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
  /** The latest things that have been seen, newest last. */
  told = $state.raw<Event[]>([])
  #stage = new Stage<Step>(
    (step) => this.#show(step),
    () => this.#stand(),
  )
  #now: Seen
  #recent: Happened[] = []
  #isReplay: boolean

  /** A replay is not remembered as seen: it may be looked at again, and backwards. */
  constructor(code: string, number: number, recent: Happened[], view: SpyClubView, isReplay = false) {
    this.#isReplay = isReplay
    const kept = isReplay ? null : read()
    const here = kept?.code === code && kept.number === number && (recent[0]?.seq ?? 0) <= kept.seq + 1
    this.#now = here ? { ...kept, view: { ...kept.view, seat: view.seat } } : { code, number, seq: recent.at(-1)?.seq ?? 0, view }
    this.view = this.#now.view
    this.told = eventsOf(standing(recent.filter(({ seq }) => seq <= this.#now.seq))).slice(-TOLD)
    this.follow(recent, view)
  }

  /** What has just been seen; null once all is told. */
  get event(): Event | null {
    return this.#stage.cue?.event ?? null
  }
  get playing(): boolean {
    return this.#stage.playing
  }

  /** The table has moved on. */
  follow(recent: Happened[], view: SpyClubView): void {
    const news = recent.filter(({ seq }) => seq > this.#now.seq)
    const events = eventsOf(news)
    this.#recent = recent
    const undone = news.some(({ did }) => did?.type === 'Undo')
    const wound = this.#isReplay && (news.length > 1 || (recent.at(-1)?.seq ?? 0) < this.#now.seq)
    const from = this.#now.view
    this.#now = { ...this.#now, seq: recent.at(-1)?.seq ?? this.#now.seq, view }
    if (undone || wound || events.length > LONGEST) return this.skip()
    this.#stage.play(stepsFrom(from, events, view))
  }

  /** Everything at once. */
  skip = (): void => this.#stage.skip()
  /** On with it, without leaving out the rest. */
  hurry = (): void => this.#stage.hurry()
  stop = (): void => this.#stage.stop()

  #show({ view, told }: Step): void {
    this.view = view
    if (told) this.told = [...this.told, told].slice(-TOLD)
  }

  #stand(): void {
    this.view = this.#now.view
    this.told = eventsOf(standing(this.#recent)).slice(-TOLD)
    if (!this.#isReplay) keep(this.#now)
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
