// How any game's data reads in words, for the board that fits them all.
import { inWords, texts } from '../texts'

export interface Listed {
  type: string
  [field: string]: unknown
}

/** Fields that hold a seat number are told by the name that sits there. */
const SEATS = new Set(
  'seat seats to target asker answerer accuser accused dealer suspect by player players who gone callers waiting_for'.split(' '),
)

export function isSeat(key: string): boolean {
  return SEATS.has(key)
}

/** A plain value as text. */
export function plain(key: string, value: unknown, names: string[]): string {
  if (value === null || value === undefined || value === '') return texts.generic.nothing
  if (typeof value === 'boolean') return value ? texts.generic.yes : texts.generic.no
  if (typeof value === 'number' && isSeat(key)) return names[value] ?? String(value)
  return String(value)
}

/** A move as a button's words: its fields, or its name if it has none. */
export function phrase(move: Listed, names: string[]): string {
  const fields = Object.entries(move).filter(([key]) => key !== 'type' && key !== 'text')
  if (!fields.length) return inWords(move.type)
  return fields.map(([key, value]) => words(key, value, names)).join(', ')
}

function words(key: string, value: unknown, names: string[]): string {
  if (Array.isArray(value)) return value.map((one) => words(key, one, names)).join(' + ')
  if (value && typeof value === 'object') {
    return Object.entries(value)
      .map(([inner, one]) => words(inner, one, names))
      .join(' ')
  }
  const said = plain(key, value, names)
  return typeof value === 'string' || isSeat(key) ? said : `${inWords(key)} ${said}`
}
