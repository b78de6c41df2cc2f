// What the board shows, as pure functions of the view.
import { movesOfType, canDo } from '../../game-api/legal'
import { seatedAt, type Seated } from '../../table/seats'
import type { BoardTable } from '../../game-api/board'
import type { Happened } from '../../wire'
import { say } from './text'
import type { Case, Event, Move, Pack, SpyfallView, SpyfallOptions, Talk, VoteEnded } from './wire'

export type Options = Required<SpyfallOptions>

export interface Player extends Seated {
  score: number
  badge: string
}

export interface PlaceOnList {
  /** The number in the pack, which private marks use too. */
  number: number
  code: string
  name: string
  /** The picture: of a place of the box by its id, of another by its name. */
  art: string
  played: boolean
}

/** The words on an opened card. */
export interface CardWords {
  spy: boolean
  place: string
  art: string
  lead: string
  role: string
  icon: string
  line: string
}

export type Side = 'none' | 'down' | 'guilty' | 'innocent'

/** A vote on the table: pending, or just revealed. */
export interface Trial {
  accuser: number
  accused: number
  afterTime: boolean
  /** By seat, for all voters. */
  sides: Map<number, Side>
  verdict: 'guilty' | 'innocent' | null
  /** Whether a majority is enough. */
  majority: boolean
}

/** A larger jury sits in two rows, without labels under the names. */
export const ONE_ROW = 8

export const NO_PLACE = '--'

export function optionsOf(table: BoardTable): Options {
  return { language: 'en', ...table.options } as unknown as Options // an old game has none
}

export function playersAt(table: BoardTable, view: SpyfallView, here: string[]): Player[] {
  return view.scores.map((score, seat) => {
    const seated = seatedAt(table, seat, view.gone, here)
    return { ...seated, score, badge: seated.gone ? say('ring-gone') : seated.bot ? say('ring-bot') : '' }
  })
}

/** The seats this seat may ask now; empty when it is not its turn. */
export function askable(legal: readonly Move[]): Set<number> {
  return new Set(movesOfType(legal, 'Ask').map(({ to }) => to))
}

/** Whether the seat may accuse now; `spent`: it has already accused in this round. */
export function accusing(legal: readonly Move[], view: SpyfallView, seat: number | null): 'now' | 'spent' | 'not now' {
  if (canDo(legal, 'Accuse')) return 'now'
  return seat !== null && view.phase === 'questions' && view.spent.includes(seat) ? 'spent' : 'not now'
}

export function suspects(legal: readonly Move[]): number[] {
  return movesOfType(legal, 'Accuse').map(({ seat }) => seat)
}

/** In the order of the pack; those of the box alphabetically in the table's language. */
export function placesOnList(
  view: SpyfallView,
  pack: Pack | null,
  { pack: own, language }: Pick<Options, 'pack' | 'language'>,
): PlaceOnList[] {
  const places = view.in_play.map((number) => ({
    number,
    code: String(number),
    name: view.places[number] ?? '',
    art: artOf(view, pack, number),
    played: view.used.includes(number),
  }))
  return own ? places : places.sort((a, b) => a.name.localeCompare(b.name, language))
}

export function artOf(view: SpyfallView, pack: Pack | null, place: number): string {
  return pack?.places[place]?.id || (view.places[place] ?? '')
}

export function cardWords(view: SpyfallView, pack: Pack | null): CardWords | null {
  const { card } = view
  if (!card) return null
  if (card.place === NO_PLACE) {
    return {
      spy: true,
      place: '',
      art: '',
      lead: say(view.spies > 1 ? 'card-two-spies' : 'card-alone'),
      role: say('card-spy-role'),
      icon: '',
      line: say('card-spy-line'),
    }
  }
  const place = view.places[Number(card.place)] ?? ''
  const role = pack?.places[Number(card.place)]?.roles[Number(card.role)]
  const art = artOf(view, pack, Number(card.place))
  if (!role) return { spy: false, place, art, lead: say('card-no-role'), role: '', icon: '', line: say('card-no-role-line') }
  return { spy: false, place, art, lead: say('card-lead'), role: role.name, icon: role.icon ?? '', line: role.line ?? '' }
}

export function trialOf(view: SpyfallView, options: Options): Trial | null {
  const open = view.accusation
  if (!open) return null
  const voters = [...new Set([open.accuser, ...open.voted, ...view.waiting_for])].sort((a, b) => a - b)
  const side = (seat: number): Side => {
    if (seat === open.accuser) return 'guilty'
    if (seat === view.seat && view.my_vote !== '-') return view.my_vote === 'g' ? 'guilty' : 'innocent'
    return open.voted.includes(seat) ? 'down' : 'none'
  }
  return {
    accuser: open.accuser,
    accused: open.accused,
    afterTime: open.after_time,
    sides: new Map(voters.map((seat) => [seat, side(seat)])),
    verdict: null,
    majority: open.after_time && options.majority_after_time,
  }
}

/** The latest finished vote in these events. */
export function lastVote(recent: Happened[]): VoteEnded | undefined {
  const events = recent.flatMap(({ events }) => (events ?? []) as Event[])
  return events.findLast((event) => event.type === 'VoteEnded')
}

/** The seats that have looked at their cards since the last deal. */
export function lookedAt(recent: Happened[]): Set<number> {
  const dealt = recent.findLastIndex(({ events }) => (events as Event[] | undefined)?.some(({ type }) => type === 'Dealt'))
  return new Set(recent.slice(dealt + 1).flatMap(({ did }) => (did?.type === 'Look' ? [did.seat] : [])))
}

/** An answer of the round and its stars. */
export interface SpokenLine {
  /** The index in the round's talk. */
  line: number
  talk: Talk
  stars: number
}

/** All answers of the round, by stars, then the latest first. */
export function linesOf(view: SpyfallView): SpokenLine[] {
  return view.talk
    .map((talk, line) => ({ line, talk, stars: view.stars.filter((star) => star === line).length }))
    .filter(({ talk }) => talk.answer)
    .sort((a, b) => b.stars - a.stars || b.line - a.line)
}

/** The votes of a finished trial, by seat. */
export function sidesOf({ guilty, not_guilty }: Case): [number, Side][] {
  const sides: [number, Side][] = [
    ...guilty.map((seat): [number, Side] => [seat, 'guilty']),
    ...not_guilty.map((seat): [number, Side] => [seat, 'innocent']),
  ]
  return sides.sort(([a], [b]) => a - b)
}

/** The same trial with all votes revealed. */
export function turnedOver(trial: Trial, { guilty, not_guilty, convicted }: VoteEnded): Trial {
  const sides = new Map<number, Side>([
    ...guilty.map((seat): [number, Side] => [seat, 'guilty']),
    ...not_guilty.map((seat): [number, Side] => [seat, 'innocent']),
  ])
  const order = [...trial.sides.keys()].filter((seat) => sides.has(seat))
  return {
    ...trial,
    sides: new Map(order.map((seat) => [seat, sides.get(seat)!])),
    verdict: convicted ? 'guilty' : 'innocent',
  }
}
