// The log in sentences. Only what everyone at the table may hear: a card or a waiting guess is never told.
import type { Event, RoundResult } from './wire'

/** A line for the log; "" leaves the event out. */
export function tell(happened: unknown, names: string[]): string {
  const event = happened as Event
  const name = (seat: number) => names[seat] ?? `Seat ${seat + 1}`
  switch (event.type) {
    case 'Dealt':
      return `Round ${event.round}. ${name(event.dealer)} deals.`
    case 'ClockRuns':
      return event.left === null ? 'The round is on, without a clock.' : 'The clock runs.'
    case 'Asked':
      return event.text ? `${name(event.asker)} asks ${name(event.to)}: “${event.text}”` : `${name(event.asker)} asks ${name(event.to)}.`
    case 'Answered':
      return event.text ? `${name(event.seat)}: “${event.text}”` : `${name(event.seat)} has answered.`
    case 'Unanswered':
      return `${name(event.seat)} does not answer.`
    case 'Accused':
      return event.after_time
        ? `${name(event.accuser)} accuses ${name(event.accused)}.`
        : `${name(event.accuser)} stops the clock and accuses ${name(event.accused)}.`
    case 'Voted':
      return `${name(event.seat)} has voted.`
    case 'VoteEnded':
      return event.convicted
        ? `Guilty: ${name(event.accused)} is convicted.`
        : `Not guilty: ${list(event.not_guilty.map(name))} would not convict ${name(event.accused)}.`
    case 'TimeCalled':
      return `${name(event.seat)} has heard enough.`
    case 'TimeUp':
      return 'Time is up. Now everyone in turn may accuse.'
    case 'Passed':
      return `${name(event.seat)} accuses nobody.`
    case 'Guessed':
      return `${name(event.seat)} lays down the spy’s card and names a place.`
    case 'RoundEnded':
      return ending(event.result, name)
    case 'Skipped':
      return `The table goes on without ${name(event.seat)}.`
    case 'LeftForGood':
      return `${name(event.seat)} has left.`
    case 'GameEnded':
      return event.how === 'score' ? 'That was the last round.' : 'The game was stopped.'
    case 'Starred':
      return `${name(event.seat)} gives a star.`
    case 'GotCard':
    case 'GuessQueued':
    case 'Continued':
      return ''
  }
}

function ending(result: RoundResult, name: (seat: number) => string): string {
  const spy = list(result.spies.map(name))
  switch (result.how) {
    case 'caught':
      return `${spy} was the spy, and is caught.`
    case 'framed':
      return `${name(result.accused!)} was innocent. ${spy} was the spy.`
    case 'guessed':
      return `${spy} was the spy, and knew the place.`
    case 'missed':
      return `${spy} was the spy, and guessed wrong.`
    case 'escaped':
      return `Nobody was convicted. ${spy} was the spy.`
    case 'void':
      return `The round does not count. ${spy} was the spy.`
  }
}

function list(names: string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')
}
