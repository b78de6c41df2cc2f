// The log in sentences: src/spyhouse/games/spyclub/locales has them.
import { teller } from '../../lib/speech'

export const tell = teller('spyclub')
