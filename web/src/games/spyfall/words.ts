// The texts of the game, from src/spyhouse/games/spyfall/locales.
import { words } from '../../lib/words'

export const { say, tell, knows } = words('spyfall')
