import { expect, test } from 'vitest'
import { emptyRecord, levelOf, recordFrom, tallies, wiped, withGame, withLine, type Part, type Played } from './record'

const game = (number: number, won: boolean, level = 'easy', parts: Part[] = []): Played => ({
  id: `KITE ${number}`,
  game: 'spyfall',
  won,
  level,
  parts,
})
const after = (...games: Played[]) => games.reduce(withGame, emptyRecord())

test('a finished game counts once for its table and number', () => {
  const once = after(game(1, true))
  expect(withGame(once, game(1, false))).toBe(once)
  expect(after(game(1, true), game(2, true)).games).toHaveLength(2)
})

test('wins are told by level and by part, streaks by the order of play', () => {
  const spy = { role: 'spy', won: true }
  const others = { role: 'others', won: false }
  const record = after(game(1, true, 'easy', [spy, others]), game(2, true, 'strong', [others]), game(3, false), game(4, true), {
    ...game(5, false),
    game: 'spyguy',
  })
  expect(tallies(record)).toEqual([
    {
      game: 'spyfall',
      played: 4,
      won: 3,
      row: 1,
      longest: 2,
      levels: [
        { name: 'easy', played: 3, won: 2 },
        { name: 'strong', played: 1, won: 1 },
      ],
      roles: [
        { name: 'others', played: 2, won: 0 },
        { name: 'spy', played: 1, won: 1 },
      ],
    },
    { game: 'spyguy', played: 1, won: 0, row: 0, longest: 0, levels: [{ name: 'easy', played: 1, won: 0 }], roles: [] },
  ])
})

test('the level of a table is that of its bots', () => {
  expect(levelOf([{ person: 'p1' }, { bot: 'easy' }, { bot: 'easy' }])).toBe('easy')
  expect(levelOf([{ person: 'p1' }, { bot: 'easy' }, { bot: 'strong' }])).toBe('mixed')
  expect(levelOf([{ person: 'p1' }, { person: 'p2', bot: 'easy' }])).toBe('people')
})

test('the best lines have the most stars, one for each round, and grow with it', () => {
  const one = withLine(emptyRecord(), { id: 'KITE 1 1', text: 'Mind the step.', stars: 1 })
  expect(withLine(one, { id: 'KITE 1 1', text: 'Mind the step.', stars: 1 })).toBe(one)
  expect(withLine(one, { id: 'KITE 1 2', text: 'Never liked.', stars: 0 })).toBe(one)
  const two = withLine(one, { id: 'KITE 1 2', text: 'On Sundays.', stars: 3 })
  expect(withLine(two, { id: 'KITE 1 1', text: 'Mind the step.', stars: 2 }).lines.map(({ stars }) => stars)).toEqual([3, 2])
})

test('a deleted record stays empty when its tables are looked at again', () => {
  const line = { id: 'KITE 1 1', text: 'Mind the step.', stars: 1 }
  const gone = wiped(withLine(after(game(1, true)), line))
  expect([gone.games, gone.lines]).toEqual([[], []])
  expect(withLine(withGame(gone, game(1, true)), line)).toBe(gone)
  expect(withGame(gone, game(2, true)).games).toHaveLength(1)
})

test.each([null, 7, 'x', [], {}, { games: 3, lines: null, past: {} }, { games: [null, 3, { id: 'x' }], lines: [{ text: 1 }], past: [1] }])(
  'a record is read from %j',
  (found) => {
    expect(recordFrom(found)).toEqual(emptyRecord())
  },
)

test('a record is read as it was written', () => {
  const record = withLine(after(game(1, true, 'easy', [{ role: 'spy', won: false }])), { id: 'KITE 1 1', text: 'Yes.', stars: 2 })
  expect(recordFrom(JSON.parse(JSON.stringify(record)))).toEqual(record)
})
