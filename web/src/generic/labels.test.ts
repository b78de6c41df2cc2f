import { expect, test } from 'vitest'
import { SchemaReader } from './schemaReader'
import { phrase, plain, freeTextField } from './labels'

const names = ['Odile', 'Basil']
const seat = { type: 'integer', format: 'seat' }
const move = (type: string, properties: object) => ({ type: 'object', properties: { type: { enum: [type] }, ...properties } })
const moves = new SchemaReader({
  anyOf: [{ $ref: '#/$defs/Accuse' }, { $ref: '#/$defs/Take' }, { $ref: '#/$defs/Pass' }],
  $defs: {
    Accuse: move('Accuse', { whom: seat, text: { type: 'string' } }),
    Take: move('Take', { row: { type: 'integer', format: 'ordinal' }, many: { type: 'integer', title: 'Letters' } }),
    Pass: move('Pass', { both: { type: 'array', prefixItems: [seat, { type: 'integer' }] } }),
  },
})

test('a move without fields is called by its name', () => {
  expect(phrase({ type: 'CallTime' }, moves, names)).toBe('Call time')
})

test('seats are told by name where the schema says so, whatever the field is called', () => {
  expect(phrase({ type: 'Accuse', whom: 1, text: '' }, moves, names)).toBe('Basil')
  expect(phrase({ type: 'Pass', both: [0, 1] }, moves, names)).toBe('Odile + Both 1')
  expect(phrase({ type: 'Unknown', seat: 1 }, moves, names)).toBe('Seat 1')
})

test('numbers come with their label, and ordinals count from one', () => {
  expect(phrase({ type: 'Take', row: 0, many: 3 }, moves, names)).toBe('Row 1, Letters 3')
})

test('an empty text is for the player to write', () => {
  expect(freeTextField({ type: 'Accuse', whom: 1, text: '' })).toBe('text')
  expect(freeTextField({ type: 'Take', row: 0, many: 3 })).toBeUndefined()
})

test('a value that may be missing is read by what it is', () => {
  const turn = new SchemaReader({ anyOf: [seat, { type: 'null' }] })
  expect([plain(1, turn, names), plain(null, turn, names)]).toEqual(['Basil', 'none'])
})
