import { expect, it } from 'vitest'
import { loadWords } from '../../lib/text'
import { tell } from './text'
import { aMarker, aSpot, TEAPOT } from './testing'

await loadWords('spyguy')

const names = ['Ines', 'Bo', 'Tilda']

it('tells the card, and who found how much when', () => {
  expect(tell({ type: 'CardTurned', turn: 1, card: TEAPOT, ends: 0 }, names)).toBe(
    'The card: red teapot. There are 7 in the city. Doctor Moritz will run 3 spaces.',
  )
  expect(tell({ type: 'Found', marker: aMarker(1, 10), found: 2 }, names)).toBe('Bo finds one after 4.2 seconds. That makes 2.')
})

it('tells how a search ended, and who walked', () => {
  expect(tell({ type: 'SearchEnded', why: 'time', found: 1, missed: [aSpot(1), aSpot(2)] }, names)).toBe(
    'The sand has run out. 1 found, 2 missed.',
  )
  const path = [9, 10].map((number) => ({ number, shortcut: false }))
  expect(tell({ type: 'SpyGuyWent', path }, names)).toBe('Spy Guy walks one space.')
  expect(tell({ type: 'SpyGuyWent', path: path.slice(1) }, names)).toBe('Spy Guy stays where he is.')
})

it('says of a wrong tap no more than that it was one', () => {
  expect(tell({ type: 'TappedWrong', x: 1, y: 2, marked: false, locked_until: 0 }, names)).toBe('Not that one.')
  expect(tell({ type: 'TappedWrong', x: 1, y: 2, marked: true, locked_until: 0 }, names)).toBe('That one is marked already.')
})
