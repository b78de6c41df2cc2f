import { expect, it } from 'vitest'
import { kinds } from './kinds'
import type { Item } from './scene'
import { quartersOf } from './words'

const TELEPHONE = kinds.findIndex(({ icon }) => icon === 'telephone')
const facts = {
  districts: [
    { name: 'Hill', text: 'A castle.', box: [0, 0, 100, 50] as [number, number, number, number] },
    { name: 'Harbour', text: 'Ships.', box: [0, 50, 100, 100] as [number, number, number, number] },
  ],
  looks: [{ hue: 0, light: 0, word: '' }, { hue: 0.5, light: 0, word: 'olive' }],
  places: ['in a window', 'on the quay'],
  items: [['i', TELEPHONE, 10, 10, 40, 0, 0, 0], ['i', TELEPHONE, 20, 60, 40, 0, 1, 1]] satisfies Item[],
}

it('names everything where it is, with its colour, and nothing as the right one (SG-21)', () => {
  const [hill, harbour] = quartersOf(facts)
  expect(hill!.things).toEqual([{ x: 10, y: 10, name: `a ${kinds[TELEPHONE]!.colour} telephone`, place: 'in a window' }])
  expect(harbour!.things).toEqual([{ x: 20, y: 60, name: 'an olive telephone', place: 'on the quay' }])
})
