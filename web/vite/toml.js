// A game's data, read where the rules read it: `import board from '.../board.toml'` gives its tables.
import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'

/** @returns {import('vite').Plugin} */
export function toml() {
  return {
    name: 'spyhouse-toml',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.toml')) return null
      this.addWatchFile(id)
      return `export default ${JSON.stringify(parse(readFileSync(id, 'utf8')))}`
    },
  }
}
