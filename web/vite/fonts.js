// The house's fonts, cut to what it shows: Latin letters, and of Fraunces one soft, upright, bold
// point of its four axes (121 KB become 18). They are written beside the packages they come from,
// and stylesheets name them as `url(@fonts/fraunces.woff2)`.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'

const require = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('../node_modules/.spyhouse-fonts/', import.meta.url))

const FONTS = {
  fraunces: {
    from: (part) => `@fontsource-variable/fraunces/files/fraunces-${part}-full-normal.woff2`,
    axes: { SOFT: 70, WONK: 0, opsz: 72, wght: 750 },
  },
  'source-sans-3': {
    from: (part) => `@fontsource-variable/source-sans-3/files/source-sans-3-${part}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700 } },
  },
  'courier-prime': { from: (part) => `@fontsource/courier-prime/files/courier-prime-${part}-400-normal.woff2` },
}

// English, German and most of western Europe; and, in files of their own (`fraunces-ext.woff2`) that a browser
// fetches only for a page with such letters on it, the other languages in Latin script. `app.css` has the same
// ranges.
const LETTERS = {
  latin: span(0x20, 0x7e) + span(0xa0, 0xff) + 'ŒœŸŠšŽž‘’“”„–—…•€−×→‹›',
  'latin-ext': [...span(0x100, 0x17f)].filter((letter) => !'ŒœŸŠšŽž'.includes(letter)).join(''),
}

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
  for (const [part, letters] of Object.entries(LETTERS)) {
    const whole = await readFile(require.resolve(from(part)))
    const small = await subset(whole, letters, { targetFormat: 'woff2', variationAxes: axes, noHinting: true })
    const file = `${folder}${name}${part === 'latin' ? '' : '-ext'}.woff2`
    await writeFile(`${file}.${process.pid}`, small)
    await rename(`${file}.${process.pid}`, file) // whole, whoever else builds from here now
  }
}

function span(from, to) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
}
