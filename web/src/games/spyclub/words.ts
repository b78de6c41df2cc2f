// The words of the game: src/spyhouse/games/spyclub/locales has them.
import type { Tell } from '../../door/board'
import { words } from '../../lib/words'
import { wayOf } from './campaign/printed.svelte'
import type { Decided } from './wire'

const club = words('spyclub')
export const { say, knows } = club

/** What was decided at a crossroads is told in the words of its card, as far as they are known here. */
export const tell: Tell = (event, names) => {
  const way = isDecided(event) && event.about === 'choice' ? wayOf(event) : ''
  return way ? say('decided-way', { ...(event as Decided), way }) : club.tell(event, names)
}

const isDecided = (event: unknown): event is Decided => (event as { type?: string }).type === 'Decided'
