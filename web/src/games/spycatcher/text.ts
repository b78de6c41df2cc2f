// The texts of the game, from src/spyhouse/games/spycatcher/locales. This module has the functions for its messages,
// like the game's wording.py.
import type { Formatter } from '../../lib/localizer'
import { gameText } from '../../lib/text'
import { isMaster, suitOf, totalOf, valueOf } from './cards'
import { type Action, type Square, square } from './geometry'
import { bare } from '../../lib/bare'

const formatters: Record<string, Formatter> = bare({
  CARD: (card: number, localizer) => localizer.say('card', { circle: suitOf(card), value: valueOf(card) }),
  WEIGHT: (cards: number[], localizer) => localizer.say('weight', { master: cards.some(isMaster), total: totalOf(cards) }),
  WHERE: (place: number | number[]) => whereIs(Array.isArray(place) ? place.at(-1)! : place),
  MEMO: (place: number) => memoOf(square(place).action!),
  LABEL: (place: number) => labelOf(square(place).action!),
})

export const { say, tell, knows } = gameText('spycatcher', formatters)

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
