// A table of four in the middle of a case, for tests to modify.
import type { Clue, Hand, SpyClubView } from './wire'

export function aClue(card: number, type: Clue['type'], name = `Card ${card}`): Clue {
  return { card, type, name }
}

export function aHand(first: number, change: Partial<Hand> = {}): Hand {
  return {
    character: 'Runner',
    clues: [aClue(first, 'location'), aClue(first + 1, 'object'), aClue(first + 2, 'location')],
    focus: 2,
    ideas: 1,
    prices: [2, 1, 0],
    gains: [2, 1, 0],
    ...change,
  }
}

export function aView(change: Partial<SpyClubView> = {}): SpyClubView {
  return {
    seat: 0,
    phase: 'actions',
    turn: 2,
    active: 0,
    starter: 3,
    waiting_for: [0],
    actions: 3,
    flipped: [],
    partners: [2],
    final_turn: false,
    gone: [],
    hands: [aHand(0), aHand(10), aHand(20), aHand(30)],
    row: [aClue(40, 'crime'), null, null, null, null],
    symbols: ['circle', 'square', 'triangle', 'star', 'cross'],
    incoming: [
      { clue: aClue(50, 'motive'), price: 2 },
      { clue: aClue(51, 'suspect'), price: 0 },
    ],
    deck: 30,
    discards: [],
    solved: [],
    supply: 8,
    removed: 2,
    owed: 0,
    escape: 3,
    track: 9,
    pawn: { seat: 3, slot: 1 },
    movement: null,
    numbers: [1, 2, 3],
    landings: [],
    movement_left: [{ daytime: 'day', drawn: 0, left: 8 }],
    movement_drawn: [],
    asked: null,
    ended: null,
    campaign: null,
    table: null,
    first_case: null,
    ...change,
  }
}
