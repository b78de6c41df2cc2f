import { afterEach, expect, test, vi } from 'vitest'
import { loadWords } from '../../../lib/text'
import type { SpycatcherOptions } from '../wire'
import { pages } from '.'

vi.mock('../../../lib/motion', () => ({})) // reads a media query, which only a browser has

const USUAL: SpycatcherOptions = { hand_size: 7, permissions_needed: 4, bluffing: false, challenge_seconds: 30, notebook: false }

async function read(change: SpycatcherOptions, locale = 'en'): Promise<string> {
  await loadWords('spycatcher', '', locale)
  await loadWords('spycatcher', 'guide', locale)
  const told = pages({ ...USUAL, ...change })
  return told.map(({ title, steps }) => [title, ...steps.map((step) => `${step.title}: ${step.text}`)].join('\n')).join('\n')
}

afterEach(() => loadWords('spycatcher'))

test('it tells of this table, and of no other', async () => {
  const usual = await read({})
  expect(usual).toContain('from each of the 4 circles')
  expect(usual).toContain('You start with 7 cards')
  expect(usual).toContain('They have 30 seconds')
  expect(usual).toContain('With 4 permissions, hurry home')
  expect(usual).not.toContain('Bluffing')
  expect(usual).not.toContain('notebook')
  const short = await read({ hand_size: 5, permissions_needed: 3, bluffing: true, challenge_seconds: 60, notebook: true })
  expect(short).toContain('from any 3 of the 4 circles')
  expect(short).toContain('You start with 5 cards')
  expect(short).toContain('They have 60 seconds')
  expect(short).toContain('With 3 permissions, hurry home')
  expect(short).toContain('Bluffing: Or any three cards')
  expect(short).toContain('The notebook: It remembers')
})

test('what the words name is on the pictures', async () => {
  const told = await read({})
  expect(told).toContain('The ring road has 20 memos')
  expect(told).toContain('any of the 6 circle squares')
  expect(told).toContain('in a row: 5-6-7')
  expect(told).toContain('here 19 beats 18')
  expect(told).toContain('with this 3')
})

test('every sentence of it is said in German', async () => {
  expect(await read({ bluffing: true, notebook: true }, 'de')).not.toMatch(/guide-|\{/)
})
