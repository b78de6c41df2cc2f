// A game's data, read where the rules read it: `import board from '.../board.toml'` gives its tables.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'smol-toml'

/** @returns {import('vite').Plugin} */
export function toml() {
  return {
    name: 'spyhouse-toml',
    enforce: 'pre',
    // Under a name of its own: the development server hands out no files from outside its folder.
    resolveId: (id, importer) => (/^\.+\/.*\.toml$/.test(id) && importer ? `\0toml:${resolve(importer, '..', id)}` : null),
    load(id) {
      const [, file] = /^\0toml:(.+)$/.exec(id) ?? []
      if (!file) return null
      this.addWatchFile(file)
      return `export default ${JSON.stringify(parse(readFileSync(file, 'utf8')))}`
    },
  }
}
