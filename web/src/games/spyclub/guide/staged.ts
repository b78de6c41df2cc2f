// A table in the middle of a case, for the guide's pictures.
import { typeOf, type caseOf } from '../box'
import type { Clue, Hand, SpyClubView } from '../wire'

const MINE = ['Cabin', 'Hat', 'Park']
const OTHERS = [
  ['Dog', 'Kite', 'Prank'],
  ['Money', 'Key', 'Twins'],
]
const INCOMING = ['Museum', 'Love', 'Watch']

export function staged(
  { symbols, track, ideas, escape }: ReturnType<typeof caseOf>,
  row: (Clue | null)[] = symbols.map(() => null),
): SpyClubView {
  let card = 0
  const clue = (name: string): Clue => ({ card: card++, name, type: typeOf(name)! })
  const hand = (names: string[], focus: number): Hand => ({
    character: 'Runner',
    clues: names.map(clue),
    focus,
    ideas: 1,
    prices: [1, 0, 1],
    gains: [2, 1, 2],
  })
  return {
    seat: 0,
    phase: 'actions',
    turn: 3,
    active: 0,
    starter: 0,
    waiting_for: [0],
    actions: 3,
    flipped: [],
    partners: [],
    final_turn: false,
    gone: [],
    hands: [hand(MINE, 1), ...OTHERS.map((names) => hand(names, 0))],
    row,
    symbols,
    incoming: INCOMING.map((name, nth) => ({ clue: clue(name), price: 2 - nth })),
    deck: 30,
    discards: [],
    solved: [],
    supply: ideas - 8,
    removed: 2,
    owed: 0,
    escape: escape + 2,
    track,
    pawn: { seat: 0, slot: 2 },
    movement: { numbers: [1, 3, 2], icon: 'middle', symbol: 'star', daytime: 'day' },
    numbers: [1, 3, 2],
    landings: [
      { number: 1, spot: { seat: 0, slot: 1 }, event: 'fatigue', size: 1, gap: false },
      { number: 2, spot: { seat: 0, slot: 0 }, event: 'decoy', size: 1, gap: false },
      { number: 3, spot: { seat: 1, slot: 2 }, event: 'loose_end', size: 2, gap: false },
    ],
    movement_left: [],
    movement_drawn: [],
    asked: null,
    ended: null,
    campaign: null,
    table: null,
    first_case: null,
  }
}
