import { expect, test } from 'vitest'
import {
  nonDefaults,
  choicesOf,
  fieldsOf,
  inEffect,
  inLanguage,
  stepValue,
  type Field,
  type Schema,
  changedValues,
  setField,
} from './schema'

const schema: Schema = {
  $ref: '#/$defs/Options',
  $defs: {
    Options: {
      properties: {
        rounds: { type: 'integer', title: 'Rounds', minimum: 1, maximum: 20, default: 5 },
        round_seconds: { type: 'integer', title: 'Length (seconds)', minimum: 5, maximum: 3600, default: 480 },
        talk: { enum: ['text', 'voice'], default: 'text' },
        roles: { type: 'boolean', default: false },
        sky: { anyOf: [{ enum: ['day', 'dusk'] }, { enum: ['any'] }], default: 'any' },
        level: {
          anyOf: [{ enum: ['easy', 'hard'], goes_with: { talk: { voice: ['easy'] } } }, { type: 'null' }],
          default: null,
        },
        places: { anyOf: [{ type: 'integer', minimum: 5, title: 'Number of places' }, { type: 'null' }], default: null },
        pack: { anyOf: [{ $ref: '#/$defs/Pack', title: 'Places' }, { type: 'null' }], default: null },
        city: { type: 'string', format: 'day', default: '' },
        odd: { type: 'array' },
      },
    },
    Pack: { type: 'object', title: 'Pack' },
  },
}
const fields = fieldsOf(schema)
const named = (key: string) => fields.find((field) => field.key === key) as Field

test('each type of option becomes its kind of field, and what a form cannot show is left out', () => {
  expect(fields.map(({ key, kind }) => [key, kind])).toEqual([
    ['rounds', 'number'],
    ['round_seconds', 'time'],
    ['talk', 'choice'],
    ['roles', 'switch'],
    ['sky', 'choice'],
    ['level', 'choice'],
    ['places', 'number'],
    ['pack', 'pack'],
    ['city', 'day'],
  ])
  expect(named('places')).toMatchObject({ optional: true, title: 'Number of places', least: 5 })
  expect(named('round_seconds').title).toBe('Length')
  expect(named('pack').title).toBe('Places')
})

test('a choice can be left to the game, and made again', () => {
  expect(named('sky').choices).toEqual(['day', 'dusk', 'any'])
  expect(named('level').choices).toEqual([null, 'easy', 'hard'])
})

test('only choices that go with the others are offered, and one that no longer does goes back to the usual', () => {
  expect(choicesOf(named('level'), fields, {})).toEqual([null, 'easy', 'hard'])
  expect(choicesOf(named('level'), fields, { talk: 'voice' })).toEqual([null, 'easy'])
  expect(setField(named('talk'), 'voice', fields, { level: 'hard' })).toEqual({ talk: 'voice', level: null })
  expect(setField(named('talk'), 'voice', fields, { level: 'easy' })).toEqual({ talk: 'voice', level: 'easy' })
})

test('an option is hidden while another one takes all effect from it', () => {
  const clock = fieldsOf({
    properties: { no_clock: { type: 'boolean', default: false }, seconds: { type: 'integer', unless: 'no_clock' } },
  })
  const shown = (values: Record<string, unknown>) => inEffect(clock, values).map(({ key }) => key)
  expect(shown({})).toEqual(['no_clock', 'seconds'])
  expect(shown({ no_clock: true })).toEqual(['no_clock'])
})

test('seconds step in fives when few and in half minutes when many', () => {
  const time = named('round_seconds')
  expect(stepValue(time, 480, true)).toBe(510)
  expect(stepValue(time, 60, false)).toBe(55)
  expect(stepValue(time, 55, true)).toBe(60)
  expect(stepValue(time, 5, false)).toBe(5)
  expect(stepValue(named('rounds'), 20, true)).toBe(20)
})

test('only what differs from the usual is sent', () => {
  expect(nonDefaults(fields, { rounds: 5, talk: 'voice', places: null })).toEqual({ talk: 'voice' })
  expect(nonDefaults(fields, {})).toEqual({})
})

test('only what changes is sent again', () => {
  const pack = { name: 'Home', places: [{ name: 'Attic' }] }
  expect(changedValues({ rounds: 5, pack }, { rounds: 3, pack: structuredClone(pack) })).toEqual({ rounds: 3 })
})

test('a table opens in the language of whoever opens it, where the game speaks it', () => {
  const speaking = fieldsOf({ properties: { language: { enum: ['en', 'de'], default: 'en' } } })
  expect(inLanguage(speaking, 'de')).toEqual({ language: 'de' })
  expect(inLanguage(speaking, 'pl')).toEqual({})
  expect(inLanguage(fields, 'de')).toEqual({})
})
