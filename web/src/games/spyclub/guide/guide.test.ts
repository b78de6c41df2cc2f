import { afterEach, expect, test, vi } from 'vitest'
import { loadWords } from '../../../lib/text'
import { searchGuide } from '../../../table/search'
import { pages } from '.'

vi.mock('../../../lib/motion', () => ({})) // reads a media query, which only a browser has

const read = async (options: Record<string, unknown>, locale = 'en') => {
  await loadWords('spyclub', '', locale)
  await loadWords('spyclub', 'guide', locale)
  return pages(options)
}
const textOf = (all: ReturnType<typeof pages>) =>
  all.flatMap(({ title, steps }) => [title, ...steps.flatMap((step) => [step.title!, step.text])]).join('\n')

afterEach(() => loadWords('spyclub'))

test('it tells of the chosen edition and level, and of no other', async () => {
  const standard = textOf(await read({ edition: '2018', difficulty: null }))
  expect(standard).toContain('Level: Standard\nIt’s 6 steps to the door. There are 18 ideas in the game.')
  expect(standard).toContain('Suspect: Sabotage\nYou lose 3 ideas')
  expect(standard).toContain('No take-backs')
  const advanced = textOf(await read({ edition: '2018', difficulty: 'advanced' }))
  expect(advanced).toContain('Suspect: Sabotage\nYou lose 4 ideas')
  expect(advanced).toContain('and 1 more.')
  const sleuth = textOf(await read({ edition: 'prototype', difficulty: 'super_sleuth', notebook: true }))
  expect(sleuth).toContain('8 steps to the door, and the suspect has taken 2 of them. There are 12 ideas')
  expect(sleuth).toContain('With a notebook')
  expect(sleuth).not.toContain('No take-backs')
})

test.each([
  ['en', 'refill', 'Refill'],
  ['de', 'nachlegen', 'Auffüllen und nachlegen'],
  ['pl', 'luki', 'Uzupełnienie'],
])('in %s one finds "%s"', async (locale, sought, title) => {
  const all = await read({ edition: '2018', campaign: {}, consent: true, flat_turns: true }, locale)
  expect(textOf(all)).not.toContain('guide-')
  expect(searchGuide(all, sought).flatMap(({ steps }) => steps.map((step) => step.title))).toContain(title)
})
