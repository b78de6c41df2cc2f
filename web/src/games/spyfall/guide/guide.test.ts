import { afterEach, expect, test, vi } from 'vitest'
import { loadWords } from '../../../lib/text'
import { pages } from '.'

vi.mock('../icons.svelte', () => ({ loadIcons: () => {}, iconBody: () => '' })) // drawings are fetched

const USUAL = { rounds: 5, round_seconds: 480, talk: 'text', spies: 1 }
const read = async (options: Record<string, unknown>, locale = 'en') => {
  await loadWords('spyfall', '', locale)
  await loadWords('spyfall', 'guide', locale)
  return pages({ ...USUAL, ...options })
    .flatMap(({ title, steps }) => [title, ...steps.flatMap((step) => [step.title!, step.text])])
    .join('\n')
}

afterEach(() => loadWords('spyfall'))

test('it tells of this table, and of no other', async () => {
  const usual = await read({})
  expect(usual).toContain('Time is up after 8:00. Then you take turns')
  expect(usual).toContain('Again everyone has to say guilty.')
  expect(usual).toContain('The chat is closed until time is up. You type')
  expect(usual).toContain('You play 5 rounds')
  expect(usual).toContain('The bulb')
  const house = await read({
    spies: 2,
    talk: 'voice',
    hidden_roles: true,
    majority_after_time: true,
    no_clock: true,
    open_chat: true,
    rounds: 1,
  })
  expect(house).toContain('two of you are spies')
  expect(house).toContain('more than half of you call it')
  expect(house).toContain('more than half of the votes are enough')
  expect(house).toContain('The chat stays open')
  expect(house).toContain('You play one round.')
  expect(house).not.toContain('who you are there')
  expect(house).not.toContain('While the clock runs')
  expect(house).not.toContain('The bulb')
  expect(await read({ call_time: true, play_roles: true })).toContain('or earlier if everyone calls it')
})

test('every sentence of it is said in German', async () => {
  expect(await read({ call_time: true }, 'de')).not.toContain('guide-')
})
