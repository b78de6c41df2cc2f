import { expect, it } from 'vitest'
import { canPay, confirmPrice, deedsFor, flipCost, focusGain, givenThisTurn, moveBetween, placesOf, proposedSplit, scoutable, type Place } from './table'
import { aClue, aHand, aView } from './testing'

const mine = (slot: number): Place => ({ kind: 'hand', seat: 0, slot })
const theirs = (seat: number, slot: number): Place => ({ kind: 'hand', seat, slot })
const none = new Set<string>()

it('flips further cards within one investigation for nothing, a second time for an action (SC-16)', () => {
  expect(flipCost(aView(), 0, 1)).toBe(1)
  expect(flipCost(aView({ flipped: [0], actions: 0 }), 0, 1)).toBe(0)
  expect(flipCost(aView({ flipped: [0], actions: 0 }), 0, 0)).toBeNull()
  expect(flipCost(aView({ flipped: [0], actions: 2 }), 0, 0)).toBe(1)
})

it('does not shift focus to where the token lies (SC-17)', () => {
  expect(focusGain(aView(), 0, 2)).toBeNull()
  expect(focusGain(aView(), 0, 0)).toBe(2)
})

it('shows the price of a confirm that is too dear, and does not offer it (SC-18)', () => {
  const view = aView()
  expect(confirmPrice(view, 0, 0)).toBe(2)
  expect(canPay(view, 0, 2)).toBe(false)
  expect(moveBetween(view, 0, mine(0), { kind: 'row', slot: 1 }, none)).toBeNull()
  expect(moveBetween(view, 0, mine(1), { kind: 'row', slot: 1 }, none)).toEqual({ type: 'Confirm', slot: 1, row: 1 })
  expect(deedsFor(view, 0, 0).find(({ type }) => type === 'Confirm')).toMatchObject({ can: false, prices: [2], note: 'you have 1' })
})

it('scouts what can be paid, in either order of taps (SC-11, SC-20)', () => {
  const view = aView()
  expect(scoutable(view, 0)).toEqual([1])
  const scout = { type: 'Scout', place: 1, slot: 2 }
  expect(moveBetween(view, 0, mine(2), { kind: 'incoming', slot: 1 }, none)).toEqual(scout)
  expect(moveBetween(view, 0, { kind: 'incoming', slot: 1 }, mine(2), none)).toEqual(scout)
  expect(moveBetween(view, 0, mine(2), { kind: 'incoming', slot: 0 }, none)).toBeNull()
})

it('scouts into an empty slot, and does nothing else with it', () => {
  const view = aView({ hands: [aHand(0, { clues: [null, aClue(1, 'object'), aClue(2, 'location')] }), aHand(10), aHand(20), aHand(30)] })
  expect(deedsFor(view, 0, 0).map(({ type }) => type)).toEqual(['Scout'])
})

it('trades with partners only, while an action is left (SC-22, SC-23)', () => {
  expect(moveBetween(aView(), 0, mine(0), theirs(2, 1), none)).toEqual({ type: 'CompareNotes', seat: 2, mine: 0, theirs: 1 })
  expect(moveBetween(aView(), 0, mine(0), theirs(1, 1), none)).toBeNull()
  expect(moveBetween(aView({ actions: 0 }), 0, mine(0), theirs(2, 1), none)).toBeNull()
})

it('does not trade back what was given in this turn, except by the prototype (SC-25)', () => {
  const compared = { type: 'NotesCompared', seat: 0, partner: 2, mine: 0, theirs: 1, given: aClue(21, 'object'), got: aClue(0, 'location') }
  const recent = [{ seq: 1, at: 0, events: [compared] }]
  expect(moveBetween(aView(), 0, mine(0), theirs(2, 1), givenThisTurn(recent, {}))).toBeNull()
  expect(givenThisTurn(recent, { edition: 'prototype' })).toEqual(none)
  const later = [...recent, { seq: 2, at: 0, events: [{ type: 'TurnBegan', seat: 1, turn: 3, final: false }] }]
  expect(givenThisTurn(later, {})).toEqual(none)
})

it('offers nothing out of turn', () => {
  const view = aView({ active: 1 })
  expect(moveBetween(view, 0, mine(2), { kind: 'row', slot: 1 }, none)).toBeNull()
  expect(flipCost(view, 0, 0)).toBeNull()
})

it('proposes the supply first, then whoever has most (SC-31)', () => {
  const hands = [aHand(0, { ideas: 1 }), aHand(10, { ideas: 3 }), aHand(20, { ideas: 0 }), aHand(30, { ideas: 2 })]
  expect(proposedSplit(aView({ owed: 4, supply: 1, hands }))).toEqual({ supply: 1, players: [0, 2, 0, 1] })
  expect(proposedSplit(aView({ owed: 2, supply: 8, hands }))).toEqual({ supply: 2, players: [0, 0, 0, 0] })
})

it('knows which cards a hint is about', () => {
  expect([...placesOf({ type: 'Confirm', slot: 1, row: 3 }, 2)]).toEqual(['hand 2 1', 'row 3'])
  expect([...placesOf({ type: 'CompareNotes', seat: 1, mine: 0, theirs: 2 }, 0)]).toEqual(['hand 0 0', 'hand 1 2'])
  expect([...placesOf({ type: 'EndTurn' }, 0)]).toEqual([])
})
