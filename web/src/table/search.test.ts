import { expect, test } from 'vitest'
import { searchGuide, searchRules } from './search'

const rules = [
  { id: 'AB-26', chapter: 'The end of a turn', text: 'Refill: empty slots are filled.' },
  { id: 'AB-27', chapter: 'The end of a turn', text: 'Clueless: the case ends.' },
]
const pages = [
  { title: 'The goal', steps: [{ text: 'Solve five aspects.' }] },
  { title: 'The end of a turn', steps: [{ title: 'Refill', text: 'Gaps close.' }, { text: 'The suspect walks.' }] },
]

test('rules are found by any of their words, their chapter and their number', () => {
  expect(searchRules(rules, 'refill').map(({ id }) => id)).toEqual(['AB-26'])
  expect(searchRules(rules, ' TURN ends ').map(({ id }) => id)).toEqual(['AB-27'])
  expect(searchRules(rules, 'ab-27').map(({ id }) => id)).toEqual(['AB-27'])
  expect(searchRules(rules, '')).toEqual(rules)
})

test('of the guide only the steps that tell of it stay', () => {
  expect(searchGuide(pages, 'refill')).toEqual([{ title: 'The end of a turn', steps: [{ title: 'Refill', text: 'Gaps close.' }] }])
  expect(searchGuide(pages, 'end of a turn')[0]?.steps).toHaveLength(2)
  expect(searchGuide(pages, '')).toEqual(pages)
  expect(searchGuide(pages, 'bicycle')).toEqual([])
})
