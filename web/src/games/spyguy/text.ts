// The texts of the game, from src/spyhouse/games/spyguy/locales. This module has the functions for its messages, like
// the game's wording.py.
import type { Meaning } from '../../lib/localizer'
import { words } from '../../lib/text'

const meanings: Record<string, Meaning> = {
  /** "roof/bakery" is on the roof of the bakery. */
  PLACE: (place: string, speech) => {
    const [at, of] = place.split('/')
    return speech.say(`place-${at}`, { of })
  },
}

export const { say, tell, knows } = words('spyguy', meanings)
