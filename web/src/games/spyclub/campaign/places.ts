// The places on the table that stand for answers to a campaign card.
import { clueAt, everyPlace, type Place } from '../table'
import type { PendingChoice, SpyClubView } from '../wire'

export function placeOfAnswer(view: SpyClubView, answer: PendingChoice['answers'][number]): Place | null {
  switch (answer.type) {
    case 'PickClue':
      return everyPlace(view).find((place) => clueAt(view, place)?.card === answer.clue) ?? null
    case 'PickRow':
      return { kind: 'row', slot: answer.row }
    case 'PickSpot':
      return { kind: 'hand', seat: answer.seat, slot: answer.slot }
    default:
      return null
  }
}
