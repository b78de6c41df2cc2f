// The log in sentences. Only what everyone at the table may hear: no card drawn unseen, no decision.
import { square } from './geometry'
import { cardName, weight } from './table'
import { circleNames, list, texts } from './texts'
import type { Attempt, Event } from './wire'

/** A line for the log; "" leaves the event out. */
export function tell(happened: unknown, names: string[]): string {
  const event = happened as Event
  const name = (seat: number) => names[seat] ?? `Seat ${seat + 1}`
  switch (event.type) {
    case 'TurnMissed':
      return `${name(event.seat)} is still having tea and misses a turn.`
    case 'Shuffled':
      return 'The discards are shuffled into a new pack.'
    case 'TookDiscard':
      return `${name(event.seat)} takes the ${cardName(event.card)} from the discards.`
    case 'Uncovered':
      return `The ${cardName(event.card)} comes to light on the discards.`
    case 'Discarded':
      return `${name(event.seat)} discards the ${cardName(event.card)}.`
    case 'WillMiss':
      return `${name(event.seat)} stops for tea and will miss a turn.`
    case 'WillRollAgain':
      return `${name(event.seat)} will roll twice next turn.`
    case 'Replaced':
      return event.count === 1 ? `${name(event.seat)} replaces a card.` : `${name(event.seat)} replaces the whole hand.`
    case 'Sought':
      return `${name(event.seat)} seeks permission at the ${circleNames[event.circle]} with ${event.count === 1 ? 'one card: the master' : 'three cards'}.`
    case 'Declined':
      return `${name(event.seat)} does not seek permission here.`
    case 'Decided':
      return `${name(event.seat)} has decided.`
    case 'Judged':
      return judgement(event.attempt, name)
    case 'Permitted':
      return `${name(event.seat)} has the ${circleNames[event.circle]} permission.`
    case 'HandedBack':
      return `${name(event.seat)} hands back the ${circleNames[event.circle]} permission.`
    case 'Gave':
      return `${name(event.seat)} gives the ${circleNames[event.circle]} permission to ${name(event.to)}.`
    case 'Looked':
      return `${name(event.seat)} looks at ${name(event.at)}’s hand.`
    case 'Skipped':
      return `The table goes on without ${name(event.seat)}.`
    case 'LeftForGood':
      return `${name(event.seat)} has left.`
    case 'GameEnded':
      return event.how === 'published' ? `${name(event.winner!)} is back at MI5 with all papers: the book is out.` : 'The game was stopped.'
    case 'Went':
      return `${name(event.seat)} goes ${event.route.length}: now ${where(event.route.at(-1)!)}.`
    case 'Obeys':
      return square(event.place).action!.text
    case 'Put':
      return `${name(event.seat)} is put ${where(event.place)}.`
    case 'Rolled': // the walk tells it
    case 'TurnBegan':
    case 'Drew':
    case 'GotCards':
    case 'SawHand':
      return ''
  }
}

function where(place: number): string {
  return texts.board.where(square(place))
}

/** Granted or refused, and by whom, with the totals compared. */
function judgement({ seat, circle, cards, bluff, challenges, granted }: Attempt, name: (seat: number) => string): string {
  const where = circleNames[circle]
  const objectors = challenges.map((shown) => `${name(shown.seat)} (${weight(shown.cards)})`)
  if (!cards.length) return `Granted: nobody objects to ${name(seat)} at the ${where}, and the cards are not shown.`
  if (granted) {
    const against = objectors.length ? ` against ${list(objectors)}` : ', unopposed'
    return `Granted: ${name(seat)} shows ${weight(cards)} at the ${where}${against}.`
  }
  if (bluff) return `Refused: ${name(seat)} was bluffing at the ${where}.`
  const winners = challenges.filter((shown) => shown.succeeds).map((shown) => `${name(shown.seat)} with ${weight(shown.cards)}`)
  return `Refused: ${name(seat)}’s ${weight(cards)} at the ${where} is beaten by ${list(winners)}.`
}
