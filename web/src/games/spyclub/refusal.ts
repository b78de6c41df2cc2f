// What is impossible with the picked card, why, and at most two ways out.
import { movesOfType } from '../../game-api/legal'
import { clueName } from './names'
import type { Place, Player } from './table'
import { say } from './text'
import type { Move, SpyClubView } from './wire'

export interface Way {
  label: string
  /** What follows from it. */
  line: string
  move: Move
  /** The helping partner; null for oneself. */
  partner: number | null
}

export interface Refusal {
  kind: 'Confirm' | 'Scout' | 'ShiftFocus' | 'CompareNotes' | 'turn'
  title: string
  line: string
  /** In ideas, if it is too expensive. */
  price: number | null
  ways: Way[]
}

export interface Asking {
  view: SpyClubView
  legal: readonly Move[]
  seat: number
  players: readonly Player[]
}

const MOST_WAYS = 2

/** Why the player's picked card cannot go there; null if it can, or if a refusal would be no use. */
export function whyNotThere(asking: Asking, slot: number, place: Place): Refusal | null {
  const { view, seat } = asking
  if (place.kind === 'row') return view.row[place.slot] ? null : whyNot(asking, slot, 'Confirm')
  if (place.kind === 'incoming') return whyNot(asking, slot, 'Scout', place.slot)
  if (place.seat !== seat) return whyNotTrade(asking, place.seat)
  return null
}

/** Why an action with the player's card is impossible; null if it is possible. */
export function whyNot(asking: Asking, slot: number, kind: 'Confirm' | 'Scout' | 'ShiftFocus', at?: number): Refusal | null {
  const { view, legal, seat } = asking
  const hand = view.hands[seat]!
  const fits = (move: Move) =>
    move.type === kind && 'slot' in move && move.slot === slot && (at === undefined || !('place' in move) || move.place === at)
  if (legal.some(fits)) return null
  if (!view.actions) return nothingLeft()
  if (kind === 'Confirm') {
    const price = hand.prices[slot] ?? 0
    return hand.clues[slot] && price > hand.ideas
      ? tooDear(asking, kind, price, [...focusFirst(asking, slot), ...advice(asking, price)])
      : null
  }
  if (kind === 'Scout') {
    const prices = view.incoming.map(({ price }) => price)
    const price = at === undefined ? Math.min(...prices) : (prices[at] ?? 0)
    return price > hand.ideas ? tooDear(asking, kind, price, [...cheaperClue(asking, slot), ...advice(asking, price)]) : null
  }
  if (hand.focus !== slot) return null
  return { kind, title: say('refused-focus'), line: say('refused-focus-line'), price: null, ways: otherFocus(asking) }
}

function nothingLeft(): Refusal {
  return {
    kind: 'turn',
    title: say('refused-turn'),
    line: say('refused-turn-line'),
    price: null,
    ways: [{ label: say('end-turn'), line: say('way-end-turn'), move: { type: 'EndTurn' }, partner: null }],
  }
}

function tooDear({ view, seat }: Asking, kind: Refusal['kind'], price: number, ways: Way[]): Refusal {
  const { ideas } = view.hands[seat]!
  return {
    kind,
    title: say(`refused-${kind}`, { price }),
    line: say(ways.length ? 'refused-have' : 'refused-have-none', { ideas }),
    price,
    ways: ways.slice(0, MOST_WAYS),
  }
}

/** Way out: shift focus to this card, because a card in focus is confirmed free. */
function focusFirst({ view, legal, seat }: Asking, slot: number): Way[] {
  const hand = view.hands[seat]!
  const name = hand.clues[slot]?.name ?? ''
  return movesOfType(legal, 'ShiftFocus')
    .filter((move) => move.slot === slot)
    .map((move) => ({
      label: say('way-focus', { ideas: hand.gains[slot] ?? 0 }),
      line: say(view.actions > 1 ? 'way-focus-line' : 'way-focus-later', { name }),
      move,
      partner: null,
    }))
}

/** Way out: exactly the missing ideas from a partner. */
function advice({ view, legal, seat, players }: Asking, price: number): Way[] {
  const hand = view.hands[seat]!
  const type = hand.clues[hand.focus]?.type ?? 'motive'
  return movesOfType(legal, 'GetAdvice')
    .filter((move) => move.ideas === price - hand.ideas)
    .map((move) => ({
      label: say('way-advice', { ideas: move.ideas, name: players[move.seat]?.name ?? '' }),
      line: say('way-advice-line', { type }),
      move,
      partner: move.seat,
    }))
}

function cheaperClue({ view, legal }: Asking, slot: number): Way[] {
  return movesOfType(legal, 'Scout')
    .filter((move) => move.slot === slot)
    .map((move) => ({ move, price: view.incoming[move.place]?.price ?? 0, name: view.incoming[move.place]?.clue?.name ?? '' }))
    .sort((one, other) => one.price - other.price)
    .slice(0, 1)
    .map(({ move, price, name }) => ({ label: say('way-scout', { name }), line: say('way-scout-line', { price }), move, partner: null }))
}

/** Way out: shift focus to another card of the hand, the most useful first. */
function otherFocus({ view, legal, seat }: Asking): Way[] {
  const hand = view.hands[seat]!
  return movesOfType(legal, 'ShiftFocus')
    .toSorted((one, other) => (hand.gains[other.slot] ?? 0) - (hand.gains[one.slot] ?? 0))
    .slice(0, MOST_WAYS)
    .map((move) => ({
      label: say('way-focus-on', { name: hand.clues[move.slot]?.name ?? '' }),
      line: say('way-gain', { ideas: hand.gains[move.slot] ?? 0 }),
      move,
      partner: null,
    }))
}

/** Teamwork needs the same type in both focuses. */
function whyNotTrade({ view, legal, seat, players }: Asking, partner: number): Refusal | null {
  if (movesOfType(legal, 'CompareNotes').some((move) => move.seat === partner)) return null
  const [mine, theirs] = [view.hands[seat]!, view.hands[partner]!]
  const [own, other] = [mine.clues[mine.focus]?.type, theirs.clues[theirs.focus]?.type]
  const name = players[partner]?.name ?? ''
  if (!own || !other) return null
  if (own === other && own !== 'distraction')
    return { kind: 'CompareNotes', title: say('refused-late'), line: say('refused-late-line'), price: null, ways: [] }
  const ways = movesOfType(legal, 'ShiftFocus')
    .filter((move) => mine.clues[move.slot]?.type === other && other !== 'distraction')
    .map((move): Way => ({
      label: say('way-focus-on', { name: mine.clues[move.slot]?.name ?? '' }),
      line: say('way-team-line', { name }),
      move,
      partner: null,
    }))
  return {
    kind: 'CompareNotes',
    title: say('refused-trade', { name }),
    line: say('refused-trade-line', { mine: own, theirs: other }),
    price: null,
    ways: ways.slice(0, MOST_WAYS),
  }
}

/** A card's name for a sentence. */
export const nameOf = (view: SpyClubView, seat: number, slot: number): string => clueName(view.hands[seat]?.clues[slot]?.name ?? '')
