// The house's fonts, cut to what it shows: Latin letters, and of Fraunces one soft, upright, bold
// point of its four axes (121 KB become 18). They are written beside the packages they come from,
// and stylesheets name them as `url(@fonts/fraunces.woff2)`.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'

const require = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('../node_modules/.spyhouse-fonts/', import.meta.url))

const FONTS = {
  fraunces: {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { SOFT: 70, WONK: 0, opsz: 72, wght: 750 },
  },
  'source-sans-3': {
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  'courier-prime': { from: '@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2' },
  'courier-prime-bold': { from: '@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff2' },
}

const LETTERS = span(0x20, 0x7e) + span(0xa0, 0xff) + 'ŒœŸŠšŽž‘’“”„–—…•€−×→‹›'

/** @returns {import('vite').Plugin} */
export function fonts() {
  return {
    name: 'spyhouse-fonts',
    config: () => ({ resolve: { alias: { '@fonts': folder } } }),
    async buildStart() {
      await mkdir(folder, { recursive: true })
      await Promise.all(Object.keys(FONTS).map(cut))
    },
  }
}

async function cut(name) {
  const { from, axes } = FONTS[name]
  const whole = await readFile(require.resolve(from))
  const small = await subset(whole, LETTERS, { targetFormat: 'woff2', variationAxes: axes, noHinting: true })
  await writeFile(`${folder}${name}.woff2`, small)
}

function span(from, to) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
}
