// The log's lines.
import { texts } from './texts'
import type { Event } from './wire'

export function tell(happened: unknown, names: string[]): string {
  const event = happened as Event
  const words = texts.story
  const name = (seat: number) => names[seat] || texts.seat(seat + 1)
  switch (event.type) {
    case 'WentOn':
      return words.wentOn(name(event.seat))
    case 'ShortcutOffered':
      return words.offered
    case 'ShortcutVoted':
      return words.voted(name(event.seat), event.take)
    case 'ShortcutChosen':
      return words.chosen(event.take)
    case 'Shuffled':
      return words.shuffled
    case 'CardTurned':
      return words.card(event.card)
    case 'Found':
      return words.found(name(event.marker.seat), event.found, (event.marker.ms / 1000).toFixed(1))
    case 'TappedWrong':
      return event.marked ? words.marked : words.wrong
    case 'SaidDone':
      return words.done(name(event.seat), event.on)
    case 'SearchEnded':
      return `${words.ended[event.why]} ${words.counted(event.found, event.missed.length)}`
    case 'SpyGuyWent':
      return words.spyGuy(event.path.length - 1)
    case 'MoritzWent':
      return words.moritz(event.path.length - 1)
    case 'Skipped':
      return words.skipped(name(event.seat))
    case 'LeftForGood':
      return words.left(name(event.seat))
    case 'GameEnded':
      return words.over[event.how]
    default:
      return ''
  }
}
