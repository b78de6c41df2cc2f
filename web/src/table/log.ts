import type { BoardTable, Tell } from '../game-api/board'
import type { Happened } from '../wire'
import { phrase, say } from '../lib/text'

export interface LogLine {
  key: string
  text: string
}

/** The log lines for players: one for each event worth a line. The chat is not in it. */
export function logLines(happened: Happened[], table: BoardTable, tell: Tell | null | undefined): LogLine[] {
  const people = namesOf(happened, table)
  const seats = table.chairs.map((chair) => chair.name ?? '')
  return happened.flatMap((entry, index) => {
    const key = `${entry.seq}.${index}`
    const told = (entry.events ?? []).map((event) => (tell ? tell(event, seats) : ''))
    const lines = [
      deedLine(entry, people, seats),
      ...told,
      entry.why ? say('log-why', { reason: phrase(entry.why, table.game, seats) }) : '',
    ].filter(Boolean)
    return lines.map((text, part) => ({ key: `${key}.${part}`, text }))
  })
}

/** Whether this person made the last move at the table. Only then an undo is possible. */
export function movedLast(happened: Happened[], person: string): boolean {
  let takenBack = 0
  for (const { by, did } of happened.toReversed()) {
    if (did?.type === 'Start') return false
    if (did?.type === 'Undo') takenBack++
    else if (!did && takenBack > 0) takenBack--
    else if (!did) return by === person
  }
  return false
}

/** All names by id, also of people who have left. */
function namesOf(happened: Happened[], table: BoardTable): Map<string, string> {
  const names = new Map<string, string>()
  for (const { did } of happened) {
    if (did?.type === 'Joined') names.set(did.person, did.name)
  }
  for (const person of table.people ?? []) names.set(person.id, person.name)
  return names
}

function deedLine({ did, by }: Happened, people: Map<string, string>, seats: string[]): string {
  const who = people.get(by ?? '') ?? ''
  switch (did?.type) {
    case 'Opened':
    case 'ClearSeat':
    case 'Configure':
    case 'Start':
    case 'Rematch':
    case 'Slept':
    case 'Woke':
      return say(`log-${did.type}`)
    case 'Remove':
      return say('log-Remove', { who: people.get(did.person) ?? '', later: did.later === true })
    case 'Joined':
    case 'HandOver':
    case 'GiveSeat':
      return say(`log-${did.type}`, { who: people.get(did.person) ?? '' })
    case 'Sit':
      return say('log-Sit', { who: did.name || who }) // a second seat has its own name
    case 'Stand':
    case 'Undo':
    case 'Pause':
    case 'Resume':
    case 'ClaimHost':
      return say(`log-${did.type}`, { who })
    case 'Ready':
    case 'Lock':
    case 'AllowChat':
    case 'AllowHints':
      return say(`log-${did.type}`, { who, on: did.on })
    case 'SetBotPace':
      return say('log-SetBotPace', { pace: did.pace.replace(' ', '-') })
    case 'ReplaceByBot':
      return say('log-ReplaceByBot', { name: seats[did.seat] ?? '', later: did.later === true })
    case 'SeatBot':
      return say(`log-${did.type}`, { name: seats[did.seat] ?? '' })
    case 'Rename':
      return say('log-Rename', { name: did.name })
    default:
      return ''
  }
}
