import { expect, it } from 'vitest'
import { ACTIONS } from './box'
import { after, stepsFrom } from './replay'
import { aClue, aView } from './testing'

it('shows the suspect walking space by space, and tells it once', () => {
  const path = [{ seat: 3, slot: 0 }, { seat: 0, slot: 2 }]
  const steps = stepsFrom(aView(), [{ type: 'SuspectWalked', path }])
  expect(steps.map(({ view }) => view.pawn)).toEqual(path)
  expect(steps.map(({ told }) => told?.type ?? null)).toEqual(['SuspectWalked', null])
})

it('puts an exchanged card into the slot the confirmed one came from', () => {
  const view = after(aView(), { type: 'Confirmed', seat: 0, slot: 1, row: 0, clue: aClue(1, 'object'), exchanged: aClue(40, 'crime') })
  expect(view.row[0]?.card).toBe(1)
  expect(view.hands[0]?.clues[1]?.card).toBe(40)
})

it('moves a scouted clue from the conveyor into the hand, and turns the next card of the deck', () => {
  const scouted = after(aView(), { type: 'Scouted', seat: 0, place: 0, slot: 2, clue: aClue(50, 'motive') })
  expect([scouted.incoming[0]?.clue, scouted.hands[0]?.clues[2]?.card]).toEqual([null, 50])
  expect(after(scouted, { type: 'DeckTurned', clue: aClue(52, 'crime'), left: 29 })).toMatchObject({ deck: 29, incoming: [{ clue: { card: 52 } }, {}] })
})

it('trades both cards', () => {
  const view = after(aView(), { type: 'NotesCompared', seat: 0, partner: 2, mine: 0, theirs: 1, given: aClue(0, 'location'), got: aClue(21, 'object') })
  expect([view.hands[0]?.clues[0]?.card, view.hands[2]?.clues[1]?.card]).toEqual([21, 0])
})

it('keeps count of ideas: supply, players, gone for good', () => {
  const gained = after(aView(), { type: 'IdeasGained', seat: 0, ideas: 2 })
  expect([gained.supply, gained.hands[0]?.ideas]).toEqual([6, 3])
  const removed = after(gained, { type: 'IdeasRemoved', supply: 2, players: [1, 0, 0, 0] })
  expect([removed.supply, removed.hands[0]?.ideas, removed.removed]).toEqual([4, 2, 5])
})

it('clears the row when an aspect is solved', () => {
  const clues = [1, 2, 3, 4, 5].map((card) => aClue(card, 'crime'))
  const view = after(aView({ row: clues }), { type: 'AspectSolved', aspect: 'crime', clues, symbol: 'star', row: 3, solution: clues[3]! })
  expect(view.row.every((clue) => clue === null)).toBe(true)
  expect(view.solved).toEqual([{ aspect: 'crime', solution: clues[3] }])
})

it('begins a turn with all actions', () => {
  expect(after(aView(), { type: 'TurnBegan', seat: 1, turn: 3, final: true })).toMatchObject({ active: 1, actions: ACTIONS, final_turn: true })
})

it('wears down a pencil for each action, one for a whole investigation', () => {
  const flip = (slot: number) => ({ type: 'Flipped' as const, seat: 0, slot, clue: aClue(60 + slot, 'crime') })
  const steps = stepsFrom(aView(), [flip(0), flip(1), { type: 'FocusShifted', seat: 0, before: 2, slot: 0 }, flip(1)])
  expect(steps.map(({ view }) => view.actions)).toEqual([2, 2, 1, 0])
})
