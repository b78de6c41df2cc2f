// What the board shows, read off the view. Everything here is a plain function of what the server sent.
import { seatedAt, type Seated } from '../../table/seats'
import type { Happened, TableView } from '../../wire'
import { fitToSeek, isMaster, ofSuit, prospect, suitOf, totalOf, valueOf } from './cards'
import { type Circle, type Square, square, type Walk } from './geometry'
import { circleNames, texts } from './texts'
import type { Attempt, Event, Move, Permit, SpycatcherOptions, SpycatcherView } from './wire'

export interface Player extends Seated {
  /** "You" for the one who looks on. */
  called: string
  you: boolean
  color: string
  cards: number
  permits: Permit[]
  misses: number
  rollsAgain: boolean
}

/** Dark enough for white words; the lamp's yellow stays with what can be touched. */
const COLORS = ['#2a7584', '#7b4ea3', '#4d7a32', '#b0502a', '#3f62a8', '#a03a68']

export function optionsOf(table: TableView): Required<SpycatcherOptions> {
  return { hand_size: 7, permissions_needed: 4, bluffing: false, challenge_seconds: 30, notebook: false, ...table.options }
}

export function playersAt(table: TableView, view: SpycatcherView, here: string[], you: number | null): Player[] {
  return view.players.map(({ cards, permits, misses, rolls_again }, seat) => {
    const seated = seatedAt(table, seat, view.gone, here)
    const color = COLORS[seat % COLORS.length]!
    return { ...seated, called: seat === you ? texts.you : seated.name, you: seat === you, color, cards, permits, misses, rollsAgain: rolls_again }
  })
}

/** You first, then round the table. */
export function fromYou(players: Player[], you: number | null): Player[] {
  return you === null ? players : [...players.slice(you), ...players.slice(0, you)]
}

export function permitOf(player: Player, circle: Circle): Permit | undefined {
  return player.permits.find((permit) => permit.circle === circle)
}

export function cardName(card: number): string {
  return texts.card.name(suitOf(card), valueOf(card))
}

/** "5-6-7", "the master". */
export function cardsInShort(cards: readonly number[]): string {
  if (cards.length === 1 && isMaster(cards[0]!)) return texts.turn.theMaster
  return [...cards].sort((a, b) => a - b).map((card) => (isMaster(card) ? texts.card.master : valueOf(card))).join('-')
}

/** What cards count for in an attempt: their total, or the master. */
export function weight(cards: readonly number[]): string {
  return cards.length === 1 && isMaster(cards[0]!) ? texts.turn.theMaster : String(totalOf(cards))
}

/** A square one could go to, with what it would do. */
export interface Destination extends Walk {
  square: Square
  steps: number
  title: string
  short: string
  text: string
  /** Worth a tag on the board: home, and circles. */
  told: boolean
}

export function destination(walk: Walk, view: SpycatcherView, me: Player, needed: number): Destination {
  const there = square(walk.place)
  return { ...walk, square: there, steps: walk.route.length, ...promise(there, view, me, needed) }
}

/** What would happen there: SK-10 to SK-12, SK-16, SK-31, SK-37. */
function promise(there: Square, view: SpycatcherView, me: Player, needed: number): Pick<Destination, 'title' | 'short' | 'text' | 'told'> {
  const words = texts.board
  if (there.kind === 'mi5') {
    const missing = Math.max(0, needed - me.permits.length)
    return { title: words.home(missing), short: words.homeShort(missing), text: words.homeText(missing), told: true }
  }
  if (there.circle) {
    if (permitOf(me, there.circle)) {
      return { title: words.granted(there.circle), short: words.grantedShort, text: words.blankText, told: true }
    }
    return { title: words.seek(there.circle), short: words.seekShort, text: outlook(view.hand, there.circle), told: true }
  }
  if (there.action) {
    const text = view.again ? words.noAction : there.action.text
    return { title: there.action.label, short: there.action.label, text, told: false }
  }
  return { title: words.blank[there.road], short: words.blank[there.road], text: words.blankText, told: false }
}

/** A hand's chances in a circle, in words. */
export function outlook(hand: readonly number[], circle: Circle): string {
  const found = prospect(hand, circle)
  switch (found.is) {
    case 'run':
      return `${texts.prospect.run} (${cardsInShort(found.cards)}).`
    case 'master':
      return `${texts.prospect.master}.`
    case 'near':
      return `${texts.prospect.none}: ${texts.prospect.near(found.wants)}.`
    case 'nothing':
      return `${texts.prospect.none}.`
  }
}

/** What cards of the hand can be picked now, how many, and for what. */
export interface Picking {
  for: 'discard' | 'swap' | 'seek' | 'challenge'
  from: number[]
  most: number
}

export function picking(view: SpycatcherView, seat: number | null, bluffing: boolean): Picking | null {
  if (seat === null || !view.waiting_for.includes(seat)) return null
  switch (view.phase) {
    case 'discard':
    case 'swap':
      return { for: view.phase, from: view.hand, most: 1 }
    case 'seek':
      return { for: 'seek', from: bluffing ? view.hand : fitToSeek(view.hand, view.circle!), most: 3 }
    case 'challenge':
      return { for: 'challenge', from: ofSuit(view.hand, view.circle!), most: 3 }
    default:
      return null
  }
}

/** Something to choose that is no card and no square. */
export interface Choice {
  label: string
  circle?: Circle
  seat?: number
  move: Move
}

export function choices(view: SpycatcherView, seat: number | null, players: Player[], needed: number): Choice[] {
  if (seat === null || !view.waiting_for.includes(seat)) return []
  const me = players[seat]!
  const others = players.filter((player) => player.seat !== seat && !player.gone)
  switch (view.phase) {
    case 'circle':
      return (['court', 'government', 'press', 'publisher'] as const).map((circle) => ({
        label: circleNames[circle],
        circle,
        move: { type: 'ToCircle', circle },
      }))
    case 'hand_back':
      return me.permits.map(({ circle }) => ({ label: circleNames[circle], circle, move: { type: 'HandBack', circle } }))
    case 'give': // SK-28
      return me.permits.flatMap(({ circle }) =>
        others
          .filter((other) => !permitOf(other, circle) && other.permits.length < needed - 1)
          .map((other) => ({ label: other.name, circle, seat: other.seat, move: { type: 'Give', circle, to: other.seat } as const })),
      )
    case 'look':
      return others.map((other) => ({ label: other.name, seat: other.seat, move: { type: 'LookAt', seat: other.seat } }))
    case 'send': // nobody wins by another's card
      return others
        .filter((other) => other.permits.length < needed)
        .map((other) => ({ label: other.name, seat: other.seat, move: { type: 'Send', seat: other.seat } }))
    default:
      return []
  }
}

/** An attempt as it lies on the table: sealed, or opened. */
export interface Hearing {
  seat: number
  circle: Circle
  /** Those who decide, in their order round the table. */
  judges: number[]
  decided: number[]
  opened: Attempt | null
}

export function hearingOf(view: SpycatcherView): Hearing | null {
  if (!view.seeking) return null
  const { seat, circle, decided } = view.seeking
  const count = view.players.length
  const judges = Array.from({ length: count - 1 }, (_, step) => (seat + 1 + step) % count)
  return { seat, circle, decided, judges: judges.filter((one) => !view.gone.includes(one)), opened: null }
}

/** The attempt that was opened by what happened last, if one was. */
export function justOpened(recent: Happened[], view: SpycatcherView): Hearing | null {
  const judged = ((recent.at(-1)?.events ?? []) as Event[]).find((event) => event.type === 'Judged')
  if (!judged) return null
  const { seat, circle } = judged.attempt
  const found = hearingOf({ ...view, seeking: { seat, circle, decided: [] } })!
  return { ...found, decided: found.judges, opened: judged.attempt }
}

/** How a decided attempt is told: who beat whom with what (SK-18, SK-19). */
export function reasons({ cards, challenges, valid }: Attempt, players: Player[]): string[] {
  const words = texts.form
  const own = weight(cards)
  const told = challenges.map(({ seat, cards: played, succeeds }) => {
    const compared = succeeds ? words.beats(weight(played), own) : words.fails(weight(played), own)
    return `${players[seat]!.called} ${words.objected(weight(played))}${valid ? `: ${compared}` : ''}.`
  })
  if (!challenges.length) told.push(words.unopposed)
  return valid ? told : [...told, words.bluffed]
}

/** One player's permissions over the rounds: a point for each change, the start and the end. */
export interface Course {
  player: Player
  points: { round: number; held: number }[]
}

export function courses(view: SpycatcherView, players: Player[]): Course[] {
  return players.map((player) => {
    let held = 0
    const points = [{ round: 1, held }]
    for (const { round, seat, won } of view.race) {
      if (seat !== player.seat) continue
      held += won ? 1 : -1
      points.push({ round, held })
    }
    return { player, points: [...points, { round: view.round, held }] }
  })
}
