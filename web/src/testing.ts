// Test setup: resets the state of the previous file and loads the English messages as main.ts and the boards do.
import { vi } from 'vitest'

vi.resetModules()
vi.unstubAllGlobals()
const { loadRefusals, loadWords } = await import('./lib/text')
const games = Object.keys(import.meta.glob('./games/*/text.ts')).map((path) => path.split('/')[2]!)
await loadWords()
await loadRefusals()
for (const game of games) await loadWords(game)
