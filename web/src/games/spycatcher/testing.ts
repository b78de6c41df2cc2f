// A table of three in round two, for tests to modify.
import { cardOf } from './cards'
import type { Circle } from './geometry'
import { playersAt, type Player } from './table'
import type { Player as Seen, SpycatcherView } from './wire'
import type { BoardTable } from '../../game-api/board'

const NOTHING = '.............'

export function aPlayer(permits: Circle[] = [], change: Partial<Seen> = {}): Seen {
  return {
    place: 0,
    cards: 7,
    permits: permits.map((circle) => ({ circle, card: 0 })),
    misses: 0,
    rolls_again: false,
    ...change,
  }
}

export function aView(change: Partial<SpycatcherView> = {}): SpycatcherView {
  return {
    seat: 0,
    phase: 'draw',
    round: 2,
    turn: 0,
    first: 0,
    rolls_for_start: [[6, 2, 3]],
    waiting_for: [0],
    gone: [],
    players: [aPlayer(), aPlayer(), aPlayer()],
    die: 0,
    again: false,
    to_discard: 0,
    circle: null,
    hand: [cardOf('court', 4), cardOf('court', 5), cardOf('press', 9)],
    prospects: ['..?xx?.......', NOTHING, NOTHING, NOTHING],
    ahead: [],
    laid: [-1, -1, -1],
    decision: '-',
    look: null,
    pack: 30,
    pile: 1,
    top: cardOf('publisher', 3),
    seeking: null,
    last: null,
    attempts: 0,
    attempts_challenged: 0,
    race: [],
    notebook: null,
    hands: [],
    ...change,
  }
}

export function thePlayers(view: SpycatcherView, you: number | null = 0): Player[] {
  const chairs = ['Ida', 'Karim', 'Bruno'].map((name, seat) => ({ name, person: `p${seat}`, face: 'fox' }))
  return playersAt({ chairs } as BoardTable, view, ['p0', 'p1'], you)
}
