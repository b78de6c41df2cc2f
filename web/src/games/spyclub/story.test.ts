import { expect, it } from 'vitest'
import type { Happened } from '../../wire'
import { chapters, counts } from './casefile'
import { loadWords } from '../../lib/text'
import { tell } from './text'
import { aClue } from './testing'
import { withoutUndone } from './withoutUndone'

await loadWords('spyclub')

const names = ['Juno', 'Ada', 'Max']

it('tells deeds with names, and with an article where one would say it', () => {
  expect(tell({ type: 'Flipped', seat: 1, slot: 0, clue: aClue(1, 'location', 'Diner') }, names)).toBe(
    'Ada flips a card and finds the Diner.',
  )
  expect(tell({ type: 'Confirmed', seat: 0, slot: 0, row: 0, clue: aClue(1, 'crime', 'Lying'), exchanged: null }, names)).toBe(
    'Juno confirms Lying.',
  )
})

it('says what the suspect did where it stopped', () => {
  const happened = { type: 'EventHappened', event: 'loose_end', size: 2, spot: { seat: 0, slot: 0 }, clue: aClue(1, 'crime', 'Lying') }
  expect(tell(happened, names)).toBe('It stops over Lying. Loose end: 2 incoming clues lost.')
})

it('says from whom ideas were taken only if it was not the jar alone', () => {
  expect(tell({ type: 'IdeasRemoved', supply: 2, players: [0, 0, 0] }, names)).toBe('')
  expect(tell({ type: 'IdeasRemoved', supply: 1, players: [0, 2, 0] }, names)).toBe(
    'Gone for good: 2 ideas from Ada, and one from the jar.',
  )
})

it('writes a case turn by turn, from its own start only', () => {
  const flipped = (seat: number) => ({ type: 'Flipped', seat, slot: 0, clue: aClue(1, 'object', 'Key') })
  const recent: Happened[] = [
    { seq: 1, at: 0, events: [flipped(2)] },
    { seq: 2, at: 0, did: { type: 'Start' } },
    { seq: 3, at: 0, events: [flipped(1)] },
    { seq: 4, at: 0, events: [{ type: 'TurnBegan', seat: 2, turn: 2, final: false }, flipped(2)] },
  ]
  expect(chapters(recent, names, 1)).toEqual([
    { turn: 1, seat: 1, lines: ['Ada flips a card and finds the Key.'] },
    { turn: 2, seat: 2, lines: ['Max flips a card and finds the Key.'] },
  ])
  expect(counts(recent).get('Flipped')).toBe(2)
})

it('forgets a step that was taken back', () => {
  const step = (seq: number) => ({ seq, at: 0, events: [{ type: 'FocusShifted', seat: 0, before: 0, slot: 1 }] })
  const undo = (seq: number): Happened => ({ seq, at: 0, did: { type: 'Undo', seat: 0 } })
  const chat: Happened = { seq: 3, at: 0, did: { type: 'Say', text: 'Wait!' } }
  expect(withoutUndone([step(1), step(2), chat, undo(4), undo(5), step(6)]).map(({ seq }) => seq)).toEqual([3, 6])
})
