// The players in the guide's pictures.
import type { Player } from '../table'

const somebody = { bot: false, away: false, gone: false, you: false, cards: 0, permits: [], misses: 0, rollsAgain: false }

export const author: Player = { ...somebody, seat: 0, name: 'Ida', called: 'Ida', face: 'fox', color: '#2a7584' }
export const others: Player[] = [
  { ...somebody, seat: 1, name: 'Karim', called: 'Karim', face: 'owl', color: '#7b4ea3' },
  { ...somebody, seat: 2, name: 'Bruno', called: 'Bruno', face: 'bear', color: '#4d7a32' },
]
