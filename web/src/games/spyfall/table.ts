// What the board shows, read off the view. Everything here is a plain function of what the server sent.
import { seatedAt, type Seated } from '../../table/seats'
import type { TableView } from '../../wire'
import { texts } from './texts'
import type { Case, Pack, SpyfallOptions, SpyfallView } from './wire'

export interface Player extends Seated {
  score: number
  badge: string
}

export interface PlaceOnList {
  /** Its number in the pack, which is also its mark in the pencil's notes. */
  number: number
  code: string
  name: string
  played: boolean
}

/** What stands on an opened card. */
export interface CardWords {
  spy: boolean
  place: string
  lead: string
  role: string
  icon: string
  line: string
}

export type Side = 'none' | 'down' | 'guilty' | 'innocent'

/** A vote as it lies on the table: going on, or just turned over. */
export interface Trial {
  accuser: number
  accused: number
  afterTime: boolean
  /** By seat, for all who vote. */
  sides: Map<number, Side>
  verdict: 'guilty' | 'innocent' | null
  /** Whether more than half is enough (SF-32). */
  majority: boolean
}

export const NO_PLACE = '--'

export function optionsOf(table: TableView): SpyfallOptions {
  return table.options as SpyfallOptions
}

export function playersAt(table: TableView, view: SpyfallView, here: string[]): Player[] {
  return view.scores.map((score, seat) => {
    const seated = seatedAt(table, seat, view.gone, here)
    return { ...seated, score, badge: seated.gone ? texts.ring.gone : seated.bot ? texts.ring.bot : '' }
  })
}

/** SF-9: whom this seat may ask now; empty when it is not its turn. */
export function askable(view: SpyfallView, seat: number | null): Set<number> {
  const asking = (view.phase === 'dealt' || view.phase === 'questions') && view.asked === null
  if (!asking || view.asker !== seat) return new Set()
  return new Set(view.players.filter((other) => other !== seat && other !== view.barred))
}

/** Whether this seat may accuse now, and why not if it may not. */
export function accusing(view: SpyfallView, seat: number | null): 'now' | 'spent' | 'not now' {
  if (seat === null || view.gone.includes(seat)) return 'not now'
  if (view.phase === 'accusations') return view.accusers[0] === seat ? 'now' : 'not now'
  if (view.phase !== 'questions') return 'not now'
  return view.spent.includes(seat) ? 'spent' : 'now' // SF-14
}

export function suspects(view: SpyfallView, seat: number | null): number[] {
  return view.players.filter((other) => other !== seat && !view.gone.includes(other))
}

export function placesOnList(view: SpyfallView): PlaceOnList[] {
  return view.in_play.map((number) => ({
    number,
    code: String(number),
    name: view.places[number] ?? '',
    played: view.used.includes(number),
  }))
}

export function cardWords(view: SpyfallView, pack: Pack | null, options: SpyfallOptions): CardWords | null {
  const { card } = view
  if (!card) return null
  if (card.place === NO_PLACE) {
    const { lead, role, line } = texts.card.spyWords
    return { spy: true, place: '', lead: (options.spies ?? 1) > 1 ? texts.card.twoSpies : lead, role, icon: '', line }
  }
  const place = view.places[Number(card.place)] ?? ''
  const role = pack?.places[Number(card.place)]?.roles[Number(card.role)]
  if (!role) return { spy: false, place, lead: texts.card.noRole, role: '', icon: '', line: texts.card.noRoleLine }
  return { spy: false, place, lead: texts.card.lead, role: role.name, icon: role.icon ?? '', line: role.line ?? '' }
}

export function trialOf(view: SpyfallView, options: SpyfallOptions): Trial | null {
  const open = view.accusation
  if (!open) return null
  const voters = view.players.filter((seat) => seat !== open.accused && !view.gone.includes(seat))
  const side = (seat: number): Side => {
    if (seat === open.accuser) return 'guilty' // SF-15
    if (seat === view.seat && view.my_vote !== '-') return view.my_vote === 'g' ? 'guilty' : 'innocent'
    return open.voted.includes(seat) ? 'down' : 'none'
  }
  return {
    accuser: open.accuser,
    accused: open.accused,
    afterTime: open.after_time,
    sides: new Map(voters.map((seat) => [seat, side(seat)])),
    verdict: null,
    majority: open.after_time && Boolean(options.majority_after_time),
  }
}

/** The same vote with all chips turned over. */
export function turnedOver(trial: Trial, { guilty, not_guilty }: Case): Trial {
  const sides = new Map<number, Side>([
    ...guilty.map((seat): [number, Side] => [seat, 'guilty']),
    ...not_guilty.map((seat): [number, Side] => [seat, 'innocent']),
  ])
  const convicted = trial.majority ? guilty.length > not_guilty.length : not_guilty.length === 0
  const order = [...trial.sides.keys()].filter((seat) => sides.has(seat))
  return {
    ...trial,
    sides: new Map(order.map((seat) => [seat, sides.get(seat)!])),
    verdict: convicted ? 'guilty' : 'innocent',
  }
}
