import { describe, expect, it } from 'vitest'
import { bySuit, canChallenge, canSeek, cardOf, isMaster, pick, prospect, runsOf, suitOf, totalOf, valueOf } from './cards'
import type { Circle } from './geometry'

const court = (...values: number[]) => values.map((value) => cardOf('court', value))
const press = (...values: number[]) => values.map((value) => cardOf('press', value))
const MASTER = 13

it('knows the 52 cards by their numbers (SK-1)', () => {
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

  it('is a run of three in the suit, the dearest one (SK-14)', () => {
    expect(seen(court(4, 5, 6, 7))).toEqual({ is: 'run', cards: court(5, 6, 7) })
    expect(runsOf(court(4, 5, 6, 7), 'court')).toHaveLength(2)
  })
  it('is the master alone (SK-15)', () => {
    expect(seen(court(4, 5, 6, MASTER))).toEqual({ is: 'master', cards: court(MASTER) })
  })
  it('is nearly a run: the numbers that would make it one', () => {
    expect(seen(court(5, 6))).toMatchObject({ is: 'near', wants: [4, 7] })
    expect(seen(court(2, 4))).toMatchObject({ is: 'near', wants: [3] })
  })
  it('does not go round the corner, and the master is no thirteen (SK-37)', () => {
    expect(seen(court(12, 1))).toEqual({ is: 'nothing', cards: [] })
    expect(runsOf(court(11, 12, MASTER), 'court')).toEqual([])
    expect(seen(court(11, 12))).toMatchObject({ is: 'near', wants: [10] })
  })
})

describe('seeking', () => {
  it('takes a run or the master, and nothing else (SK-14, SK-15)', () => {
    expect(canSeek(court(4, 5, 6), 'court', false)).toBe(true)
    expect(canSeek(court(6, 4, 5), 'court', false)).toBe(true)
    expect(canSeek(court(MASTER), 'court', false)).toBe(true)
    expect(canSeek(court(4, 5, 7), 'court', false)).toBe(false)
    expect(canSeek(court(4, 5, 6), 'press', false)).toBe(false)
    expect(canSeek(press(MASTER), 'court', false)).toBe(false)
  })
  it('takes any three where bluffing is allowed (SK-25)', () => {
    expect(canSeek([...court(4, 9), ...press(1)], 'court', true)).toBe(true)
    expect(canSeek(court(4, 9), 'court', true)).toBe(false)
  })
})

it('challenges with one to three of the suit, or its master alone (SK-17, SK-19, SK-24)', () => {
  expect(canChallenge(court(9), 'court')).toBe(true)
  expect(canChallenge(court(2, 9, 11), 'court')).toBe(true)
  expect(canChallenge(court(1, 2, 9, 11), 'court')).toBe(false)
  expect(canChallenge(court(MASTER), 'court')).toBe(true)
  expect(canChallenge(court(9, MASTER), 'court')).toBe(false)
  expect(canChallenge(press(9), 'court')).toBe(false)
  expect(totalOf(court(2, 9, 11))).toBe(22)
})

it('picks up to three cards, and the master only alone', () => {
  expect(pick(court(4), cardOf('court', 5), 3, true)).toEqual(court(4, 5))
  expect(pick(court(4, 5), cardOf('court', 4), 3, true)).toEqual(court(5))
  expect(pick(court(4, 5, 6), cardOf('court', 7), 3, true)).toEqual(court(5, 6, 7))
  expect(pick(court(4, 5), cardOf('court', MASTER), 3, true)).toEqual(court(MASTER))
  expect(pick(court(MASTER), cardOf('court', 5), 3, true)).toEqual(court(5))
})
