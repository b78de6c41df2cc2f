// Look-alikes: the same drawing in another colour. The hue turns in OKLCH, where equal steps look equal:
// lightness stays, and colour is taken back until the screen can show it. Greys stay grey.

type Triple = [number, number, number]

/** Below this chroma a colour is a grey to the eye. */
const GREY = 0.035
const [DARKEST, LIGHTEST] = [0.2, 0.93]
/** A turned hue looks louder than it was. */
const PALER = 11 / 12

/** How a look-alike differs: its hue by so many turns, its lightness. */
export interface Change {
  hue: number
  light: number
}

export function recoloured(hex: string, { hue, light }: Change): string {
  const [lightness, chroma, angle] = toOklch(fromHex(hex))
  if (chroma < GREY) return hex
  const changed = Math.min(LIGHTEST, Math.max(DARKEST, lightness + light))
  return toHex(inGamut(changed, chroma * PALER, angle + hue * 2 * Math.PI))
}

/** The same colour with as much chroma as fits. */
function inGamut(lightness: number, chroma: number, hue: number): Triple {
  const full = toLinear(lightness, chroma, hue)
  if (fits(full)) return full
  let [least, most] = [0, chroma]
  for (let step = 0; step < 12; step++) {
    const middle = (least + most) / 2
    if (fits(toLinear(lightness, middle, hue))) least = middle
    else most = middle
  }
  return toLinear(lightness, least, hue)
}

function fits(linear: Triple): boolean {
  return linear.every((part) => part >= -0.0005 && part <= 1.0005)
}

function fromHex(hex: string): Triple {
  const long = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1)
  const parts = [0, 2, 4].map((at) => parseInt(long.slice(at, at + 2), 16) / 255)
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Triple
}

function toHex(linear: Triple): string {
  const parts = linear.map((part) => {
    const value = Math.min(1, Math.max(0, part))
    const shown = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(shown * 255).toString(16).padStart(2, '0')
  })
  return `#${parts.join('')}`
}

// The two matrices of OKLab (Björn Ottosson, 2020).
function toOklch([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [lightness, Math.hypot(a, c), Math.atan2(c, a)]
}

function toLinear(lightness: number, chroma: number, hue: number): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
