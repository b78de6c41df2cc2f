// Animates missed events step by step, from the last one this browser showed. A tap skips to now.
import { pageBuild } from '../../lib/buildId'
import { keepJson, keptJson } from '../../lib/localStore'
import { Stage } from '../../stage/stage.svelte'
import type { Chair, Happened } from '../../wire'
import { AT_ONCE, BEAT, BOT_BEAT, beatOf, turnsIn, type Beat } from './beats'
import { stepsFrom, timeOf, within, type Step } from './replay'
import { withoutUndone } from './withoutUndone'
import type { Event, SpyClubView } from './wire'

interface Seen {
  code: string
  /** The number of the game at the table. */
  number: number
  seq: number
  view: SpyClubView
  /** The build that stored it: another one may have other views. */
  build?: string
}

/** Longer absences are not animated; the log covers them. */
const LONGEST = 140
const TOLD = 24
const MOST_BEATS = 3
/** Duration of a repeated turn, in ms. */
const AGAIN = 1200
/** Stored for one table only, the one last looked at. */
const KEY = 'spyhouse.spyclub.seen'

export class Replay {
  /** The view on show. */
  view = $state.raw<SpyClubView>()!
  /** The latest shown events, newest last. */
  told = $state.raw<Event[]>([])
  /** The turns of others since the player's, oldest first. */
  beats = $state.raw<Beat[]>([])
  /** The events of the current turn. */
  #turn: { seat: number; turn: number; events: Event[] } | null = null
  #past: { steps: Step[]; beat: Beat }[] = []
  #spent = 0
  #stage = new Stage<Step>(
    (step) => this.#show(step),
    () => this.#stand(),
  )
  #now: Seen
  #recent: Happened[] = []
  #isReplay: boolean

  /** `isReplay`: nothing is stored as seen, because a replay can be watched again and backwards. */
  constructor(
    code: string,
    number: number,
    recent: Happened[],
    view: SpyClubView,
    isReplay = false,
    private chairs: () => readonly Chair[] = () => [],
  ) {
    this.#isReplay = isReplay
    const kept = isReplay ? null : read()
    const here = kept?.code === code && kept.number === number && (recent[0]?.seq ?? 0) <= kept.seq + 1
    this.#now = here ? { ...kept, view: { ...kept.view, seat: view.seat } } : { code, number, seq: recent.at(-1)?.seq ?? 0, view }
    this.view = this.#now.view
    this.told = eventsOf(withoutUndone(recent.filter(({ seq }) => seq <= this.#now.seq))).slice(-TOLD)
    this.follow(recent, view)
  }

  /** The event on show; null when all have been shown. */
  get event(): Event | null {
    return this.#stage.cue?.event ?? null
  }
  get playing(): boolean {
    return this.#stage.playing
  }

  /** Call with every change of the table. */
  follow(recent: Happened[], view: SpyClubView, atOnce = false): void {
    const news = recent.filter(({ seq }) => seq > this.#now.seq)
    const events = eventsOf(news)
    this.#recent = recent
    const undone = news.some(({ did }) => did?.type === 'Undo')
    const wound = this.#isReplay && (news.length > 1 || (recent.at(-1)?.seq ?? 0) < this.#now.seq)
    const from = this.#now.view
    this.#now = { ...this.#now, seq: recent.at(-1)?.seq ?? this.#now.seq, view }
    if (undone || wound || events.length > LONGEST) return this.skip()
    const steps = stepsFrom(from, events, view)
    this.#stage.play(this.#isReplay ? steps : this.#paced(from, steps, events, view, atOnce))
  }

  /** Show the turns of the others again, a beat each. */
  again = (): void => {
    const cues = this.#past.flatMap(({ steps }) =>
      within(
        steps.map((step) => ({ ...step, holds: false })),
        AGAIN,
      ),
    )
    const beats = this.beats
    this.skip()
    this.beats = beats
    this.#stage.play(cues)
  }

  /** The player has acted: clear the turns of the others. */
  seen(): void {
    this.beats = []
    this.#past = []
  }

  /** Limit another player's turn to one beat, however many moves it has. */
  #paced(from: SpyClubView, steps: Step[], events: Event[], view: SpyClubView, atOnce: boolean): Step[] {
    const paced: Step[] = []
    let rest = steps
    for (const { seat, turn, events: happened } of turnsIn(from, events)) {
      const end = rest.findIndex(({ event }) => event.type === 'TurnBegan' && event.turn > turn)
      const part = end < 0 ? rest : rest.slice(0, end)
      rest = end < 0 ? [] : rest.slice(end)
      if (this.#turn?.turn !== turn) {
        this.#turn = { seat, turn, events: [] }
        this.#spent = 0
      }
      this.#turn.events.push(...happened)
      if (seat === view.seat || view.seat === null) {
        // With the quickest bots the way of the suspect after the player's own turn is one beat too.
        paced.push(...(atOnce ? within(part, BEAT) : part))
        if (happened.length && seat === view.seat) this.seen()
        continue
      }
      const most = atOnce ? AT_ONCE : this.chairs()[seat]?.bot ? BOT_BEAT : BEAT
      const held = within(part, most - this.#spent)
      this.#spent = Math.min(most, this.#spent + timeOf(held))
      paced.push(...held)
      if (this.#turn.events.length) this.#note(seat, turn, part, view)
    }
    return paced
  }

  #note(seat: number, turn: number, steps: Step[], view: SpyClubView): void {
    const names = this.chairs().map((chair) => chair.name ?? '')
    const beat = beatOf(seat, turn, this.#turn!.events, view, names)
    const before = this.#past.at(-1)
    if (before?.beat.turn === turn) this.#past = [...this.#past.slice(0, -1), { beat, steps: [...before.steps, ...steps] }]
    else this.#past = [...this.#past, { beat, steps }].slice(-MOST_BEATS)
    this.beats = this.#past.map((one) => one.beat)
  }

  /** Show all remaining steps at once. */
  skip = (): void => this.#stage.skip()
  /** Show the next step now. */
  hurry = (): void => this.#stage.hurry()
  stop = (): void => this.#stage.stop()

  #show({ view, told }: Step): void {
    this.view = view
    if (told) this.told = [...this.told, told].slice(-TOLD)
  }

  #stand(): void {
    this.view = this.#now.view
    this.told = eventsOf(withoutUndone(this.#recent)).slice(-TOLD)
    if (!this.#isReplay) keep(this.#now)
  }
}

function eventsOf(recent: Happened[]): Event[] {
  return recent.flatMap(({ events }) => (events ?? []) as Event[])
}

function read(): Seen | null {
  const kept = keptJson(KEY) as Partial<Seen> | null
  return kept?.build === pageBuild() && kept.code ? (kept as Seen) : null
}

const keep = (seen: Seen) => keepJson(KEY, { ...seen, build: pageBuild() })
