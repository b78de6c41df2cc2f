import { expect, test } from 'vitest'
import { phrase } from './words'

const names = ['Odile', 'Basil']

test('a move without fields is called by its name', () => {
  expect(phrase({ type: 'CallTime' }, names)).toBe('Call time')
})

test('seats are told by name, texts as they are, numbers with what they count', () => {
  expect(phrase({ type: 'Accuse', seat: 1 }, names)).toBe('Basil')
  expect(phrase({ type: 'Guess', place: 'Beach' }, names)).toBe('Beach')
  expect(phrase({ type: 'Move', steps: 3 }, names)).toBe('Steps 3')
})
