// Labels for the data of any game, for the generic board.
import { humanize } from '../lib/humanize'
import { say } from '../lib/text'
import type { SchemaReader } from './schemaReader'

export interface Listed {
  type: string
  [field: string]: unknown
}

/** A plain value as text. */
export function plain(value: unknown, reading: SchemaReader, names: string[]): string {
  if (value === null || value === undefined || value === '') return say('generic-nothing')
  if (typeof value === 'boolean') return value ? say('generic-yes') : say('generic-no')
  return typeof value === 'number' ? reading.number(value, names) : String(value)
}

/** The field of a listed move that the player has to write, if there is one. */
export function freeTextField(move: Listed): string | undefined {
  return Object.keys(move).find((key) => move[key] === '')
}

/** The label of a move's button: its fields, or its name if it has none. */
export function phrase(move: Listed, reading: SchemaReader, names: string[]): string {
  const fields = fieldsOf(move).filter(([, value]) => value !== '')
  if (!fields.length) return humanize(move.type)
  return fields.map(([key, value]) => words(key, value, reading.field(key, move), names)).join(', ')
}

/** The fields of an object, without the tag of a union. */
export function fieldsOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([key]) => key !== 'type')
}

function words(key: string, value: unknown, reading: SchemaReader, names: string[]): string {
  if (Array.isArray(value)) {
    return value.map((one, nth) => words(key, one, reading.item(nth, value), names)).join(' + ')
  }
  if (value && typeof value === 'object') {
    return fieldsOf(value)
      .map(([inner, one]) => words(inner, one, reading.field(inner, value), names))
      .join(' ')
  }
  const said = plain(value, reading, names)
  return typeof value === 'string' || reading.isSeat(value) ? said : `${reading.label(key)} ${said}`
}
