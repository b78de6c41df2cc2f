// The texts of the game, from src/spyhouse/games/spyguy/locales. This module has the functions for its messages, like
// the game's wording.py.
import type { Formatter } from '../../lib/localizer'
import { gameText } from '../../lib/text'
import { bare } from '../../lib/bare'

const formatters: Record<string, Formatter> = bare({
  /** "roof/bakery" is on the roof of the bakery. */
  PLACE: (place: string, localizer) => {
    const [at, of] = place.split('/')
    return localizer.say(`place-${at}`, { of })
  },
})

export const { say, tell, knows } = gameText('spyguy', formatters)
