// The house's fonts, cut to what it shows: Latin letters, the features that text needs, and of Fraunces one soft,
// upright, bold point of its four axes. They are written beside the packages they come from, with a stylesheet
// that names them: `@import '@fonts/faces.css'`.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'

const require = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('../node_modules/.spyhouse-fonts/', import.meta.url))

const FONTS = {
  fraunces: {
    family: 'Fraunces',
    weight: '600 900',
    from: (script) => `@fontsource-variable/fraunces/files/fraunces-${script}-full-normal.woff2`,
    axes: { SOFT: 70, WONK: 0, opsz: 72, wght: 750 },
  },
  'source-sans-3': {
    family: 'Source Sans 3',
    weight: '400 700',
    from: (script) => `@fontsource-variable/source-sans-3/files/source-sans-3-${script}-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700 } },
  },
  // Struck twice where it is bold, as a typewriter does it: no file of its own.
  'courier-prime': {
    family: 'Courier Prime',
    weight: '400',
    from: (script) => `@fontsource/courier-prime/files/courier-prime-${script}-400-normal.woff2`,
  },
}

/** Kerning, joined letters, accents in their places, and the figures that `app.css` asks for. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

// What English and German need comes with every page. Other letters are in pieces that a browser fetches only for
// a page with one of them on it, and a language of the house has a piece of its own (`fraunces-polish.woff2`).
const FIRST = span(0x20, 0x7e) + '\u00a0§©«°·»×ÄÉÖÜßäéöüÓó‘’“”„–—…•€−‹›'
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż'
const PIECES = {
  '': ['latin', FIRST],
  '-west': ['latin', without(FIRST, span(0xa1, 0xff) + 'Œœ')],
  '-polish': ['latin-ext', POLISH],
  '-ext': ['latin-ext', without(`${POLISH}Œœ`, span(0x100, 0x17f))],
}

/** @returns {import('vite').Plugin} */
export function fonts() {
  return {
    name: 'spyhouse-fonts',
    config: () => ({ resolve: { alias: { '@fonts': folder } } }),
    async buildStart() {
      await mkdir(folder, { recursive: true })
      await Promise.all(Object.keys(FONTS).map(cut))
      await write('faces.css', Object.keys(FONTS).flatMap(faces).join(''))
    },
  }
}

async function cut(name) {
  const { from, axes } = FONTS[name]
  for (const [piece, [script, letters]] of Object.entries(PIECES)) {
    const whole = await readFile(require.resolve(from(script)))
    const options = { targetFormat: 'woff2', variationAxes: axes, noHinting: true, keepFeatures: FEATURES }
    await write(`${name}${piece}.woff2`, await subset(whole, letters, options))
  }
}

function faces(name) {
  const { family, weight } = FONTS[name]
  return Object.entries(PIECES).map(([piece, [, letters]]) => {
    const source = `src: url('./${name}${piece}.woff2') format('woff2')`
    return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; ${source}; unicode-range: ${ranges(letters)} }\n`
  })
}

/** "U+20-7e,U+a0": as a stylesheet names letters. */
function ranges(letters) {
  const codes = [...letters].map((letter) => letter.codePointAt(0)).sort((one, other) => one - other)
  const firsts = codes.filter((code) => !codes.includes(code - 1))
  const lasts = codes.filter((code) => !codes.includes(code + 1))
  return firsts.map((code, nth) => `U+${code.toString(16)}${lasts[nth] === code ? '' : `-${lasts[nth].toString(16)}`}`).join()
}

/** Whole, whoever else builds from here now. */
async function write(file, content) {
  await writeFile(`${folder}${file}.${process.pid}`, content)
  await rename(`${folder}${file}.${process.pid}`, folder + file)
}

function span(from, to) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
}

function without(some, letters) {
  return [...letters].filter((letter) => !some.includes(letter)).join('')
}
