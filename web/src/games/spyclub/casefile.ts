// The story of a case, turn by turn, and its numbers, from what the table told.
import type { Happened } from '../../wire'
import { tell } from './story'
import type { Event } from './wire'

export interface Chapter {
  /** 0 for what was told before the first turn that is still remembered. */
  turn: number
  seat: number
  lines: string[]
}

export function chapters(recent: Happened[], names: string[]): Chapter[] {
  const story: Chapter[] = []
  for (const event of lastCase(recent)) {
    if (event.type === 'TurnBegan') {
      story.push({ turn: event.turn, seat: event.seat, lines: [] })
      continue
    }
    const line = tell(event, names)
    if (!line) continue
    if (!story.length) story.push({ turn: 0, seat: 0, lines: [] })
    story.at(-1)!.lines.push(line)
  }
  return story.filter(({ lines }) => lines.length)
}

/** How often each kind of thing happened. */
export function counts(recent: Happened[]): Map<Event['type'], number> {
  const found = new Map<Event['type'], number>()
  for (const { type } of lastCase(recent)) found.set(type, (found.get(type) ?? 0) + 1)
  return found
}

/** A table may have played before: only what came after the last start. */
function lastCase(recent: Happened[]): Event[] {
  const start = recent.findLastIndex(({ did }) => (did as { type?: string } | null)?.type === 'Start')
  return recent.slice(Math.max(start, 0)).flatMap(({ events }) => (events ?? []) as Event[])
}
