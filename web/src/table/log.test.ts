import { expect, test } from 'vitest'
import type { Happened, TableView } from '../wire'
import { logLines, movedLast } from './log'

const table = { people: [{ id: 'p1', name: 'Odile', face: 'fox' }], chairs: [{ name: 'Odile' }, { name: 'Twitch' }] } as TableView
const said = (happened: Happened[], tell = null as Parameters<typeof logLines>[2]) =>
  logLines(happened, table, tell).map((line) => line.text)

test('commands are told with names, also of those who have left', () => {
  const past: Happened[] = [
    { seq: 2, at: 0, by: 'p9', did: { type: 'Joined', person: 'p9', name: 'Basil', face: 'owl', token_hash: '' } },
    { seq: 3, at: 0, by: 'p1', did: { type: 'SeatBot', seat: 1, level: 'easy' } },
    { seq: 4, at: 0, by: 'p1', did: { type: 'Remove', person: 'p9' } },
  ]
  expect(said(past)).toEqual(['Basil came in.', 'Twitch (bot) sat down.', 'Basil was removed from the table.'])
})

test('chat is not in the log', () => {
  expect(said([{ seq: 2, at: 0, by: 'p1', did: { type: 'Say', text: 'Hello' } }])).toEqual([])
})

test('a game tells its own events, and leaves out what it does not', () => {
  const tell = (event: unknown, names: string[]) => (event === 'asked' ? `${names[0]} asks ${names[1]}.` : '')
  expect(said([{ seq: 5, at: 0, events: ['asked', 'shuffled'] }], tell)).toEqual(['Odile asks Twitch.'])
})

test('every event is a line of its own, so that a screen reader hears each of several at once', () => {
  const past = [
    { seq: 5, at: 0, events: ['asked', 'answered'] },
    { seq: 5, at: 0, events: ['guessed in secret'] },
    { seq: 6, at: 0, events: ['asked'] },
  ]
  const lines = logLines(past, table, (event) => `${event}.`)
  expect(lines.map(({ text }) => text)).toEqual(['asked.', 'answered.', 'guessed in secret.', 'asked.'])
  expect(new Set(lines.map(({ key }) => key)).size).toBe(4)
})

test('a bot’s reason comes after what it did', () => {
  const tell = () => 'Twitch confirms the Diner.'
  expect(said([{ seq: 5, at: 0, by: 'bot', events: ['confirmed'], why: 'It completes the Location.' }], tell)).toEqual([
    'Twitch confirms the Diner.',
    'Why? It completes the Location.',
  ])
})

test('a step can be taken back by whoever moved last, and then the one before', () => {
  const move = (by: string) => ({ seq: 5, at: 0, by })
  const did = (type: string, by = 'p1') => ({ seq: 5, at: 0, by, did: { type } })
  expect(movedLast([move('p2'), move('p1'), did('Say', 'p2')], 'p1')).toBe(true)
  expect(movedLast([move('p1'), move('bot')], 'p1')).toBe(false)
  expect(movedLast([move('p2'), move('p1'), did('Undo')], 'p1')).toBe(false)
  expect(movedLast([move('p1'), move('p1'), did('Undo')], 'p1')).toBe(true)
  expect(movedLast([move('p1'), did('Start')], 'p1')).toBe(false)
})
