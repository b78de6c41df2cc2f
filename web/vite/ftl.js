// A game's messages, read where its rules have them: `import messages from '.../events.ftl'` gives them parsed,
// ready for a FluentBundle, so that the browser needs no parser.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
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
      const english = file.replace(/(\/locales\/)[^/]+/, '$1en')
      this.addWatchFile(file)
      this.addWatchFile(english)
      return `export default ${JSON.stringify({ body: whole(parsed(file), existsSync(english) ? parsed(english) : []) })}`
    },
    // The page itself, before any script runs: in English, and what is for those without scripts in every language.
    transformIndexHtml: (page) =>
      page.replace('%tagline%', said('en', 'tagline')).replace(
        '%no-script%',
        readdirSync(LOCALES)
          .map((one) => `<p lang="${one}">${said(one, 'no-script')}</p>`)
          .join(''),
      ),
  }
}

const parsed = (file) => new FluentResource(readFileSync(file, 'utf8')).body

/** A translation with what it lacks in English, so that nobody has to fetch both. */
function whole(body, english) {
  const known = new Map(body.map((message) => [message.id, message]))
  const filled = body.map((message) => {
    const { attributes, value } = english.find(({ id }) => id === message.id) ?? {}
    return { ...message, value: message.value ?? value ?? null, attributes: { ...attributes, ...message.attributes } }
  })
  return [...filled, ...english.filter(({ id }) => !known.has(id))]
}

function said(locale, message) {
  const bundle = new FluentBundle(locale)
  bundle.addResource(new FluentResource(readFileSync(`${LOCALES}${locale}/app.ftl`, 'utf8')))
  return bundle.formatPattern(bundle.getMessage(message).value)
}
