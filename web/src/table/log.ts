import type { Happened, TableView } from '../wire'
import { texts } from '../texts'
import type { Tell } from './board'
import { named } from './seats'

export interface Line {
  key: string
  text: string
}

interface Deed {
  type: string
  seat?: number
  person?: string
  name?: string
  on?: boolean
}

/** The log as a person reads it: one line for each thing worth telling. Chat has a drawer of its own. */
export function logLines(happened: Happened[], table: TableView, tell: Tell | null): Line[] {
  const people = namesOf(happened, table)
  const seats = table.chairs.map((chair) => chair.name ?? '')
  return happened.flatMap((entry, index) => {
    const key = `${entry.seq}.${index}`
    const told = (entry.events ?? []).map((event) => (tell ? tell(event, seats) : ''))
    const lines = [deedLine(entry, people, seats), ...told, entry.why ? texts.log.why(named(entry.why, seats)) : ''].filter(Boolean)
    return lines.map((text, part) => ({ key: `${key}.${part}`, text }))
  })
}

/** Whether the last move at the table was this person's: only then there may be something to take back. */
export function movedLast(happened: Happened[], person: string): boolean {
  let takenBack = 0
  for (const { by, did } of happened.toReversed()) {
    const type = (did as Deed | null | undefined)?.type
    if (type === 'Start') return false
    if (type === 'Undo') takenBack++
    else if (!type && takenBack > 0) takenBack--
    else if (!type) return by === person
  }
  return false
}

/** Everyone's name by id, also of those who have left since. */
function namesOf(happened: Happened[], table: TableView): Map<string, string> {
  const names = new Map<string, string>()
  for (const { did } of happened) {
    const deed = did as Deed | null
    if (deed?.type === 'Joined' && deed.person && deed.name) names.set(deed.person, deed.name)
  }
  for (const person of table.people) names.set(person.id, person.name)
  return names
}

function deedLine(entry: Happened, people: Map<string, string>, seats: string[]): string {
  const deed = entry.did as Deed | null | undefined
  if (!deed) return ''
  const who = people.get(entry.by ?? '') ?? ''
  const seat = seats[deed.seat ?? -1] ?? ''
  const whom = people.get(deed.person ?? '') ?? ''
  const say = texts.log
  switch (deed.type) {
    case 'Opened':
    case 'ClearSeat':
    case 'Configure':
    case 'Start':
    case 'Rematch':
    case 'Slept':
    case 'Woke':
      return say[deed.type]()
    case 'Joined':
    case 'Remove':
    case 'HandOver':
      return say[deed.type](whom)
    case 'Sit':
    case 'Stand':
    case 'Undo':
    case 'Pause':
    case 'Resume':
    case 'ClaimHost':
      return say[deed.type](who)
    case 'Ready':
    case 'Lock':
    case 'AllowChat':
    case 'AllowHints':
      return say[deed.type](who, deed.on === true)
    case 'SeatBot':
    case 'ReplaceByBot':
      return say[deed.type](seat)
    case 'Rename':
      return say.Rename(who, deed.name ?? '')
    default:
      return ''
  }
}
