// The first-move tip for new players, and the target of a hint's arrow.
import { movesOfType } from '../../game-api/legal'
import { keepText, keptText } from '../../lib/localStore'
import { extent, focusSpot, middle, type Box, type Layout, type Point } from './layout'
import { placeKey } from './table'
import { say } from './text'
import type { Move, SpyClubView } from './wire'

const OFF = 'spyhouse.spyclub.tips'

export const tipsWanted = (): boolean => keptText(OFF) !== 'off'
export const noMoreTips = (): boolean => keepText(OFF, 'off')

export type FirstMove = Extract<Move, { type: 'Confirm' | 'ShiftFocus' }>

/** A free and safe first move: the card in focus into the row, or another focus, because a distraction solves nothing. */
export function firstMove(view: SpyClubView, legal: readonly Move[], seat: number): FirstMove | null {
  const hand = view.hands[seat]
  if (!hand) return null
  const solves = ({ slot }: { slot: number }) => hand.clues[slot]?.type !== 'distraction'
  const free = movesOfType(legal, 'Confirm').filter((move) => hand.prices[move.slot] === 0 && !view.row[move.row] && solves(move))
  // Into the nearest slot above the card.
  const above = (slot: number) => Math.floor(((slot + 0.5) / hand.clues.length) * view.row.length)
  const near = free.toSorted((one, other) => Math.abs(one.row - above(one.slot)) - Math.abs(other.row - above(other.slot)))
  if (near[0]) return near[0]
  const shifts = movesOfType(legal, 'ShiftFocus').filter(solves)
  return shifts.toSorted((one, other) => (hand.gains[other.slot] ?? 0) - (hand.gains[one.slot] ?? 0))[0] ?? null
}

export interface Pointing {
  from: Point
  to: Point
  /** The action and its price. */
  pill: string
}

/** The start and end of a hint's arrow; null if nothing moves. */
export function pointing(view: SpyClubView, layout: Layout, seat: number, move: Move): Pointing | null {
  const mine = (slot: number) => layout.boxes.get(placeKey({ kind: 'hand', seat, slot }))!
  const hand = view.hands[seat]!
  switch (move.type) {
    case 'Confirm': {
      const row = layout.boxes.get(placeKey({ kind: 'row', slot: move.row }))!
      return { from: topOf(mine(move.slot)), to: bottomOf(row), pill: say('pill-Confirm', { price: hand.prices[move.slot] ?? 0 }) }
    }
    case 'Scout': {
      const clue = layout.boxes.get(placeKey({ kind: 'incoming', slot: move.place }))!
      return { from: bottomOf(clue), to: topOf(mine(move.slot)), pill: say('pill-Scout', { price: view.incoming[move.place]?.price ?? 0 }) }
    }
    case 'CompareNotes': {
      const theirs = layout.boxes.get(placeKey({ kind: 'hand', seat: move.seat, slot: move.theirs }))!
      return { from: topOf(mine(move.mine)), to: nearest(theirs), pill: say('pill-CompareNotes') }
    }
    case 'ShiftFocus': {
      const to = focusSpot(mine(move.slot))
      return { from: focusSpot(mine(hand.focus)), to, pill: say('pill-ShiftFocus', { ideas: hand.gains[move.slot] ?? 0 }) }
    }
    default:
      return null
  }
}

const topOf = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + 10 })
const bottomOf = (box: Box): Point => ({ x: box.x + extent(box).w / 2, y: box.y + extent(box).h - 8 })
/** The edge of another player's card that faces the middle of the table. */
function nearest(box: Box): Point {
  const { w, h } = extent(box)
  const at = middle(box)
  if (box.side === 'w') return { x: box.x + w - 4, y: at.y }
  if (box.side === 'e') return { x: box.x + 4, y: at.y }
  return { x: at.x, y: box.y + h - 6 }
}
