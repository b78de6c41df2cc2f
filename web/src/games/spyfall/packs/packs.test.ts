import { expect, it, vi } from 'vitest'
import type { Pack } from '../wire'

vi.stubGlobal('addEventListener', () => {})
const { blankPlace, faults } = await import('./packs.svelte')

function aPack(places = 5): Pack {
  const roles = Array.from({ length: 7 }, (_, nth) => ({ name: `Role ${nth}`, line: '' }))
  return { name: 'Home', places: Array.from({ length: places }, (_, nth) => ({ name: `Room ${nth}`, roles: structuredClone(roles) })) }
}

it('finds nothing wrong with a whole pack', () => {
  expect(faults(aPack())).toEqual([])
})

it('says what is missing, place by place', () => {
  const pack = aPack(4)
  pack.places[1]!.roles[2]!.name = ' '
  pack.places[2]!.name = 'room 0'
  pack.places[3]!.roles[1]!.name = 'role 0'
  expect(faults(pack)).toEqual([
    'A pack has at least 5 places; this one has 4.',
    'Room 1: 1 role is missing.',
    'room 0 is there twice.',
    'Room 3: two roles have the same name.',
  ])
})

it('asks for names and roles of a blank place', () => {
  const pack = aPack()
  pack.places.push(blankPlace())
  expect(faults(pack)).toEqual(['Place 6 needs a name.', 'Place 6: 7 roles are missing.'])
})
