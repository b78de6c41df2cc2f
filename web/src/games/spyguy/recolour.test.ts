import { expect, it } from 'vitest'
import { recoloured } from './recolour'

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
const light = (hex: string) => channels(hex).reduce((sum, part, at) => sum + part * [0.3, 0.59, 0.11][at]!, 0)

it('turns red into blue, about as light', () => {
  const blue = recoloured('#f8312f', { hue: 0.65, light: 0 })
  const [r, , b] = channels(blue)
  expect(b).toBeGreaterThan(r! + 40)
  expect(Math.abs(light(blue) - light('#f8312f'))).toBeLessThan(40)
})

it('leaves greys alone', () => {
  for (const grey of ['#000000', '#ffffff', '#636363', '#e1d8ec']) expect(recoloured(grey, { hue: 0.4, light: 0.1 })).toBe(grey)
})

it('gives only colours that a screen can show', () => {
  for (let hue = 0; hue < 1; hue += 0.05) expect(recoloured('#00d26a', { hue, light: 0.06 })).toMatch(/^#[0-9a-f]{6}$/)
})

it('makes it lighter or darker where the look says so', () => {
  expect(light(recoloured('#ca0b4a', { hue: 0.5, light: 0.12 }))).toBeGreaterThan(light(recoloured('#ca0b4a', { hue: 0.5, light: -0.12 })))
})

it('reads short colours too', () => {
  expect(recoloured('#f00', { hue: 0.3, light: 0 })).toBe(recoloured('#ff0000', { hue: 0.3, light: 0 }))
})
