import { afterEach, expect, test, vi } from 'vitest'
import { knowGames, loadWords, refusalText, gameText, writtenGuide } from './text'

const ENGLISH = 'Took = { NAME($seat) } takes it.\nwatch-not-you = Not you.\nguide-one = First\n    .a = Do this.\n    .b = Then that.\n'

afterEach(() => vi.unstubAllGlobals())

test('a game that came in a package speaks with the words the server has', async () => {
  const fetched = vi.fn(async () => new Response(JSON.stringify({ messages: { de: 'Took = { NAME($seat) } nimmt es.\n', en: ENGLISH } })))
  vi.stubGlobal('fetch', fetched)
  knowGames(['watch'])
  await loadWords('watch', '', 'de')
  expect(fetched).toHaveBeenCalledWith('/api/games/watch/words?lang=de', {})
  expect(gameText('watch').tell({ type: 'Took', seat: 1 }, ['Ida', 'Ben'])).toBe('Ben nimmt es.')
  expect(refusalText({ code: 'watch-not-you', reason: 'no' })).toBe('Not you.')
  expect(writtenGuide('watch')).toEqual([{ title: 'First', steps: [{ text: 'Do this.' }, { text: 'Then that.' }] }])
})
