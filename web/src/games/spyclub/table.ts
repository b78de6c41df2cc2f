// What a player can do, read off the view. The server decides; this says it before one asks.
import { seatedAt, type Seated } from '../../table/seats'
import type { Happened, TableView } from '../../wire'
import { texts } from './texts'
import { standing } from './undone'
import type { Clue, Event, Hand, Landing, Move, SpyClubOptions, SpyClubView } from './wire'

export interface Player extends Seated {
  character: Hand['character']
}

/** Somewhere a card can lie. */
export type Place =
  | { kind: 'hand'; seat: number; slot: number }
  | { kind: 'row'; slot: number }
  | { kind: 'incoming'; slot: number }

export function placeKey(place: Place): string {
  return place.kind === 'hand' ? `hand ${place.seat} ${place.slot}` : `${place.kind} ${place.slot}`
}

export function playersAt(table: TableView, view: SpyClubView, here: string[]): Player[] {
  return view.hands.map(({ character }, seat) => ({ ...seatedAt(table, seat, view.gone, here), character }))
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

/** Whether this seat takes its turn now. */
export function isUp(view: SpyClubView, seat: number | null): seat is number {
  return seat !== null && view.phase === 'actions' && view.active === seat
}

/** SC-16: what flipping this card costs: an action, nothing (the same investigation), or it cannot be. */
export function flipCost(view: SpyClubView, seat: number, slot: number): 0 | 1 | null {
  if (!isUp(view, seat) || !clueAt(view, { kind: 'hand', seat, slot })) return null
  if (view.flipped.length && !view.flipped.includes(slot)) return 0
  return view.actions > 0 ? 1 : null
}

/** SC-17: the ideas for shifting focus there; null where it cannot go. */
export function focusGain(view: SpyClubView, seat: number, slot: number): number | null {
  const hand = view.hands[seat]
  if (!isUp(view, seat) || !view.actions || !hand?.clues[slot] || hand.focus === slot) return null
  return hand.gains[slot] ?? 0
}

/** SC-18: the price of confirming this card, whether or not it can be paid; null without card or action. */
export function confirmPrice(view: SpyClubView, seat: number, slot: number): number | null {
  const hand = view.hands[seat]
  if (!isUp(view, seat) || !view.actions || !hand?.clues[slot]) return null
  return hand.prices[slot] ?? 0
}

export function canPay(view: SpyClubView, seat: number, price: number | null): boolean {
  return price !== null && price <= (view.hands[seat]?.ideas ?? 0)
}

/** SC-11, SC-20: the incoming clues one could pay for. */
export function scoutable(view: SpyClubView, seat: number): number[] {
  if (!isUp(view, seat) || !view.actions) return []
  return view.incoming.flatMap(({ clue, price }, place) => (clue && canPay(view, seat, price) ? [place] : []))
}

/** What one could do by putting the card of one place to the other: confirm, scout, or trade. */
export function moveBetween(view: SpyClubView, seat: number, one: Place, other: Place, given: Given): Move | null {
  if (!isUp(view, seat) || !view.actions) return null
  const [mine, there] = isOf(seat, one) ? [one, other] : [other, one]
  if (!isOf(seat, mine) || isOf(seat, there)) return null
  switch (there.kind) {
    case 'row':
      return canPay(view, seat, confirmPrice(view, seat, mine.slot)) ? { type: 'Confirm', slot: mine.slot, row: there.slot } : null
    case 'incoming':
      return scoutable(view, seat).includes(there.slot) ? { type: 'Scout', place: there.slot, slot: mine.slot } : null
    case 'hand': {
      const give = clueAt(view, mine)
      const take = clueAt(view, there)
      if (!give || !take || !view.partners.includes(there.seat)) return null
      if (given.has(`${seat} ${take.card}`) || given.has(`${there.seat} ${give.card}`)) return null
      return { type: 'CompareNotes', seat: there.seat, mine: mine.slot, theirs: there.slot }
    }
  }
}

/** The places a move would touch, by their keys: for a hint to light. */
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

export interface Deed {
  type: 'Confirm' | 'ShiftFocus' | 'Investigate' | 'Scout'
  can: boolean
  /** What a tap does at once; else it waits for a second place. */
  move: Move | null
  aim: 'row' | 'incoming' | null
  /** In ideas; scouting may have several prices. */
  prices: number[]
  gain: number
  note: string
}

/** The four actions for one of your slots, each with its price, also those that are too dear. */
export function deedsFor(view: SpyClubView, seat: number, slot: number): Deed[] {
  const hand = view.hands[seat]!
  const clue = hand.clues[slot] ?? null
  const price = hand.prices[slot] ?? 0
  const gain = focusGain(view, seat, slot)
  const flip = flipCost(view, seat, slot)
  const scouts = scoutable(view, seat)
  const payable = canPay(view, seat, confirmPrice(view, seat, slot))
  const deed = texts.deed
  const scout: Deed = {
    type: 'Scout', can: scouts.length > 0, move: null, aim: 'incoming', gain: 0,
    prices: scouts.map((place) => view.incoming[place]!.price), note: clue ? deed.swap : deed.fill,
  }
  if (!clue) return [scout]
  return [
    {
      type: 'Confirm', can: payable, move: null, aim: 'row', prices: [price], gain: 0,
      note: price > hand.ideas ? deed.dear(hand.ideas) : deed.away(price),
    },
    {
      type: 'ShiftFocus', can: gain !== null, move: { type: 'ShiftFocus', slot }, aim: null, prices: [], gain: gain ?? 0,
      note: hand.focus === slot ? deed.here : deed.alike(hand.gains[slot] ?? 0),
    },
    {
      type: 'Investigate', can: flip !== null, move: { type: 'Investigate', slot }, aim: null, prices: [0], gain: 0,
      note: flip === 0 ? deed.sameAction : deed.flip,
    },
    scout,
  ]
}

/** "Seat and card" of what was given away by teamwork in this turn and does not come back (SC-25). */
export type Given = Set<string>

export function givenThisTurn(recent: Happened[], options: SpyClubOptions): Given {
  const given: Given = new Set()
  if (options.edition === 'prototype') return given
  for (const event of standing(recent).flatMap(({ events }) => (events ?? []) as Event[])) {
    if (event.type === 'TurnBegan') given.clear()
    if (event.type === 'NotesCompared') {
      given.add(`${event.seat} ${event.given.card}`)
      given.add(`${event.partner} ${event.got.card}`)
    }
  }
  return given
}

/** Landings by place: two numbers may lead to the same card in a small round. */
export function landingsBySpot(view: SpyClubView): Map<string, Landing[]> {
  return Map.groupBy(view.landings, ({ spot }) => placeKey({ kind: 'hand', ...spot }))
}

/** SC-31: the table proposes the supply first, then whoever has most. */
export function proposedSplit(view: SpyClubView): { supply: number; players: number[] } {
  const supply = Math.min(view.owed, view.supply)
  const players = view.hands.map(() => 0)
  for (let left = view.owed - supply; left > 0; left--) {
    const has = view.hands.map(({ ideas }, seat) => ideas - (players[seat] ?? 0))
    const richest = has.indexOf(Math.max(...has))
    players[richest] = (players[richest] ?? 0) + 1
  }
  return { supply, players }
}

function isOf(seat: number, place: Place): boolean {
  return place.kind === 'hand' && place.seat === seat
}
