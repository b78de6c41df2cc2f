import { expect, it } from 'vitest'
import { loadWords } from '../../lib/text'
import { tell } from './text'

await loadWords('spyfall')

const names = ['Ida', 'Karim', 'Bruno']

it('tells questions and answers with names', () => {
  expect(tell({ type: 'Asked', asker: 0, to: 1, text: 'Cold here?' }, names)).toBe('Ida asks Karim: “Cold here?”')
  expect(tell({ type: 'Asked', asker: 0, to: 1 }, names)).toBe('Ida asks Karim.')
  expect(tell({ type: 'Answered', seat: 1, text: 'Never.' }, names)).toBe('Karim: “Never.”')
})

it('says who would not convict', () => {
  const vote = { type: 'VoteEnded', accused: 2, guilty: [0], not_guilty: [1], convicted: false }
  expect(tell(vote, names)).toBe('Not guilty: Karim wouldn’t convict Bruno.')
})

it('never tells a card or a guess that waits', () => {
  expect(tell({ type: 'GotCard', place: '07', role: '3' }, names)).toBe('')
  expect(tell({ type: 'GuessQueued', place: 7 }, names)).toBe('')
})
