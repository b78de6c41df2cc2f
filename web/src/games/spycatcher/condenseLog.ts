// Merges uneventful turns of bots into one log line.
import type { Chair, Happened } from '../../wire'
import type { Event, TurnBegan } from './wire'

/** The events of an ordinary turn. */
const USUAL = new Set<string>(['TurnBegan', 'Drew', 'GotCards', 'Discarded', 'Rolled', 'Went', 'Declined'] satisfies Event['type'][])

interface MovedOn {
  type: 'moved-on'
  seats: number[]
}

/** The past events, with consecutive uneventful turns merged into one entry at the place of the last. */
export function gather(past: Happened[], chairs: Chair[]): Happened[] {
  const told: Happened[] = []
  let turn: Happened[] = []
  let mover: number | null = null
  let quiet = false
  for (const entry of past) {
    if (entry.did) {
      told.push(entry)
      continue
    }
    const events = (entry.events ?? []) as Event[]
    turn.push(entry)
    quiet &&= events.every(({ type }) => USUAL.has(type))
    const next = events.findLast((event): event is TurnBegan => event.type === 'TurnBegan')
    if (!next) continue
    if (quiet && mover !== null && chairs[mover]?.bot) {
      const before = movedOn(told.at(-1))
      if (before) told.pop()
      const seats = [...new Set([...(before?.seats ?? []), mover])]
      told.push({ seq: entry.seq, at: entry.at, events: [{ type: 'moved-on', seats } satisfies MovedOn] })
    } else told.push(...turn)
    turn = []
    mover = next.seat
    quiet = true
  }
  return [...told, ...turn]
}

function movedOn(entry: Happened | undefined): MovedOn | undefined {
  return (entry?.events as MovedOn[] | undefined)?.find(({ type }) => type === 'moved-on')
}
