import { expect, it } from 'vitest'
import { cardOf } from './cards'
import { MI5, squares } from './geometry'
import { loadWords } from '../../lib/text'
import { memoOf, tell } from './text'
import type { Attempt } from './wire'

await loadWords('spycatcher')

const names = ['Ida', 'Karim', 'Bruno']
const run = [4, 5, 6].map((value) => cardOf('court', value))
const nine = [cardOf('court', 9)]
const high = [cardOf('court', 9), cardOf('court', 10)]
const attempt: Attempt = { seat: 0, circle: 'court', cards: run, bluff: false, challenges: [], granted: true }
const judged = (change: Partial<Attempt>) => tell({ type: 'Judged', attempt: { ...attempt, ...change } }, names)

it('compares the totals of an attempt in the open', () => {
  expect(judged({})).toBe('Granted: Ida shows 15 at the Court, unchallenged.')
  const weak = { seat: 1, cards: nine, succeeds: false }
  const strong = { seat: 2, cards: high, succeeds: true }
  expect(judged({ challenges: [weak] })).toBe('Granted: Ida shows 15 at the Court against Karim (9).')
  expect(judged({ challenges: [weak, strong], granted: false })).toBe('Refused: Ida’s 15 at the Court is beaten by Bruno with 19.')
})

it('names the master, and a bluff', () => {
  expect(judged({ cards: [cardOf('court', 13)] })).toBe('Granted: Ida shows the master at the Court, unchallenged.')
  expect(judged({ bluff: true, granted: false })).toBe('Refused: Ida was bluffing at the Court.')
  expect(judged({ cards: [] })).toBe('Granted at the Court: nobody challenges Ida, so the cards stay hidden.')
})

it('never tells what was drawn, seen or decided in secret', () => {
  expect(tell({ type: 'GotCards', cards: nine }, names)).toBe('')
  expect(tell({ type: 'SawHand', seat: 1, cards: nine }, names)).toBe('')
  expect(tell({ type: 'Decided', seat: 1 }, names)).toBe('Karim has decided.')
})

it('says where a piece went, and reads out the memo there', () => {
  expect(tell({ type: 'Went', seat: 1, route: [3, 4, MI5] }, names)).toBe('Karim moves 3. Now at MI5.')
  const memo = squares.find(({ action }) => action?.effect === 'replace_hand')!
  expect(tell({ type: 'Obeys', seat: 1, place: memo.number }, names)).toBe(memoOf(memo.action!))
})
