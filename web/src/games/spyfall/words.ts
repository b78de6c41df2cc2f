// The words of the game: src/spyhouse/games/spyfall/locales has them.
import { words } from '../../lib/words'

export const { say, tell, knows } = words('spyfall')
