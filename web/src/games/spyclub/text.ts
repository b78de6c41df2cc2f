// The texts of the game, from src/spyhouse/games/spyclub/locales.
import type { Tell } from '../../game-api/board'
import { gameText } from '../../lib/text'
import { wayOf } from './campaign/printed.svelte'
import type { Decided } from './wire'

const club = gameText('spyclub')
export const { say, knows } = club

/** Decisions at a crossroads are described with the card's text, if it is loaded. */
export const tell: Tell = (event, names) => {
  const way = isDecided(event) && event.about === 'choice' ? wayOf(event) : ''
  return way ? say('decided-way', { ...(event as Decided), way }) : club.tell(event, names)
}

const isDecided = (event: unknown): event is Decided => (event as { type?: string }).type === 'Decided'
