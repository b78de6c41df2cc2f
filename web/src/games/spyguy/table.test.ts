import { expect, it } from 'vitest'
import type { BoardTable } from '../../game-api/board'
import { clockWords, findRate, lead, playersAt, sandLeft, wayOut } from './table'
import { aMarker, aView } from './testing'
import { stopOf } from './track'

const table = {
  chairs: [
    { name: 'Ines', person: 'i' },
    { name: 'Bo', person: 'b' },
    { name: 'Rob', bot: 'easy' },
  ],
} as BoardTable

it('counts what everyone has found of this card, and who is done', () => {
  const view = aView({ markers: [aMarker(0, 1), aMarker(2, 2), aMarker(0, 3)], done: [2] })
  const players = playersAt(table, view, ['i'], 0)
  expect(players.map(({ found }) => found)).toEqual([2, 0, 1])
  expect(players.map(({ done }) => done)).toEqual([false, false, true])
  expect(players.map(({ away }) => away)).toEqual([false, true, false])
  expect(players.map(({ called }) => called)).toEqual(['You', 'Bo', 'Rob'])
})

it('ticks off who has voted on the shortcut, and no longer who was done before it', () => {
  const view = aView({ phase: 'shortcut', votes: ['-', 'yes', '-'], done: [0, 2] })
  expect(playersAt(table, view, [], null).map(({ done }) => done)).toEqual([false, true, false])
})

it('gives every player of a full table a colour of their own', () => {
  const view = aView({ votes: Array.from({ length: 8 }, () => '-' as const) })
  expect(new Set(playersAt(table, view, [], null).map(({ color }) => color)).size).toBe(8)
})

it('lets the sand run from full to empty', () => {
  const view = aView({ began: 1000, ends: 46_000 })
  expect([0, 1000, 23_500, 46_000, 99_000].map((now) => sandLeft(view, now))).toEqual([1, 1, 0.5, 0, 0])
})

it('counts Doctor Moritz’s lead by the way to the port, in the shortcut too', () => {
  expect(lead(aView())).toBe(18)
  expect(wayOut(aView().track)).toBe(20)
  // Two spaces into the alleys: two more to space 20.
  expect(lead(aView({ spy_guy: { number: 2, shortcut: true } }))).toBe(27 - 18)
})

it('lays the shortcut beside the track, from the arrow to the way out', () => {
  const { track } = aView()
  const stops = [1, 2, 3].map((number) => stopOf({ number, shortcut: true }, track))
  expect(stops.every(({ beside }) => beside > 0)).toBe(true)
  expect(stops[0]!.along).toBeGreaterThan(12 / 62)
  expect(stops[2]!.along).toBeLessThan(20 / 62)
  expect(stopOf({ number: 62, shortcut: false }, track)).toEqual({ along: 1, beside: 0 })
})

it('tells the find rate over all cards', () => {
  const card = { kind: 1, item: 'bell', footprints: 2, ms: 9 }
  expect(
    findRate({
      cards: [
        { ...card, copies: 6, found: [1, 2] },
        { ...card, copies: 6, found: [3, 0] },
      ],
    }),
  ).toBe(0.5)
  expect(findRate({ cards: [] })).toBe(0)
})

it('counts a second that has begun', () => {
  expect([61_000, 26_001, 0, -5].map(clockWords)).toEqual(['1:01', '0:27', '0:00', '0:00'])
})
