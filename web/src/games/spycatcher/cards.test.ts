import { describe, expect, it } from 'vitest'
import { bySuit, cardOf, isMaster, pick, prospect, runsOf, suitOf, valueOf } from './cards'
import type { Circle } from './geometry'

const court = (...values: number[]) => values.map((value) => cardOf('court', value))
const press = (...values: number[]) => values.map((value) => cardOf('press', value))
const MASTER = 13

it('knows the 52 cards by their numbers', () => {
  const deck = Array.from({ length: 52 }, (_, nth) => nth + 13)
  expect(deck.filter(isMaster)).toHaveLength(4)
  for (const card of deck) expect(cardOf(suitOf(card), valueOf(card))).toBe(card)
})

it('sorts a hand by suits', () => {
  const hand = [...press(11), ...court(6, 4)]
  expect(bySuit(hand)).toEqual([
    { circle: 'court', cards: court(4, 6) },
    { circle: 'press', cards: press(11) },
  ])
})

describe('what a hand is good for', () => {
  const seen = (hand: number[], circle: Circle = 'court') => prospect(hand, circle)

  it('is a run of three in the suit, the dearest one', () => {
    expect(seen(court(4, 5, 6, 7))).toEqual({ is: 'run', cards: court(5, 6, 7) })
    expect(runsOf(court(4, 5, 6, 7), 'court')).toHaveLength(2)
  })
  it('is the master alone', () => {
    expect(seen(court(4, 5, 6, MASTER))).toEqual({ is: 'master', cards: court(MASTER) })
  })
  it('is nearly a run: the numbers that would make it one', () => {
    expect(seen(court(5, 6))).toMatchObject({ is: 'near', wants: [4, 7] })
    expect(seen(court(2, 4))).toMatchObject({ is: 'near', wants: [3] })
  })
  it('does not go round the corner, and the master is no thirteen', () => {
    expect(seen(court(12, 1))).toEqual({ is: 'nothing', cards: [] })
    expect(runsOf(court(11, 12, MASTER), 'court')).toEqual([])
    expect(seen(court(11, 12))).toMatchObject({ is: 'near', wants: [10] })
  })
})

it('lifts what can be laid down together, and puts the earliest back for what cannot', () => {
  const runs = [court(4, 5, 6), court(5, 6, 7), court(MASTER)]
  expect(pick([], cardOf('court', 4), runs)).toEqual(court(4))
  expect(pick(court(4), cardOf('court', 5), runs)).toEqual(court(4, 5))
  expect(pick(court(4, 5), cardOf('court', 4), runs)).toEqual(court(5))
  expect(pick(court(4, 5, 6), cardOf('court', 7), runs)).toEqual(court(5, 6, 7))
  expect(pick(court(4, 5), cardOf('court', MASTER), runs)).toEqual(court(MASTER))
})
