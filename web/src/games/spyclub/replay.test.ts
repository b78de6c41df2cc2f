import { expect, it } from 'vitest'
import { stepsFrom } from './replay'
import { aClue, aView } from './testing'
import type { Event } from './wire'

const steps = (events: Event[], end = aView(), start = aView()) => stepsFrom(start, events, end)
const last = (...told: Parameters<typeof steps>) => steps(...told).at(-1)!.view

it('shows the suspect walking space by space, and tells it once', () => {
  const path = [
    { seat: 3, slot: 0 },
    { seat: 0, slot: 2 },
  ]
  const shown = steps([{ type: 'SuspectWalked', path }])
  expect(shown.map(({ view }) => view.pawn)).toEqual(path)
  expect(shown.map(({ told }) => told?.type ?? null)).toEqual(['SuspectWalked', null])
})

it('lays an exchanged card into the slot the confirmed one came from', () => {
  const view = last([{ type: 'Confirmed', seat: 0, slot: 1, row: 0, clue: aClue(1, 'object'), exchanged: aClue(40, 'crime') }])
  expect(view.row[0]?.card).toBe(1)
  expect(view.hands[0]?.clues[1]?.card).toBe(40)
})

it('lays a scouted clue from the conveyor into the hand, then turns the next card of the deck', () => {
  const shown = steps([
    { type: 'Scouted', seat: 0, place: 0, slot: 2, clue: aClue(50, 'motive') },
    { type: 'DeckTurned', clue: aClue(52, 'crime'), left: 29 },
  ]).map(({ view }) => view)
  expect([shown[0]?.incoming[0]?.clue, shown[0]?.hands[0]?.clues[2]?.card]).toEqual([null, 50])
  expect(shown[1]).toMatchObject({ deck: 29, incoming: [{ clue: { card: 52 } }, {}] })
})

it('trades both cards', () => {
  const view = last([
    { type: 'NotesCompared', seat: 0, partner: 2, mine: 0, theirs: 1, given: aClue(0, 'location'), got: aClue(21, 'object') },
  ])
  expect([view.hands[0]?.clues[0]?.card, view.hands[2]?.clues[1]?.card]).toEqual([21, 0])
})

it('counts nothing itself: ideas are those the server sent, once they have been told of', () => {
  const { hands } = aView()
  const end = aView({ supply: 5, removed: 4, hands: hands.map((hand, seat) => ({ ...hand, ideas: 10 + seat })) })
  const gained: Event = { type: 'IdeasGained', seat: 0, ideas: 2 }
  const shown = steps(
    [{ type: 'FocusShifted', seat: 0, before: 2, slot: 0 }, gained, { type: 'IdeasRemoved', supply: 2, players: [1, 0, 0, 0] }],
    end,
  )
  expect(shown.map(({ view }) => view.hands.map(({ ideas }) => ideas))).toEqual([
    hands.map(({ ideas }) => ideas),
    [10, ...hands.slice(1).map(({ ideas }) => ideas)],
    end.hands.map(({ ideas }) => ideas),
  ])
  expect(shown.map(({ view: { supply, removed } }) => [supply, removed])).toEqual([
    [aView().supply, aView().removed],
    [5, aView().removed],
    [5, 4],
  ])
})

it('clears the row when an aspect is solved', () => {
  const clues = [1, 2, 3, 4, 5].map((card) => aClue(card, 'crime'))
  const solved = [{ aspect: 'crime' as const, solution: clues[3]! }]
  const view = last(
    [{ type: 'AspectSolved', aspect: 'crime', clues, symbol: 'star', row: 3, solution: clues[3]! }],
    aView({ solved }),
    aView({ row: clues }),
  )
  expect(view.row.every((clue) => clue === null)).toBe(true)
  expect(view.solved).toEqual(solved)
})

it('wears down a pencil with the action, and has new ones when the next turn begins', () => {
  const flipped: Event = { type: 'Flipped', seat: 0, slot: 0, clue: aClue(60, 'crime') }
  expect(last([flipped], aView({ actions: 1 })).actions).toBe(1)
  const turns = steps(
    [flipped, { type: 'TurnEnded', seat: 0 }, { type: 'TurnBegan', seat: 1, turn: 3, final: true }],
    aView({ actions: 4 }),
    aView({ actions: 1 }),
  )
  expect(turns.map(({ view: { actions, active } }) => [actions, active])).toEqual([
    [1, 0],
    [0, 0],
    [4, 1],
  ])
})
