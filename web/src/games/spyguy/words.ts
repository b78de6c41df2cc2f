// The words of the game: src/spyhouse/games/spyguy/locales has them.
import { words } from '../../lib/words'

export const { say, tell, knows } = words('spyguy')
