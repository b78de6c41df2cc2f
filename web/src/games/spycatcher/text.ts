// The texts of the game, from src/spyhouse/games/spycatcher/locales. This module has the functions for its messages,
// like the game's wording.py.
import type { Meaning } from '../../lib/localizer'
import { words } from '../../lib/text'
import { isMaster, suitOf, totalOf, valueOf } from './cards'
import { type Action, type Square, square } from './geometry'

const meanings: Record<string, Meaning> = {
  CARD: (card: number, speech) => speech.say('card', { circle: suitOf(card), value: valueOf(card) }),
  WEIGHT: (cards: number[], speech) => speech.say('weight', { master: cards.some(isMaster), total: totalOf(cards) }),
  WHERE: (place: number | number[]) => whereIs(Array.isArray(place) ? place.at(-1)! : place),
  MEMO: (place: number) => memoOf(square(place).action!),
  LABEL: (place: number) => labelOf(square(place).action!),
}

export const { say, tell, knows } = words('spycatcher', meanings)

/** The label of a memo; on a host's own board, the host's text. */
export const labelOf = ({ label, place }: Action): string => label || say(`memo-${place}`)
export const memoOf = ({ text, place }: Action): string => text || say(`memo-${place}.text`)

export function whereIs(place: number): string {
  const { id, kind, circle, road, action } = square(place)
  return say('where', { kind, circle, road, square: id.at(-1), label: action ? labelOf(action) : '' })
}

/** The arguments of a button's label for a destination. */
export function leadsTo({ kind, circle, action, road }: Square): Record<string, unknown> {
  const sent = circle ?? action?.circle
  const to = kind === 'mi5' ? 'mi5' : sent ? 'circle' : action ? 'memo' : road === 'in' ? 'in' : 'rest'
  return { to, circle: sent, label: action ? labelOf(action) : '' }
}
