// Publishes the types of the kit beside its module, so that boards from elsewhere can be checked against them.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const TYPES = { 'kit/1.d.ts': 'kit/1.d.ts', 'kit/board.d.ts': 'game-api/board.ts', 'kit/wire.d.ts': 'wire.ts' }

/** @returns {import('vite').Plugin} */
export function kit() {
  return {
    name: 'spyhouse-kit',
    apply: 'build',
    generateBundle() {
      for (const [fileName, file] of Object.entries(TYPES)) {
        const text = readFileSync(fileURLToPath(new URL(`../src/${file}`, import.meta.url)), 'utf8')
        this.emitFile({ type: 'asset', fileName, source: text.replaceAll(/from '\.\.\/(?:game-api\/)?(\w+)'/g, "from './$1'") })
      }
    },
  }
}
