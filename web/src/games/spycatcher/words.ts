// The words of the game: src/spyhouse/games/spycatcher/locales has them. Here is what the numbers of cards and
// squares mean to a message, as in the game's wording.py.
import type { Meaning } from '../../lib/speech'
import { words } from '../../lib/words'
import { isMaster, suitOf, totalOf, valueOf } from './cards'
import { square } from './geometry'

const meanings: Record<string, Meaning> = {
  CARD: (card: number, speech) => speech.say('card', { circle: suitOf(card), value: valueOf(card) }),
  WEIGHT: (cards: number[], speech) => speech.say('weight', { master: cards.some(isMaster), total: totalOf(cards) }),
  WHERE: (place: number | number[], speech) => {
    const { id, kind, circle, road, action } = square(Array.isArray(place) ? place.at(-1)! : place)
    return speech.say('where', { kind, circle, road, square: id.at(-1), label: action?.label })
  },
  MEMO: (place: number) => square(place).action?.text ?? '',
}

export const { say, tell, knows } = words('spycatcher', meanings)
