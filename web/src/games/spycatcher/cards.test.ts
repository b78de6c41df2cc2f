import { expect, it } from 'vitest'
import { bySuit, cardOf, isMaster, pick, prospect, suitOf, valueOf } from './cards'

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

it('reads off the server what a hand is good for', () => {
  const read = (letters: string) => prospect({ prospects: [letters, '', '', ''] }, 'court')
  expect(read('....xxx......')).toEqual({ is: 'run', cards: court(5, 6, 7) })
  expect(read('............x')).toEqual({ is: 'master', cards: court(MASTER) })
  expect(read('...?xx?......')).toEqual({ is: 'near', cards: court(5, 6), wants: [4, 7] })
  expect(read('.............')).toEqual({ is: 'nothing', cards: [] })
})

it('lifts what can be laid down together, and puts the earliest back for what cannot', () => {
  const runs = [court(4, 5, 6), court(5, 6, 7), court(MASTER)]
  expect(pick([], cardOf('court', 4), runs)).toEqual(court(4))
  expect(pick(court(4), cardOf('court', 5), runs)).toEqual(court(4, 5))
  expect(pick(court(4, 5), cardOf('court', 4), runs)).toEqual(court(5))
  expect(pick(court(4, 5, 6), cardOf('court', 7), runs)).toEqual(court(5, 6, 7))
  expect(pick(court(4, 5), cardOf('court', MASTER), runs)).toEqual(court(MASTER))
})
