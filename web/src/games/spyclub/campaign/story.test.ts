import { expect, it } from 'vitest'
import { loadWords } from '../../../lib/words'
import { tell } from '../words'

await loadWords('spyclub')

const names = ['Ada', 'Bo']

it('names the card that caused a thing', () => {
  expect(tell({ type: 'Marked', kind: 'locked', clue: 3, row: null, by: 22 }, names)).toBe('A card is marked: locked (card 22).')
  expect(tell({ type: 'CardUsed', seat: 1, action: 'sniff-it-out', by: 20 }, names)).toBe('Bo uses card 20: Sniff it out.')
})

it('tells what the desk decided', () => {
  expect(tell({ type: 'AspectRecorded', recorded: { case: 1, aspect: 'suspect', name: 'Dog' } }, names)).toBe('Dog is pinned to the master case.')
  expect(tell({ type: 'AspectRecorded', recorded: null }, names)).toBe('Nothing is pinned to the master case.')
})
