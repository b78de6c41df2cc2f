// The story of a case turn by turn, and its statistics, from the events.
import type { Happened } from '../../wire'
import { tell } from './text'
import { withoutUndone } from './withoutUndone'
import type { Aspect } from './shapes'
import type { Event } from './wire'

export interface Chapter {
  /** 0 for events whose turn began before the remembered past. */
  turn: number
  seat: number
  lines: string[]
}

export function chapters(recent: Happened[], names: string[], starter: number): Chapter[] {
  const from = start(recent)
  const story: Chapter[] = [{ turn: from < 0 ? 0 : 1, seat: starter, lines: [] }]
  for (const event of eventsFrom(recent, from)) {
    if (event.type === 'TurnBegan') {
      story.push({ turn: event.turn, seat: event.seat, lines: [] })
      continue
    }
    const line = tell(event, names)
    if (line) story.at(-1)!.lines.push(line)
  }
  return story.filter(({ lines }) => lines.length)
}

/** How often each event happened. */
export function counts(recent: Happened[]): Map<Event['type'], number> {
  const found = new Map<Event['type'], number>()
  for (const { type } of happenedIn(recent)) found.set(type, (found.get(type) ?? 0) + 1)
  return found
}

/** The solved aspects with their turns, in order. */
export function solvedIn(recent: Happened[]): { aspect: Aspect; turn: number }[] {
  let turn = 1
  return happenedIn(recent).flatMap((event) => {
    if (event.type === 'TurnBegan') turn = event.turn
    return event.type === 'AspectSolved' ? { aspect: event.aspect, turn } : []
  })
}

/** All events of this case that the table remembers. */
export function happenedIn(recent: Happened[]): Event[] {
  return eventsFrom(recent, start(recent))
}

/** Whether the past includes the start of the case. */
export function isWhole(recent: Happened[]): boolean {
  return start(recent) >= 0
}

/** The index of the last start: the table may have played other games before. */
function start(recent: Happened[]): number {
  return recent.findLastIndex(({ did }) => did?.type === 'Start')
}

function eventsFrom(recent: Happened[], from: number): Event[] {
  return withoutUndone(recent.slice(Math.max(from, 0))).flatMap(({ events }) => (events ?? []) as Event[])
}
