// A game's data, read where the rules read it: `import board from '.../board.toml'` gives its tables. Where
// the host plays with a file of their own in its place, that one is asked for when the game is loaded.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'smol-toml'

const DATA_FILES = '/src/game-api/dataFiles.ts'

/** @returns {import('vite').Plugin} */
export function toml() {
  return {
    name: 'spyhouse-toml',
    enforce: 'pre',
    // Under a virtual name: the development server hands out no files from outside its folder.
    resolveId: (id, importer) => (/^\.+\/.*\.toml$/.test(id) && importer ? `\0toml:${resolve(importer, '..', id)}` : null),
    load(id) {
      const [, file] = /^\0toml:(.+)$/.exec(id) ?? []
      if (!file) return null
      this.addWatchFile(file)
      const data = JSON.stringify(parse(readFileSync(file, 'utf8')))
      const [, game, name] = /games\/(\w+)\/data\/([\w-]+\.toml)$/.exec(file) ?? []
      if (!game || process.env.VITEST) return `export default ${data}`
      return `import { loadDataFile } from '${DATA_FILES}'\nexport default await loadDataFile('${game}', '${name}', ${data})`
    },
  }
}
