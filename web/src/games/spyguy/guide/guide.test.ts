import { afterEach, expect, test } from 'vitest'
import { loadWords } from '../../../lib/text'
import { pages } from '.'

const read = async (options: Record<string, unknown>, locale = 'en') => {
  await loadWords('spyguy', '', locale)
  await loadWords('spyguy', 'guide', locale)
  return pages(options)
    .flatMap(({ title, steps }) => [title, ...steps.flatMap((step) => [step.title!, step.text])])
    .join('\n')
}

afterEach(() => loadWords('spyguy'))

test('it tells of this table, and of no other', async () => {
  const family = await read({ level: 'family', lookalikes: 'level', seconds: null })
  expect(family).toContain('(45 seconds)')
  expect(family).toContain('3 spaces instead of 7')
  expect(family).toContain('It costs nothing but time.')
  expect(family).not.toContain('Warmer, colder')
  const child = await read({ level: 'child', lookalikes: 'level', seconds: 90, lock_wrong_taps: true })
  expect(child).toContain('(90 seconds)')
  expect(child).toContain('Warmer, colder')
  expect(child).toContain('locks your taps')
  expect(child).not.toContain('Nearly is not enough')
  const practice = await read({ level: 'adaptive', practice: true, practice_cards: 1 })
  expect(practice).toContain('for the thing on one card')
  expect(practice).not.toContain('Footprints')
})

test.each(['de', 'pl'])('every sentence of it is said in %s', async (locale) => {
  expect(await read({ level: 'child', lookalikes: 'many' }, locale)).not.toContain('guide-')
})
