import { expect, it } from 'vitest'
import { adviceOf, actionsFor, moveBetween, partnersIn, placesOf, type Place } from './table'
import { aClue, aHand, aView } from './testing'
import type { Move } from './wire'

const mine = (slot: number): Place => ({ kind: 'hand', seat: 0, slot })
const theirs = (seat: number, slot: number): Place => ({ kind: 'hand', seat, slot })
const legal: Move[] = [
  { type: 'EndTurn' },
  { type: 'Investigate', slot: 0 },
  { type: 'ShiftFocus', slot: 0 },
  { type: 'Confirm', slot: 1, row: 1 },
  { type: 'Scout', place: 1, slot: 2 },
  { type: 'CompareNotes', seat: 2, mine: 0, theirs: 1 },
  { type: 'GetAdvice', seat: 2, ideas: 1 },
]
const action = (slot: number, type: string) => actionsFor(aView(), legal, 0, slot).find((one) => one.type === type)

it('offers what is listed for a slot, with its price, and shows what is too dear', () => {
  expect(action(0, 'Confirm')).toMatchObject({ can: false, prices: [2], note: 'you have 1' })
  expect(action(1, 'Confirm')).toMatchObject({ can: true, prices: [1] })
  expect(action(0, 'ShiftFocus')).toMatchObject({ can: true, gain: 2, move: { type: 'ShiftFocus', slot: 0 } })
  expect(action(2, 'ShiftFocus')).toMatchObject({ can: false, move: null })
  expect(action(0, 'Investigate')).toMatchObject({ can: true, move: { type: 'Investigate', slot: 0 } })
  expect(action(1, 'Investigate')).toMatchObject({ can: false })
  expect(action(2, 'Scout')).toMatchObject({ can: true, prices: [0] })
})

it('offers an empty slot to scouts only', () => {
  const view = aView({ hands: [aHand(0, { clues: [null, aClue(1, 'object'), aClue(2, 'location')] }), aHand(10), aHand(20), aHand(30)] })
  expect(actionsFor(view, legal, 0, 0).map(({ type }) => type)).toEqual(['Scout'])
})

it('finds the move between two places, whichever is tapped first', () => {
  const scout = { type: 'Scout', place: 1, slot: 2 }
  expect(moveBetween(legal, 0, mine(2), { kind: 'incoming', slot: 1 })).toEqual(scout)
  expect(moveBetween(legal, 0, { kind: 'incoming', slot: 1 }, mine(2))).toEqual(scout)
  expect(moveBetween(legal, 0, mine(2), { kind: 'incoming', slot: 0 })).toBeNull()
  expect(moveBetween(legal, 0, mine(1), { kind: 'row', slot: 1 })).toEqual({ type: 'Confirm', slot: 1, row: 1 })
  expect(moveBetween(legal, 0, theirs(2, 1), mine(0))).toEqual({ type: 'CompareNotes', seat: 2, mine: 0, theirs: 1 })
  expect(moveBetween(legal, 0, mine(0), theirs(1, 1))).toBeNull()
  expect(moveBetween(legal, 0, mine(0), mine(0))).toBeNull()
})

it('teams up with those who are listed, for as much as is listed', () => {
  expect(partnersIn(legal)).toEqual([2])
  expect(adviceOf(legal, 2)).toEqual([1])
  expect(partnersIn([])).toEqual([])
})

it('knows which cards a hint is about', () => {
  expect([...placesOf({ type: 'Confirm', slot: 1, row: 3 }, 2)]).toEqual(['hand 2 1', 'row 3'])
  expect([...placesOf({ type: 'CompareNotes', seat: 1, mine: 0, theirs: 2 }, 0)]).toEqual(['hand 0 0', 'hand 1 2'])
  expect([...placesOf({ type: 'EndTurn' }, 0)]).toEqual([])
})
