import { expect, test } from 'vitest'
import type { Chair, GameView, TableView } from '../wire'
import { phrase } from '../lib/text'
import { everyone, seatsToAct, seatToShow, sortLevels, suggestedSeats } from './seats'

test('the seat on show stays while it may act', () => {
  expect(seatToShow([1, 3], [1, 3], 3)).toBe(3)
})

test('the phone goes to a hand of yours that may act', () => {
  expect(seatToShow([1, 3], [3], 1)).toBe(3)
})

test('nobody needs the phone while others act', () => {
  expect(seatToShow([1, 3], [0], 1)).toBe(1)
})

test('a seat that is no longer yours is not shown', () => {
  expect(seatToShow([1, 3], [0], 2)).toBe(1)
  expect(seatToShow([], [0], 2)).toBe(null)
})

test('a quick game has a few more than the least, never more than the most', () => {
  expect(suggestedSeats(3, 8)).toBe(5)
  expect(suggestedSeats(2, 3)).toBe(3)
})

test('where all may act at once, it is the turn of those the game waits for', () => {
  const game = { to_act: [0, 1, 2], seats: [{ view: { waiting_for: [2] } }] } as unknown as GameView
  expect(seatsToAct(game)).toEqual([2])
  expect(seatsToAct({ ...game, seats: [{ view: {} }] })).toEqual([0, 1, 2])
  expect(seatsToAct(null)).toEqual([])
})

test('a reason names the players', () => {
  expect(phrase('Ask {1}, not {0}: “{x}”', '', ['Ida', 'Ben'])).toBe('Ask Ben, not Ida: “{x}”')
})

test('levels go from easy to strong in every game', () => {
  expect(sortLevels(['normal', 'easy', 'strong', 'random'])).toEqual(['easy', 'normal', 'strong', 'random'])
  expect(sortLevels(['random', 'easy', 'normal', 'strong', 'forgetful'])).toEqual(['easy', 'normal', 'strong', 'random', 'forgetful'])
})

test('the host’s list has everybody once: those on chairs, then those without', () => {
  const chairs = [{ person: 'a', name: 'Ida' }, {}, { person: 'a', name: 'Max' }, { bot: 'easy', name: 'Fizz' }] as Chair[]
  const people = [
    { id: 'a', name: 'Ida', face: 'fox' },
    { id: 'b', name: 'Ben', face: 'owl' },
  ] as TableView['people']
  const rows = everyone({ chairs, people })
  expect(rows.map(({ name, first }) => [name, first])).toEqual([
    ['Ida', true],
    ['Max', false],
    ['Fizz', true],
    ['Ben', true],
  ])
})
