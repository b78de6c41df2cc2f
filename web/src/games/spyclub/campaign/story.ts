// The log's lines about a campaign: what lies on the desk, and what its cards do to a case.
import type { Event } from '../wire'
import { figureName, markName, stageName, texts } from './texts'

/** The words of a thing only campaigns know; "" leaves it out. */
export function tellCampaign(event: Event, name: (seat: number) => string): string {
  switch (event.type) {
    case 'StageBegan':
      return event.stage === 'case' || event.stage === 'over' ? '' : `${texts.title(event.case)}: ${stageName[event.stage].toLowerCase()}.`
    case 'CharacterPicked':
      return `${name(event.seat)} plays ${event.member.name ? `${event.member.name} the` : 'the'} ${event.member.character}.`
    case 'CardUnlocked':
      return `Card ${event.card} is unlocked.`
    case 'CardTurned':
      return `Card ${event.card} turns to side ${event.side}.`
    case 'CardPutAway':
      return `Card ${event.card} is out of the game.`
    case 'CardGiven':
      return `Card ${event.card} belongs to the ${event.owner} now.`
    case 'Proposed':
      return `${name(event.seat)} would say: ${event.label}`
    case 'Agreed':
      return `${name(event.seat)} agrees.`
    case 'Decided':
      return `Decided: ${event.label}`
    case 'AspectRecorded':
      return event.recorded ? `${event.recorded.name} is pinned to the master case.` : 'Nothing is pinned to the master case.'
    case 'StoryWritten':
      return `${name(event.seat)} writes: ${event.text}`
    case 'CaseSaved':
      return `Case ${event.case} is in the log: ${texts.points1(event.points)}, ${event.total} in all.`
    case 'CardUsed':
      return `${name(event.seat)} uses card ${event.by ?? 0}: ${texts.offer.action(event.action).toLowerCase()}.`
    case 'CardAnswered':
      return `${name(event.seat)} says ${event.accepted ? 'yes' : 'no'} to card ${event.by ?? 0}.`
    case 'CluesFlipped':
      return because(`${event.clues.map((clue) => clue.name).join(', ')} ${event.clues.length === 1 ? 'comes' : 'come'} up`, event.by)
    case 'CluesPeeked':
      return because(`${event.clues.map((clue) => clue.name).join(', ')}: both sides are shown`, event.by)
    case 'MovementPeeked':
      return because('The suspect’s next steps are known', event.by)
    case 'ClueMoved':
      return because(`${event.clue?.name ?? 'A card nobody has seen'} changes its place`, event.by)
    case 'Marked':
      return because(event.kind === 'paint' ? 'A place in the row has wet paint' : `A card is marked: ${markName[event.kind]}`, event.by)
    case 'Unmarked':
      return because(`A marker comes off: ${markName[event.kind]}`, event.by)
    case 'FigureMoved':
      return because(`${capital(figureName(event.figure))} ${event.after ? (event.before ? 'moves' : 'comes') : 'leaves'}`, event.by)
    case 'SuspectMoved':
      return because('The suspect is moved', event.by)
    case 'SuspectStayed':
      return because('The suspect stays where it is', event.by)
    case 'EscapeWentBack':
      return because('The door is farther away again', event.by)
    case 'EventAverted':
      return because('What lies under the suspect does not happen', event.by)
    case 'SupplyChanged':
      return because(event.ideas > 0 ? `${event.ideas} ideas come back into the jar` : `${-event.ideas} ideas leave the jar`, event.by)
    case 'ActionsChanged':
      return because(`${name(event.seat)} has ${event.actions > 0 ? 'more' : 'fewer'} actions`, event.by)
    case 'DiceRolled':
      return because(event.lucky ? 'The dice are kind' : 'The dice are not', event.by)
    case 'Guessed':
      return `${name(event.seat)} guesses ${event.guess}: ${event.right ? 'right' : 'wrong'}.`
    case 'ObjectiveDone':
      return because(`Objective reached: ${texts.points1(event.points)}`, event.by)
    case 'PointsScored':
      return because(`${texts.points1(event.points)} for the log`, event.by)
    default:
      return ''
  }
}

function because(what: string, card = 0): string {
  return card ? `${what} (card ${card}).` : `${what}.`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
