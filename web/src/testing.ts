// Before every test: the words, in English, as main.ts and the boards fetch them.
import { loadRefusals, loadWords } from './lib/words'

const games = Object.keys(import.meta.glob('./games/*/words.ts')).map((path) => path.split('/')[2]!)
await loadWords()
await loadRefusals()
for (const game of games) await loadWords(game)
