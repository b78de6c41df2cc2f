// The texts of the game, from src/spyhouse/games/spyfall/locales.
import { words } from '../../lib/text'

export const { say, tell, knows } = words('spyfall')
