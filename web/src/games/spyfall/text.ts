// The texts of the game, from src/spyhouse/games/spyfall/locales.
import { gameText } from '../../lib/text'

export const { say, tell, knows } = gameText('spyfall')
