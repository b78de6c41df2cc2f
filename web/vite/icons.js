// Icons by name, only those that are used: `import fox from 'icon:fluent-emoji-flat/fox'` gives the
// drawing for <Icon of={fox}>; `icon-url:` gives the address of a picture file of its own, for sets
// (faces, postcards) of which a page shows a few; `icon-set:fluent-emoji-flat/./places.toml` gives the
// drawings, by name, of all icons whose names stand in quotes in that file. With `?beside` a build also
// writes them as icons.json beside the file, for a server that draws with them. `icon-sheet:club/<set>/<file>`
// gives the address of one picture file with all of them as symbols (`club-fox`), without those that
// stand in a second file, named after a comma.
import { readFileSync, writeFileSync } from 'node:fs'
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
      const [, sheet, files] = /^icon-sheet:([^/]+\/[^/]+)\/(.+)$/.exec(id) ?? []
      if (sheet)
        return `\0icon-sheet:${sheet}:${files
          .split(',')
          .map((one) => resolve(importer, '..', one))
          .join(',')}`
      return /^icon(-url)?:/.test(id) ? `\0${id}` : null
    },
    load(id) {
      const [, all, source, beside] = /^\0icon-set:([^/]+)\/([^?]+)(\?beside)?$/.exec(id) ?? []
      if (all) {
        this.addWatchFile(source)
        const drawings = named(all, readFileSync(source, 'utf8'))
        if (beside && building) writeFileSync(resolve(source, '..', 'icons.json'), JSON.stringify({ icons: drawings }))
        return `export default ${JSON.stringify(drawings)}`
      }
      const [, prefix, from, files] = /^\0icon-sheet:([^/]+)\/([^:]+):(.+)$/.exec(id) ?? []
      if (prefix) return addressOf(this, building, prefix, sheet(prefix, from, files.split(',')))
      const [, kind, set, name] = /^\0(icon|icon-url):([^/]+)\/(.+)$/.exec(id) ?? []
      if (!kind) return null
      const { body, width, height } = find(set, name)
      if (kind === 'icon') return `export default ${JSON.stringify({ body, width, height })}`
      const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`
      return addressOf(this, building, name, picture)
    },
  }
}

/** A picture as a file of its own; while developing, in place. */
function addressOf(build, building, name, picture) {
  if (!building) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(picture)}`)}`
  const file = build.emitFile({ type: 'asset', name: `${name}.svg`, source: picture })
  return `export default import.meta.ROLLUP_FILE_URL_${file}`
}

function sheet(prefix, set, [file, besides]) {
  const there = besides ? named(set, readFileSync(besides, 'utf8')) : {}
  const own = Object.entries(named(set, readFileSync(file, 'utf8'))).filter(([name]) => !(name in there))
  const symbols = own.map(
    ([name, { body, width, height }]) => `<symbol id="${prefix}-${name}" viewBox="0 0 ${width} ${height}">${body}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`
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
