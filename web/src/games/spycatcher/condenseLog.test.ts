import { expect, it } from 'vitest'
import type { Chair, Happened } from '../../wire'
import { loadWords } from '../../lib/text'
import { gather } from './condenseLog'
import { tell } from './text'
import type { Event } from './wire'

await loadWords('spycatcher')

const chairs: Chair[] = [
  { name: 'Ida', person: 'p1' },
  { name: 'Gran', bot: 'easy' },
  { name: 'Twitch', bot: 'easy' },
  { name: 'Bolt', bot: 'easy' },
]
const names = chairs.map(({ name }) => name!)
const MEMO = 3

/** A turn move by move, up to the beginning of the next. */
function turn(seat: number, ...more: Event[]): Happened[] {
  const next = (seat + 1) % chairs.length
  const moves: Event[][] = [
    [{ type: 'Drew', seat, count: 1 } as Event],
    [
      { type: 'Discarded', seat, card: 5 },
      { type: 'Rolled', seat, die: 1 },
    ],
    [{ type: 'Went', seat, route: [MEMO] }, ...more, { type: 'TurnBegan', seat: next, round: 1 }],
  ]
  return moves.map((events) => ({ seq: ++seq, at: 0, events }))
}
let seq = 0
const log = (past: Happened[]) =>
  gather(past, chairs).flatMap(({ events = [] }) => events.map((event) => tell(event, names)).filter(Boolean))

it('tells turns of bots in which nothing happened in one line, and a person’s in full', () => {
  const round = [...turn(0), ...turn(1), ...turn(2), ...turn(3)]
  const [discard, went, ...others] = log([...round, ...turn(0)])
  expect([discard, went]).toEqual([expect.stringContaining('Ida discards'), expect.stringContaining('Ida moves 1')])
  expect(others).toEqual(['Gran, Twitch and Bolt moved. Nothing happened.', discard, went])
})

it('tells a turn in which something happened in full, and the others round it', () => {
  const tea: Event = { type: 'WillMiss', seat: 2 }
  const lines = log([...turn(0), ...turn(1), ...turn(2, tea), ...turn(3)])
  expect(lines.slice(2)).toEqual([
    'Gran moved. Nothing happened.',
    expect.stringContaining('Twitch discards'),
    expect.stringContaining('Twitch moves 1'),
    'Twitch stops for tea and will miss a turn.',
    'Bolt moved. Nothing happened.',
  ])
})

it('leaves the turn that goes on as it is', () => {
  const [draw, discard] = turn(1)
  expect(gather([...turn(0), draw!, discard!], chairs).slice(-2)).toEqual([draw, discard])
})
