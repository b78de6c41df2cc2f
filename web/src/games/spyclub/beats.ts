// Turns of other players as beats: one line each with its result and the changed places.
import { placeKey } from './table'
import { say } from './text'
import type { ClueType } from './shapes'
import type { Event, SpyClubView } from './wire'

/** What another player did in a turn. */
export interface Beat {
  seat: number
  turn: number
  line: string
  /** The result: ideas gained, or how many cards of a type are in the row now. */
  gain: { ideas: number } | { type: ClueType; count: number } | null
  /** The keys of the places whose cards changed. */
  places: string[]
}

/** The longest beat of another person's turn, in ms. */
export const BEAT = 2000
/** The longest beat of a bot's turn, in ms: two seconds together with `TURN_MS`, the time its moves take. */
export const BOT_BEAT = 1200
/** The longest beat at the quickest pace of bots, in ms. */
export const AT_ONCE = 700

/** The beat of one turn's events; null for a turn without any. */
export function beatOf(seat: number, turn: number, events: readonly Event[], after: SpyClubView, names: readonly string[]): Beat {
  const own = events.filter((event) => 'seat' in event && event.seat === seat)
  const flips = own.filter(({ type }) => type === 'Flipped').length
  const said = new Map<string, string>()
  const places: string[] = []
  let ideas = 0
  let row: Beat['gain'] = null
  for (const event of own) {
    switch (event.type) {
      case 'NotesCompared':
        said.set('2trade', say('beat-trade', { name: names[event.partner] ?? '' }))
        places.push(placeKey({ kind: 'hand', seat, slot: event.mine }), placeKey({ kind: 'hand', seat: event.partner, slot: event.theirs }))
        break
      case 'AdviceTaken':
        said.set('4advice', say('beat-advice', { name: names[event.partner] ?? '' }))
        break
      case 'Confirmed':
        said.set('1confirm', say('beat-confirm', { name: event.clue.name }))
        row = { type: event.clue.type, count: after.row.filter((clue) => clue?.type === event.clue.type).length }
        places.push(placeKey({ kind: 'row', slot: event.row }))
        break
      case 'Scouted':
        said.set('3scout', say('beat-scout', { name: event.clue.name }))
        places.push(placeKey({ kind: 'hand', seat, slot: event.slot }))
        break
      case 'FocusShifted':
        said.set('5focus', say('beat-focus', { name: after.hands[seat]?.clues[event.slot]?.name ?? '' }))
        places.push(placeKey({ kind: 'hand', seat, slot: event.slot }))
        break
      case 'Flipped':
        places.push(placeKey({ kind: 'hand', seat, slot: event.slot }))
        break
      case 'IdeasGained':
        ideas += event.ideas
        break
    }
  }
  if (flips) said.set('6flip', say('beat-flip', { count: flips }))
  const solved = events.find((event) => event.type === 'AspectSolved')
  if (solved?.type === 'AspectSolved') said.set('0solved', say('beat-solved', { aspect: solved.aspect }))
  const lines = [...said].sort(([one], [other]) => one.localeCompare(other)).map(([, line]) => line)
  const line = !lines.length
    ? say('beat-nothing')
    : lines.length === 1
      ? lines[0]!
      : say('beat-and-more', { first: lines[0]!, more: lines.length - 1 })
  return { seat, turn, line, gain: row && row.count ? row : ideas ? { ideas } : null, places: [...new Set(places)] }
}

/** The turns of others in these events, with the view each began with. */
export function turnsIn(start: SpyClubView, events: readonly Event[]): { seat: number; turn: number; events: Event[] }[] {
  const turns = [{ seat: start.active, turn: start.turn, events: [] as Event[] }]
  for (const event of events) {
    if (event.type === 'TurnBegan') turns.push({ seat: event.seat, turn: event.turn, events: [] })
    else turns.at(-1)!.events.push(event)
  }
  return turns
}
