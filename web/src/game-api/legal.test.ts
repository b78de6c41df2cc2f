import { expect, test } from 'vitest'
import { movesOfType, findLegal, canDo, sameMove } from './legal'

type Move = { type: 'Confirm'; slot: number; row: number } | { type: 'Go'; route: number[] } | { type: 'Pass' }
const legal: Move[] = [
  { type: 'Go', route: [1, 2] },
  { type: 'Confirm', slot: 0, row: 1 },
  { type: 'Go', route: [1, 3] },
]

test('what is allowed is asked by kind, in the server’s order', () => {
  expect(movesOfType(legal, 'Go').map(({ route }) => route)).toEqual([
    [1, 2],
    [1, 3],
  ])
  expect(canDo(legal, 'Confirm')).toBe(true)
  expect(canDo(legal, 'Pass')).toBe(false)
})

test('a move is allowed when the same one is listed', () => {
  expect(findLegal(legal, { row: 1, type: 'Confirm', slot: 0 })).toBe(legal[1])
  expect(findLegal(legal, { type: 'Confirm', slot: 1, row: 0 })).toBeNull()
})

test('moves are the same in any order of their fields', () => {
  expect(sameMove({ type: 'Confirm', slot: 1, row: 2 }, { row: 2, slot: 1, type: 'Confirm' })).toBe(true)
  expect(sameMove({ type: 'Go', route: [1, 2] }, { type: 'Go', route: [2, 1] })).toBe(false)
})
