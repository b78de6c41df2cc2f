import { expect, it, vi } from 'vitest'
import { loadWords } from '../../../lib/text'
import type { CampaignView } from '../wire'
import { tell } from '../text'
import { readCards } from './printed.svelte'

const api = vi.hoisted(() => ({ printed: vi.fn() }))
vi.mock('../../../lib/api', () => api)

await loadWords('spyclub')

const names = ['Ada', 'Bo']

it('names the card that caused a thing', () => {
  expect(tell({ type: 'Marked', kind: 'locked', clue: 3, row: null, by: 22 }, names)).toBe('A card is marked: locked (card 22).')
  expect(tell({ type: 'CardUsed', seat: 1, action: 'sniff-it-out', by: 20 }, names)).toBe('Bo uses card 20: Sniff it out.')
})

it('tells what the desk decided', () => {
  expect(tell({ type: 'AspectRecorded', recorded: { case: 1, aspect: 'suspect', name: 'Dog' } }, names)).toBe(
    'Dog is pinned to the master case.',
  )
  expect(tell({ type: 'AspectRecorded', recorded: null }, names)).toBe('Nothing is pinned to the master case.')
})

it('tells which way the team chose, once it has read the card', async () => {
  const decided = { type: 'Decided', about: 'choice', card: 57, answer: 'left' }
  expect(tell(decided, names)).toBe('Card 57: the team has decided.')
  api.printed.mockResolvedValue([{ card: 57, side: 'B', options: { left: { label: 'Follow the left twin' } } }])
  await readCards({ edition: '2018', cards: [{ card: 57, side: 'B' }], question: null } as unknown as CampaignView, 'KITE')
  expect(tell(decided, names)).toBe('Card 57: the team chooses “Follow the left twin”.')
})
