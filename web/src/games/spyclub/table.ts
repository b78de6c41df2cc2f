// Places, cards, and what the listed moves do with them.
import { movesOfType } from '../../game-api/legal'
import { seatedAt, type Seated } from '../../table/seats'
import type { BoardTable } from '../../game-api/board'
import { calledAtFirst } from './names'
import { say } from './text'
import type { BarredView, Clue, Hand, Landing, Move, SpyClubView } from './wire'

export interface Player extends Seated {
  character: Hand['character']
  /** The character's name, from its player or its own. */
  called: string
}

/** A place for a card. */
export type Place = { kind: 'hand'; seat: number; slot: number } | { kind: 'row'; slot: number } | { kind: 'incoming'; slot: number }

export function placeKey(place: Place): string {
  return place.kind === 'hand' ? `hand ${place.seat} ${place.slot}` : `${place.kind} ${place.slot}`
}

export function playersAt(table: BoardTable, view: SpyClubView, here: string[]): Player[] {
  return view.hands.map(({ character }, seat) => {
    const called = view.campaign?.cast[seat]?.name || calledAtFirst(character)
    return { ...seatedAt(table, seat, view.gone, here), character, called }
  })
}

export function clueAt(view: SpyClubView, place: Place): Clue | null {
  switch (place.kind) {
    case 'hand':
      return view.hands[place.seat]?.clues[place.slot] ?? null
    case 'row':
      return view.row[place.slot] ?? null
    case 'incoming':
      return view.incoming[place.slot]?.clue ?? null
  }
}

export function everyPlace(view: SpyClubView): Place[] {
  return [
    ...view.hands.flatMap(({ clues }, seat) => clues.map((_, slot): Place => ({ kind: 'hand', seat, slot }))),
    ...view.row.map((_, slot): Place => ({ kind: 'row', slot })),
    ...view.incoming.map((_, slot): Place => ({ kind: 'incoming', slot })),
  ]
}

/** The move that takes a card from one place to the other: confirm, scout, or trade. */
export function moveBetween(legal: readonly Move[], seat: number, one: Place, other: Place): Move | null {
  const both = [placeKey(one), placeKey(other)]
  if (both[0] === both[1]) return null
  return legal.find((move) => both.every((key) => placesOf(move, seat).has(key))) ?? null
}

/** The keys of the places that a move touches, for a hint to highlight. */
export function placesOf(move: Move, seat: number): Set<string> {
  const mine = (slot: number) => placeKey({ kind: 'hand', seat, slot })
  switch (move.type) {
    case 'Investigate':
    case 'ShiftFocus':
      return new Set([mine(move.slot)])
    case 'Confirm':
      return new Set([mine(move.slot), placeKey({ kind: 'row', slot: move.row })])
    case 'Scout':
      return new Set([mine(move.slot), placeKey({ kind: 'incoming', slot: move.place })])
    case 'CompareNotes':
      return new Set([mine(move.mine), placeKey({ kind: 'hand', seat: move.seat, slot: move.theirs })])
    case 'ChooseSolution':
      return new Set([placeKey({ kind: 'row', slot: move.row })])
    default:
      return new Set()
  }
}

export interface CardAction {
  type: 'Confirm' | 'ShiftFocus' | 'Investigate' | 'Scout'
  can: boolean
  /** The move a tap makes; null if it needs a second place. */
  move: Move | null
  aim: 'row' | 'incoming' | null
  /** In ideas; scouting may have several prices. */
  prices: number[]
  gain: number
  note: string
  /** The campaign card that forbids an action the player could pay for. */
  barred: BarredView | null
}

/** The four actions for one of your slots with their prices, also those that are too expensive. */
export function actionsFor(view: SpyClubView, legal: readonly Move[], seat: number, slot: number): CardAction[] {
  const hand = view.hands[seat]!
  const clue = hand.clues[slot] ?? null
  const price = hand.prices[slot] ?? 0
  const here = legal.filter((move) => 'slot' in move && move.slot === slot)
  const [focus] = movesOfType(here, 'ShiftFocus')
  const [flip] = movesOfType(here, 'Investigate')
  const scouts = movesOfType(here, 'Scout').map(({ place }) => view.incoming[place]!.price)
  const goesOn = view.flipped.length > 0 && !view.flipped.includes(slot)
  const barred = (type: CardAction['type']) =>
    view.table?.barred.find(({ move }) => move.type === type && 'slot' in move && move.slot === slot) ?? null
  const scout: CardAction = {
    type: 'Scout',
    can: scouts.length > 0,
    move: null,
    aim: 'incoming',
    gain: 0,
    prices: scouts,
    note: say(clue ? 'deed-swap' : 'deed-fill'),
    barred: barred('Scout'),
  }
  if (!clue) return [scout]
  return [
    {
      type: 'Confirm',
      can: movesOfType(here, 'Confirm').length > 0,
      move: null,
      aim: 'row',
      prices: [price],
      gain: 0,
      note: price > hand.ideas ? say('deed-dear', { ideas: hand.ideas }) : say('deed-away', { slots: price }),
      barred: barred('Confirm'),
    },
    {
      type: 'ShiftFocus',
      can: focus !== undefined,
      move: focus ?? null,
      aim: null,
      prices: [],
      gain: hand.gains[slot] ?? 0,
      note: hand.focus === slot ? say('deed-here') : say('deed-alike', { count: hand.gains[slot] ?? 0 }),
      barred: barred('ShiftFocus'),
    },
    {
      type: 'Investigate',
      can: flip !== undefined,
      move: flip ?? null,
      aim: null,
      prices: [0],
      gain: 0,
      note: say(goesOn ? 'deed-same-action' : 'deed-flip'),
      barred: barred('Investigate'),
    },
    scout,
  ]
}

/** The campaign card that forbids a move between two places. */
export function barredBetween(view: SpyClubView, seat: number, one: Place, other: Place): BarredView | null {
  const both = [placeKey(one), placeKey(other)]
  return view.table?.barred.find(({ move }) => both.every((key) => placesOf(move, seat).has(key))) ?? null
}

/** The seats that teamwork is possible with. */
export function partnersIn(legal: readonly Move[]): number[] {
  return [...new Set([...movesOfType(legal, 'CompareNotes'), ...movesOfType(legal, 'GetAdvice')].map(({ seat }) => seat))]
}

/** The numbers of ideas that a partner can be asked for. */
export function adviceOf(legal: readonly Move[], partner: number): number[] {
  return movesOfType(legal, 'GetAdvice').flatMap(({ seat, ideas }) => (seat === partner ? [ideas] : []))
}

/** Landings by place: in a small round two numbers may lead to the same card. */
export function landingsBySpot<L extends Pick<Landing, 'spot'>>(landings: readonly L[]): Map<string, L[]> {
  return Map.groupBy(landings, ({ spot }) => placeKey({ kind: 'hand', ...spot }))
}
