// Icons by name, only those that are used: `import fox from 'icon:fluent-emoji-flat/fox'` gives the
// drawing for <Icon of={fox}>; `icon-url:` gives the address of a picture file of its own, for sets
// (faces, postcards) of which a page shows a few; `icon-set:fluent-emoji-flat/./places.toml` gives the
// drawings, by name, of all icons whose names stand in quotes in that file.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const require = createRequire(import.meta.url)
const sets = new Map()

/** @returns {import('vite').Plugin} */
export function icons() {
  let building = false
  return {
    name: 'spyhouse-icons',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId(id, importer) {
      const [, set, file] = /^icon-set:([^/]+)\/(.+)$/.exec(id) ?? []
      if (set) return `\0icon-set:${set}/${resolve(importer, '..', file)}`
      return /^icon(-url)?:/.test(id) ? `\0${id}` : null
    },
    load(id) {
      const [, all, source] = /^\0icon-set:([^/]+)\/(.+)$/.exec(id) ?? []
      if (all) {
        this.addWatchFile(source)
        return `export default ${JSON.stringify(named(all, readFileSync(source, 'utf8')))}`
      }
      const [, kind, set, name] = /^\0(icon|icon-url):([^/]+)\/(.+)$/.exec(id) ?? []
      if (!kind) return null
      const { body, width, height } = find(set, name)
      if (kind === 'icon') return `export default ${JSON.stringify({ body, width, height })}`
      const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`
      if (!building) {
        return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(picture)}`)}`
      }
      const file = this.emitFile({ type: 'asset', name: `${name}.svg`, source: picture })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}

function named(set, text) {
  const names = new Set([...text.matchAll(/['"]([a-z0-9-]+)['"]/g)].map((match) => match[1]))
  const known = open(set).icons
  return Object.fromEntries([...names].filter((name) => name in known).map((name) => [name, find(set, name)]))
}

function find(set, name) {
  const all = open(set)
  const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent]
  if (!icon) throw new Error(`There is no icon called ${name} in ${set}.`)
  return { body: icon.body, width: icon.width ?? all.width ?? 16, height: icon.height ?? all.height ?? 16 }
}

function open(set) {
  if (!sets.has(set)) sets.set(set, require(`@iconify-json/${set}/icons.json`))
  return sets.get(set)
}
