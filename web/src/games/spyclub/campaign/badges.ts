// Where the numbers of the cards in force lie on the table.
import { extent, type Layout, type Point } from '../layout'
import { placeKey } from '../table'
import type { CampaignTableView, CardView, SpyClubView } from '../wire'

export interface Badges extends Point {
  key: string
  /** How many badges fit; a number stands for the rest. */
  few: number
  cards: CardView[]
}

/** Places with room for one badge only. */
const NARROW = new Set(['row', 'suspect', 'escape', 'hands', 'team'])

type Acts = CampaignTableView['standing'][number]['acts']

/** Whether a rule waits for the active player to use it up now. A rule without a limit holds on every turn. */
export const isDue = ({ acts, limit, used, seat }: CampaignTableView['standing'][number], active: number): boolean =>
  Boolean(acts && limit) && !used && (seat === null || seat === active)

/** One group for each place. Cards whose rule is used up are left out. */
export function badgesOn(view: SpyClubView, table: CampaignTableView, cards: CardView[], layout: Layout, below: number): Badges[] {
  const groups = new Map<string, Badges>()
  const put = (key: string, at: Point | null, number: number) => {
    const card = cards.find((one) => one.card === number)
    if (!card || !at) return
    const narrow = NARROW.has(key) || (key === 'incoming' && !layout.phone)
    const group = groups.get(key) ?? { key, ...at, few: narrow ? 1 : 2, cards: [] }
    if (!group.cards.includes(card)) group.cards.push(card)
    groups.set(key, group)
  }
  for (const { card, acts, seat, used } of table.standing) {
    if (used || !acts) continue
    const mine = seat === null || seat === below
    if (mine) put(acts, placeOf(acts, view, layout, below), card)
    else if (!layout.phone) put(`seat ${seat}`, besidePlayer(seat, view, layout), card)
  }
  for (const { card, row } of table.marks) {
    if (row !== null) put(`paint ${row}`, under(layout, placeKey({ kind: 'row', slot: row })), card)
  }
  for (const { card, place } of table.figures) {
    if (place?.where === 'row') put(`paint ${place.slot}`, under(layout, placeKey({ kind: 'row', slot: place.slot ?? 0 })), card)
  }
  return [...groups.values()]
}

function placeOf(acts: Acts, view: SpyClubView, layout: Layout, below: number): Point | null {
  const { phone, mat } = layout
  const at = (key: string) => layout.boxes.get(key)!
  switch (acts) {
    case 'suspect': {
      const stop = layout.stops[view.pawn.seat]![view.pawn.slot]!
      const side = layout.sides[view.pawn.seat]
      // Behind it: it walks clockwise.
      const x = side === 'w' ? stop.x - 44 : side === 'e' ? stop.x - 8 : side === 'n' ? stop.x - (phone ? 54 : 76) : stop.x + 16
      // Between the hand above and the symbols of the row.
      const y = stop.y + (side === 'n' ? (phone ? -16 : -12) : phone ? -4 : 4)
      return { x: clamp(x, 4, layout.width - 64), y }
    }
    case 'escape':
      return phone ? { x: 20, y: mat.y + mat.h - 32 } : { x: mat.x + mat.w - 122, y: mat.y + 34 }
    case 'row': {
      const last = at(placeKey({ kind: 'row', slot: view.row.length - 1 }))
      // On a phone the suspect and its number pass above, so use the lower edge.
      return phone ? { x: last.x + last.w - 52, y: last.y + extent(last).h - 12 } : { x: last.x - 44, y: last.y - 34 }
    }
    case 'incoming': {
      const first = at(placeKey({ kind: 'incoming', slot: 0 }))
      const last = at(placeKey({ kind: 'incoming', slot: view.incoming.length - 1 }))
      return phone ? { x: first.x - 8, y: first.y - 16 } : { x: last.x + last.w - 6, y: first.y - 34 }
    }
    case 'hands':
    case 'team': {
      const hand = view.hands[below]!.clues.length
      const own = at(placeKey({ kind: 'hand', seat: below, slot: hand - 1 }))
      return phone ? null : { x: own.x + own.w + 8, y: own.y + (acts === 'hands' ? 12 : 48) }
    }
    case 'turn':
      return phone ? null : { x: 1146, y: 605 } // under the pencils: beside them there is text in longer languages
    default:
      return null
  }
}

function besidePlayer(seat: number, view: SpyClubView, layout: Layout): Point {
  const side = layout.sides[seat]
  if (side === 'w') return { x: 130, y: 190 } // under the name, over the corner of a card
  if (side === 'e') return { x: 1216, y: 128 }
  const box = layout.boxes.get(placeKey({ kind: 'hand', seat, slot: view.hands[seat]!.clues.length - 1 }))!
  return { x: box.x - 76, y: 112 }
}

function under(layout: Layout, key: string): Point | null {
  const box = layout.boxes.get(key)
  return box ? { x: box.x + box.w / 2 - 15, y: box.y + extent(box).h - 12 } : null
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
