// A game's messages, read where its rules have them: `import messages from '.../events.ftl'` gives them parsed,
// ready for a FluentBundle, so that the browser needs no parser.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FluentResource } from '@fluent/bundle'

/** @returns {import('vite').Plugin} */
export function ftl() {
  return {
    name: 'spyhouse-ftl',
    enforce: 'pre',
    // Under a name of its own: the development server hands out no files from outside its folder.
    resolveId: (id, importer) => (/^\.+\/.*\.ftl$/.test(id) && importer ? `\0ftl:${resolve(importer, '..', id)}` : null),
    load(id) {
      const [, file] = /^\0ftl:(.+)$/.exec(id) ?? []
      if (!file) return null
      this.addWatchFile(file)
      const { body } = new FluentResource(readFileSync(file, 'utf8'))
      return `export default ${JSON.stringify({ body })}`
    },
  }
}
