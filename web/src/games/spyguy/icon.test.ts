import { expect, it } from 'vitest'
import { strokesOf } from './icon'
import { icons } from './kinds'

it('reads paths with the colours they have or inherit', () => {
  const [first, second, third] = strokesOf('<g fill="none"><path fill="#f00" d="M0 0h1z"/><path d="M1 1h1z" stroke="#0f0" stroke-width="2"/></g><path opacity=".5" d="M2 2z"/>')
  expect(first).toMatchObject({ d: 'M0 0h1z', fill: '#f00', stroke: null, opacity: 1 })
  expect(second).toMatchObject({ fill: null, stroke: '#0f0', thickness: 2 })
  expect(third).toMatchObject({ fill: '#000', opacity: 0.5 })
})

it('draws circles and rectangles as paths', () => {
  const [circle, rect] = strokesOf('<circle cx="5" cy="6" r="2" fill="#fff"/><rect x="1" y="2" width="4" height="6" rx="1" fill="#fff"/>')
  expect(circle!.d).toBe('M3 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z')
  expect(rect!.d).toMatch(/^M2 2h2a1 1 0 0 1 1 1v4/)
})

it('has a drawing for every kind, and no stroke without a shape', () => {
  expect(icons).toHaveLength(56)
  for (const icon of icons) {
    const strokes = strokesOf(icon.body)
    expect(strokes.length).toBeGreaterThan(0)
    expect(strokes.every(({ d, fill, stroke }) => d && !/NaN/.test(d) && (fill || stroke) && !/url/.test(fill ?? ''))).toBe(true)
  }
})
