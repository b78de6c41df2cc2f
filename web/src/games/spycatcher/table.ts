// What the board shows, as pure functions of the view.
import { movesOfType, canDo } from '../../game-api/legal'
import { seatedAt, type Seated } from '../../table/seats'
import type { BoardTable } from '../../game-api/board'
import type { Happened } from '../../wire'
import { isMaster, prospect, type Prospect, suitOf, totalOf, valueOf } from './cards'
import { type Circle, gateAfter, sideOf, type Square, square } from './geometry'
import { labelOf, memoOf, say } from './text'
import type { Attempt, Event, Move, Permit, SpycatcherOptions, SpycatcherView } from './wire'

export interface Player extends Seated {
  /** The player's name; "You" for the viewer. */
  called: string
  you: boolean
  color: string
  cards: number
  permits: Permit[]
  misses: number
  rollsAgain: boolean
}

/** Dark enough for white text. The lamp's yellow is left to controls. */
const COLORS = ['#2a7584', '#7b4ea3', '#4d7a32', '#b0502a', '#3f62a8', '#a03a68']

export function optionsOf(table: BoardTable): Required<SpycatcherOptions> {
  return table.options as unknown as Required<SpycatcherOptions>
}

export function playersAt(table: BoardTable, view: SpycatcherView, here: string[], you: number | null): Player[] {
  return view.players.map(({ cards, permits, misses, rolls_again }, seat) => {
    const seated = seatedAt(table, seat, view.gone, here)
    const color = COLORS[seat % COLORS.length]!
    return {
      ...seated,
      called: seat === you ? say('you') : seated.name,
      you: seat === you,
      color,
      cards,
      permits,
      misses,
      rollsAgain: rolls_again,
    }
  })
}

/** The players in seat order, the viewer first. */
export function fromYou(players: Player[], you: number | null): Player[] {
  return you === null ? players : [...players.slice(you), ...players.slice(0, you)]
}

export function permitOf(player: Player, circle: Circle): Permit | undefined {
  return player.permits.find((permit) => permit.circle === circle)
}

export function cardName(card: number): string {
  return say('card', { circle: suitOf(card), value: valueOf(card) })
}

/** Cards as text: "5-6-7", "the master". */
export function cardsInShort(cards: readonly number[]): string {
  if (cards.length === 1 && isMaster(cards[0]!)) return say('the-master')
  return [...cards]
    .sort((a, b) => a - b)
    .map((card) => (isMaster(card) ? say('master') : valueOf(card)))
    .join('-')
}

/** The strength of cards in an attempt: their total, or the master. */
export function weight(cards: readonly number[]): string {
  return say('weight', { master: cards.some(isMaster), total: totalOf(cards) })
}

export interface Walk {
  place: number
  route: number[]
}

/** A destination and what would happen there. */
export interface Destination extends Walk {
  square: Square
  steps: number
  title: string
  text: string
  /** The same in a few words. */
  brief: string
  /** Labelled on the board: MI5 and circles. */
  told: boolean
}

export function destination(walk: Walk, view: SpycatcherView, me: Player, needed: number): Destination {
  const there = square(walk.place)
  return { ...walk, square: there, steps: walk.route.length, ...promise(there, view, me, needed) }
}

/** What would happen on a square. */
function promise(there: Square, view: SpycatcherView, me: Player, needed: number): Pick<Destination, 'title' | 'text' | 'brief' | 'told'> {
  if (there.kind === 'mi5') {
    const missing = Math.max(0, needed - me.permits.length)
    return { title: say('home', { missing }), text: say('home-text', { missing }), brief: say('home-brief', { missing }), told: true }
  }
  if (there.circle) {
    if (permitOf(me, there.circle)) {
      return { title: say('granted-already', { circle: there.circle }), text: say('blank-text'), brief: say('quiet'), told: true }
    }
    const chances = outlook(view, there.circle)
    return { title: say('seek-at', { circle: there.circle }), text: chances, brief: chances, told: true }
  }
  if (there.action) {
    const { effect, circle } = there.action
    const hand = circle && !permitOf(me, circle) ? say('prospect-brief', { is: prospect(view, circle).is }) : ''
    return {
      title: labelOf(there.action),
      text: memoOf(there.action),
      brief: [say('effect', { effect }), hand].join(' ').trim(),
      told: false,
    }
  }
  return {
    title: say('blank', { road: there.road, side: sideOf(there) }),
    text: say('blank-text'),
    brief: say('quiet-before', { circle: gateAfter(there) ?? 'mi5' }),
    told: false,
  }
}

/** All results of a throw, each once, with the die's faces that lead to it. */
export function throwsFrom(view: SpycatcherView, me: Player, needed: number): { title: string; text: string; faces: number[] }[] {
  const found = new Map<string, { title: string; text: string; faces: number[] }>()
  view.ahead.forEach((places, nth) => {
    for (const place of places) {
      const { title, brief } = promise(square(place), view, me, needed)
      const one = found.get(title) ?? { title, text: brief, faces: [] }
      if (!one.faces.includes(nth + 1)) one.faces.push(nth + 1)
      found.set(title, one)
    }
  })
  return [...found.values()]
}

/** A hand's chances in a circle, in words. */
export function outlook(view: SpycatcherView, circle: Circle): string {
  const found = prospect(view, circle)
  return say('outlook', { is: found.is, cards: cardsInShort(found.cards), wants: eitherOf(found) })
}

/** The values that would make a run: "5 or 8". */
export function eitherOf(found: Prospect): string {
  return found.is === 'near' ? either(found.wants) : ''
}

const either = (values: readonly number[]) => values.map(String).reduceRight((last, before) => say('or-last', { before, last }))

/** The legal destinations of the piece, each with one route. */
export function walks(legal: readonly Move[]): Walk[] {
  const ends = new Map<number, number[]>()
  for (const { route } of movesOfType(legal, 'Go')) if (!ends.has(route.at(-1)!)) ends.set(route.at(-1)!, route)
  return [...ends].map(([place, route]) => ({ place, route }))
}

/** The sets of cards that can be laid down now, and for what. */
export interface Picking {
  for: 'discard' | 'swap' | 'seek' | 'challenge'
  sets: number[][]
}

export function picking(legal: readonly Move[], view: SpycatcherView): Picking | null {
  if (canDo(legal, 'Discard')) return { for: 'discard', sets: movesOfType(legal, 'Discard').map(({ card }) => [card]) }
  if (canDo(legal, 'Swap')) return { for: 'swap', sets: movesOfType(legal, 'Swap').map(({ card }) => [card]) }
  if (!canDo(legal, 'Pass')) return null
  if (view.phase === 'challenge') return { for: 'challenge', sets: movesOfType(legal, 'Challenge').map(({ cards }) => cards) }
  return { for: 'seek', sets: movesOfType(legal, 'Seek').map(({ cards }) => cards) }
}

/** All cards that are in a set. */
export function cardsOf({ sets }: Picking): number[] {
  return [...new Set(sets.flat())]
}

/** Whether these cards can be laid down. */
export function fits({ sets }: Picking, cards: readonly number[]): boolean {
  return sets.some((set) => set.length === cards.length && cards.every((card) => set.includes(card)))
}

/** What the picked cards lack to be laid down: the card for a run, or how many. */
export function lacking({ sets }: Picking, picked: readonly number[]): string {
  const able = sets.filter((set) => picked.every((card) => set.includes(card)))
  const last = able.map((set) => set.filter((card) => !picked.includes(card))).filter(({ length }) => length === 1)
  const lacks = !picked.length ? 'all' : !last.length ? 'two' : able.every(isRun) ? 'these' : 'one'
  const values = last.flat().map(valueOf)
  return say('pick-run', { lacks, wants: lacks === 'these' ? either(values.sort((a, b) => a - b)) : '' })
}

const isRun = (set: readonly number[]) => new Set(set.map(suitOf)).size === 1 && Math.max(...set) - Math.min(...set) === set.length - 1

/** A choice other than a card or a square. */
export interface Choice {
  label: string
  circle?: Circle
  seat?: number
  move: Move
}

export function choices(legal: readonly Move[], players: Player[]): Choice[] {
  return legal.flatMap((move): Choice[] => {
    switch (move.type) {
      case 'ToCircle':
      case 'HandBack':
        return [{ label: say('circle', { circle: move.circle }), circle: move.circle, move }]
      case 'Give':
        return [{ label: players[move.to]!.name, circle: move.circle, seat: move.to, move }]
      case 'LookAt':
      case 'Send':
        return [{ label: players[move.seat]!.name, seat: move.seat, move }]
      default:
        return []
    }
  })
}

/** An attempt on the table: sealed, or opened. */
export interface Hearing {
  seat: number
  circle: Circle
  /** The number of cards face down. */
  cards: number
  /** The deciding players, in order round the table. */
  judges: number[]
  decided: number[]
  opened: Attempt | null
}

export function hearingOf(view: SpycatcherView): Hearing | null {
  if (!view.seeking) return null
  const { seat, circle, cards, decided } = view.seeking
  const count = view.players.length
  const judges = Array.from({ length: count - 1 }, (_, step) => (seat + 1 + step) % count)
  return { seat, circle, cards, decided, judges: judges.filter((one) => !view.gone.includes(one)), opened: null }
}

/** The number of cards of an unchallenged bluff: they stay face down. */
const SEALED = 3

/** The attempt that the last event opened, if any. */
export function justOpened(recent: Happened[], view: SpycatcherView): Hearing | null {
  const judged = ((recent.at(-1)?.events ?? []) as Event[]).find((event) => event.type === 'Judged')
  if (!judged) return null
  const { seat, circle, cards } = judged.attempt
  const found = hearingOf({ ...view, seeking: { seat, circle, cards: cards.length || SEALED, decided: [] } })!
  return { ...found, decided: found.judges, opened: judged.attempt }
}

/** The outcome of an attempt in words: who beat whom with what. */
export function reasons({ seat, cards, challenges, bluff }: Attempt, players: Player[]): string[] {
  const told = challenges.map(({ seat: judge, cards: played, succeeds }) =>
    say(bluff ? 'reason-objected' : 'reason-compared', {
      name: players[judge]!.name,
      you: players[judge]!.you,
      weight: weight(played),
      own: weight(cards),
      succeeds,
    }),
  )
  if (!challenges.length) told.push(cards.length ? say('reason-unopposed') : say('reason-unseen'))
  if (!bluff) return told
  const { name, you } = players[seat]!
  return [...told, say('reason-bluff'), say('reason-bluff-costs', { name, you })]
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
