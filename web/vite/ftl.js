// A game's messages, read where its rules have them: `import messages from '.../events.ftl'` gives them parsed,
// ready for a FluentBundle, so that the browser needs no parser.
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FluentBundle, FluentResource } from '@fluent/bundle'

const LOCALES = fileURLToPath(new URL('../../src/spyhouse/locales/', import.meta.url))

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
    // The page itself, before any script runs: in English, and what is for those without scripts in every language.
    transformIndexHtml: (page) =>
      page
        .replace('%tagline%', said('en', 'tagline'))
        .replace('%no-script%', readdirSync(LOCALES).map((one) => `<p lang="${one}">${said(one, 'no-script')}</p>`).join('')),
  }
}

function said(locale, message) {
  const bundle = new FluentBundle(locale)
  bundle.addResource(new FluentResource(readFileSync(`${LOCALES}${locale}/app.ftl`, 'utf8')))
  return bundle.formatPattern(bundle.getMessage(message).value)
}
