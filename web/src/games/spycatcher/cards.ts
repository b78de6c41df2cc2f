// Influence cards by their numbers on the wire, and what a hand promises.
import type { Circle } from './geometry'

export const CIRCLES: readonly Circle[] = ['court', 'government', 'press', 'publisher']
export const NO_CARD = -1
const IN_SUIT = 13
const RUN = 3

export function suitOf(card: number): Circle {
  return CIRCLES[Math.floor(card / IN_SUIT) - 1]!
}

/** 1 to 12; 13 is the master. */
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

/** A hand by suits, those that are empty left out. */
export function bySuit(hand: readonly number[]): { circle: Circle; cards: number[] }[] {
  return CIRCLES.map((circle) => ({ circle, cards: ofSuit(hand, circle) })).filter(({ cards }) => cards.length)
}

/** Every run of three in a suit, the dearest first (the master is part of none). */
export function runsOf(hand: readonly number[], circle: Circle): number[][] {
  const held = new Set(ofSuit(hand, circle).filter((card) => !isMaster(card)))
  return [...held]
    .map((card) => [card, card + 1, card + 2])
    .filter((run) => run.every((card) => held.has(card)))
    .reverse()
}

/** What a hand has towards a permission: enough, or one card short of it. */
export type Prospect =
  | { is: 'master'; cards: number[] }
  | { is: 'run'; cards: number[] }
  | { is: 'near'; cards: number[]; wants: number[] }
  | { is: 'nothing'; cards: number[] }

export function prospect(hand: readonly number[], circle: Circle): Prospect {
  const [run] = runsOf(hand, circle)
  const suit = ofSuit(hand, circle)
  const master = suit.find(isMaster)
  // The master is better kept for when it is needed, but it cannot be refused: it is named first.
  if (master !== undefined) return { is: 'master', cards: [master] }
  if (run) return { is: 'run', cards: run }
  const wants = new Set<number>()
  const cards = new Set<number>()
  for (let first = 1; first <= IN_SUIT - RUN; first += 1) {
    const numbers = [first, first + 1, first + 2]
    const held = numbers.filter((value) => suit.includes(cardOf(circle, value)))
    if (held.length !== RUN - 1) continue
    for (const value of numbers) (held.includes(value) ? cards : wants).add(value)
  }
  if (!wants.size) return { is: 'nothing', cards: [] }
  const ascending = (a: number, b: number) => a - b
  return { is: 'near', cards: [...cards].map((value) => cardOf(circle, value)), wants: [...wants].sort(ascending) }
}

/**
 * A tap on a card of the hand, where one of these sets can be laid down: a card that goes with none of
 * them together with those lifted before puts the earliest back.
 */
export function pick(picked: readonly number[], card: number, sets: readonly (readonly number[])[]): number[] {
  if (picked.includes(card)) return picked.filter((one) => one !== card)
  let next = [...picked, card]
  while (next.length > 1 && !sets.some((set) => next.every((one) => set.includes(one)))) next = next.slice(1)
  return next
}
