// The log in sentences: src/spyhouse/games/spyfall/locales has them.
import { teller } from '../../lib/speech'

export const tell = teller('spyfall')
