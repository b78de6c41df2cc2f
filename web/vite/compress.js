// Every text file of the build also as .br and .gz, so that the server only picks one.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(html|js|css|svg|json|webmanifest)$/

/** @returns {import('vite').Plugin} */
export function compress() {
  let folder = ''
  return {
    name: 'spyhouse-compress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true })
      await Promise.all(files.filter((name) => TEXT.test(name)).map((name) => both(join(folder, name))))
    },
  }
}

async function both(path) {
  const text = await readFile(path)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text, quality))
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
}
