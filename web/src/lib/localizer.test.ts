// The browser says what Python says, word for word: both are compared with tests/golden/sentences.
import { expect, test } from 'vitest'
import type { Tell } from '../game-api/board'
import { loadWords } from './text'

const NAMES = ['Ada', 'Bo', 'Cyd', 'Dot']
const told = import.meta.glob<string>('../../../tests/golden/sentences/*.jsonl', { query: '?raw', import: 'default', eager: true })
const stories = import.meta.glob<{ tell: Tell }>('../games/*/text.ts')

for (const [path, story] of Object.entries(stories)) {
  const game = path.split('/')[2]!
  const lines = told[`../../../tests/golden/sentences/${game}.jsonl`]!.trim().split('\n')
  const recorded = lines.map((line) => JSON.parse(line) as { says: string; event: unknown })

  test(`${game} is told as it is in Python`, async () => {
    const { tell } = await story()
    await loadWords(game)
    expect(recorded.map(({ event }) => tell(event, NAMES))).toEqual(recorded.map(({ says }) => says))
  })

  test(`${game} is told in English where a language has no words for it`, async () => {
    const { tell } = await story()
    await loadWords(game, '', 'tlh')
    expect(tell(recorded.at(-1)!.event, NAMES)).toBe(recorded.at(-1)!.says)
  })
}
