import { expect, it } from 'vitest'
import { firstMove } from './tips'
import { aClue, aHand, aView } from './testing'
import type { Move } from './wire'

const legal: Move[] = [
  ...[0, 1, 2].flatMap((slot): Move[] => [0, 1, 2, 3, 4].map((row) => ({ type: 'Confirm', slot, row }))),
  { type: 'ShiftFocus', slot: 0 },
  { type: 'ShiftFocus', slot: 1 },
]

it('proposes the card in focus, into the free slot above it', () => {
  expect(firstMove(aView(), legal, 0)).toEqual({ type: 'Confirm', slot: 2, row: 4 })
})

it('proposes another focus while a distraction is in focus, because it solves nothing', () => {
  const clues = [aClue(0, 'location'), aClue(1, 'location'), aClue(2, 'distraction')]
  const view = aView({ hands: [aHand(0, { clues }), aHand(10), aHand(20), aHand(30)] })
  expect(firstMove(view, legal, 0)).toEqual({ type: 'ShiftFocus', slot: 0 })
})
