import { expect, test } from 'vitest'
import type { Frame, Replay } from '../wire'
import { gameAt, pace, historyOf, tableAt, turnsOf } from './frames'

const frame = (view: object, change: Partial<Frame> = {}): Frame => ({ at: 0, to_act: [0], view, ...change })
const replay: Replay = {
  game: 'spyclub',
  title: 'Spy Club',
  version: 1,
  options: {},
  summary: 'Standard',
  seat: 1,
  chairs: [
    { name: 'Odile', face: 'fox' },
    { name: 'Twitch', face: 'robot', bot: 'bot' },
  ],
  frames: [
    frame({ turn: 1 }),
    frame({ turn: 1 }, { events: ['a', 'b'], why: 'so' }),
    frame({ turn: 2 }),
    frame({ turn: 2 }, { outcome: { how: 'success', winners: [0], scores: [1], side: '' } }),
  ],
}

test('a frame is handed to the board as a live table would hand it', () => {
  const last = replay.frames[3]!
  expect(tableAt(replay, last, { code: 'KITE', number: 2, key: '' })).toMatchObject({
    code: 'KITE',
    number: 2,
    phase: 'over',
    summary: 'Standard',
  })
  expect(tableAt(replay, last, { code: 'KITE', number: 2, key: '' }).chairs.map(({ person, bot }) => [person, bot])).toEqual([
    ['seat 0', undefined],
    [undefined, 'bot'],
  ])
  expect(gameAt(replay, last).seats).toEqual([{ seat: 1, view: { turn: 2 } }])
  expect(gameAt({ ...replay, seat: null }, last).seats).toEqual([{ view: { turn: 2 } }])
})

test('the past begins with the deal and goes up one by one', () => {
  expect(historyOf(replay)[0]).toMatchObject({ seq: 1, did: { type: 'Start' } })
  expect(historyOf(replay)[1]).toMatchObject({ seq: 2, events: ['a', 'b'], why: 'so' })
})

test('turns begin where the turn or the round changes, or where it is somebody else’s to act', () => {
  expect(turnsOf(replay)).toEqual([2])
  const plain = { ...replay, frames: [frame({}), frame({}, { to_act: [1] }), frame({}, { to_act: [1] })] }
  expect(turnsOf(plain)).toEqual([1])
})

test('more happenings are looked at longer', () => {
  expect(pace(replay.frames[1]!)).toBeGreaterThan(pace(replay.frames[0]!))
})
