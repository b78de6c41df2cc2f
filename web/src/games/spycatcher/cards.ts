// Influence cards by their numbers on the wire, and the prospects of a hand.
import type { Circle } from './geometry'
import type { SpycatcherView } from './wire'

export const CIRCLES: readonly Circle[] = ['court', 'government', 'press', 'publisher']
export const NO_CARD = -1
const IN_SUIT = 13

export function suitOf(card: number): Circle {
  return CIRCLES[Math.floor(card / IN_SUIT) - 1]!
}

/** The card's value: 1 to 12; 13 is the master. */
export function valueOf(card: number): number {
  return (card % IN_SUIT) + 1
}

export function isMaster(card: number): boolean {
  return valueOf(card) === IN_SUIT
}

export function cardOf(circle: Circle, value: number): number {
  return (CIRCLES.indexOf(circle) + 1) * IN_SUIT + value - 1
}

export function totalOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + valueOf(card), 0)
}

export function ofSuit(hand: readonly number[], circle: Circle): number[] {
  return hand.filter((card) => suitOf(card) === circle).sort((a, b) => a - b)
}

/** A hand by suits, without the empty ones. */
export function bySuit(hand: readonly number[]): { circle: Circle; cards: number[] }[] {
  return CIRCLES.map((circle) => ({ circle, cards: ofSuit(hand, circle) })).filter(({ cards }) => cards.length)
}

/** A hand's progress towards a permission: enough cards, or one short. */
export type Prospect =
  | { is: 'master'; cards: number[] }
  | { is: 'run'; cards: number[] }
  | { is: 'near'; cards: number[]; wants: number[] }
  | { is: 'nothing'; cards: number[] }

/** The prospects from the view: a letter for each card of the suit, held or wanted. */
export function prospect({ prospects }: Pick<SpycatcherView, 'prospects'>, circle: Circle): Prospect {
  const letters = [...prospects[CIRCLES.indexOf(circle)]!]
  const values = (letter: string) => letters.flatMap((one, nth) => (one === letter ? [nth + 1] : []))
  const [cards, wants] = [values('x').map((value) => cardOf(circle, value)), values('?')]
  if (wants.length) return { is: 'near', cards, wants }
  if (!cards.length) return { is: 'nothing', cards }
  return { is: cards.some(isMaster) ? 'master' : 'run', cards }
}

/**
 * The picked cards after a tap on a card, where one of `sets` can be laid down. If the card and the picked ones are
 * in no set together, the earliest picked ones are put back.
 */
export function pick(picked: readonly number[], card: number, sets: readonly (readonly number[])[]): number[] {
  if (picked.includes(card)) return picked.filter((one) => one !== card)
  let next = [...picked, card]
  while (next.length > 1 && !sets.some((set) => next.every((one) => set.includes(one)))) next = next.slice(1)
  return next
}
