import drawings from 'icon-set:fluent-emoji-flat/./faces.ts'
import { expect, it } from 'vitest'
import { names, typeOf } from './box'
import { faces } from './faces'

/** Icons drawn in Sprites.svelte, or taken from the other icon set. */
const OWN = ['bubble', 'postage', 'pawn', 'slingshot']

it('every name of the box has a picture of one to three icons, and no picture is left over', () => {
  const all = Object.values(names).flat()
  expect(Object.keys(faces).sort()).toEqual(all.sort())
  expect(Object.values(faces).every((drawn) => drawn.length >= 1 && drawn.length <= 3)).toBe(true)
})

it('every icon exists', () => {
  const missing = Object.values(faces)
    .flat()
    .filter(({ icon }) => !(icon in drawings) && !OWN.includes(icon))
  expect(missing).toEqual([])
})

it('knows the type of the other side by its name', () => {
  expect(typeOf('Diner')).toBe('location')
  expect(typeOf('Spaceship')).toBeNull()
})
