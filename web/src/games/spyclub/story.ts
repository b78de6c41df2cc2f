// The log in sentences.
import { tellCampaign } from './campaign/story'
import { eventLine, eventName, ideas, solvedLine, symbolName, typeName } from './texts'
import type { Clue, Event, SpyClubView } from './wire'

/** A line for the log; "" leaves the event out. */
export function tell(happened: unknown, names: string[]): string {
  const event = happened as Event
  const name = (seat: number) => names[seat] ?? `Seat ${seat + 1}`
  switch (event.type) {
    case 'Flipped':
      return `${name(event.seat)} flips a card and finds ${the(event.clue)}.`
    case 'FocusShifted':
      return `${name(event.seat)} shifts focus.`
    case 'IdeasGained':
      return `${name(event.seat)} gets ${ideas(event.ideas)}.`
    case 'IdeasSpent':
      return `${name(event.seat)} spends ${ideas(event.ideas)}.`
    case 'Confirmed':
      return event.exchanged
        ? `${name(event.seat)} confirms ${the(event.clue)} and takes back ${the(event.exchanged)}.`
        : `${name(event.seat)} confirms ${the(event.clue)}.`
    case 'Discarded':
      return `${name(event.seat)} discards ${the(event.clue)}.`
    case 'Scouted':
      return `${name(event.seat)} scouts ${the(event.clue)}.`
    case 'TeamworkAsked':
      return event.teamwork.type === 'CompareNotes'
        ? `${name(event.seat)} would like to compare notes with ${name(event.partner)}.`
        : `${name(event.seat)} would like ${ideas(event.teamwork.ideas)} from ${name(event.partner)}.`
    case 'TeamworkAnswered':
      return event.agreed ? `${name(event.partner)} agrees.` : `${name(event.partner)} would rather not.`
    case 'NotesCompared':
      return `${name(event.seat)} and ${name(event.partner)} compare notes: ${the(event.given)} for ${the(event.got)}.`
    case 'AdviceTaken':
      return `${name(event.seat)} takes ${ideas(event.ideas)} from ${name(event.partner)}.`
    case 'SolutionAsked':
      return `Five of a kind: ${name(event.seat)} says which ${event.aspect} it is.`
    case 'AspectSolved':
      return `${typeName[event.aspect]} solved. ${solvedLine[event.aspect](event.solution.name)}`
    case 'MovementRevealed':
      return event.card.escape ? `The suspect is on the move: ${symbolName[event.card.symbol]}, and a step to the door.` : ''
    case 'EscapeAdvanced':
      return ''
    case 'SuspectWalked':
      return event.path.length === 1 ? 'The suspect walks one step.' : `The suspect walks ${event.path.length} steps.`
    case 'EventHappened':
      return event.event === 'nothing'
        ? `It stops over ${the(event.clue)}: nothing happens.`
        : `It stops over ${the(event.clue)}. ${eventName[event.event]}: ${eventLine[event.event](event.size)}.`
    case 'IdeasRemoved': {
      const from = event.players.flatMap((count, seat) => (count ? [`${ideas(count)} from ${name(seat)}`] : []))
      return from.length ? `Gone for good: ${[...(event.supply ? [`${ideas(event.supply)} from the jar`] : []), ...from].join(', ')}.` : ''
    }
    case 'TurnBegan':
      return event.final ? `${name(event.seat)}’s turn, the last of the case.` : `${name(event.seat)}’s turn.`
    case 'CaseEnded':
      return ending[event.how]
    case 'Skipped':
      return `The table goes on without ${name(event.seat)}.`
    case 'LeftForGood':
      return `${name(event.seat)} has left.`
    case 'DeckTurned':
    case 'TurnEnded':
    case 'Refilled':
    case 'ClueSlid':
    case 'IncomingLost':
    case 'HandsFlipped':
    case 'RemovalAsked':
      return ''
    default:
      return tellCampaign(event, name)
  }
}

const ending: Record<NonNullable<SpyClubView['ended']>, string> = {
  success: 'All five aspects are solved. Case closed.',
  escape: 'The suspect is out of the door. The case is over.',
  out_of_ideas: 'The club is out of ideas. The case is over.',
  out_of_time: 'The club is out of time. The case is over.',
  clueless: 'There are not enough clues to fill the hands. The case is over.',
  stopped: 'The case was laid aside.',
}

/** With an article where one would say it: the Diner, but Hunger and Lying. */
function the(clue: Clue): string {
  return clue.type === 'motive' || clue.type === 'crime' ? clue.name : `the ${clue.name}`
}
