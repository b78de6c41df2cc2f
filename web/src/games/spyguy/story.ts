// The log in sentences: src/spyhouse/games/spyguy/locales has them.
import { teller } from '../../lib/speech'

export const tell = teller('spyguy')
