// A hint for the seat on show, until the table or the seat changes.
import type { Proposal } from '../game-api/board'
import type { Connection } from '../lib/connection.svelte'
import { toastOnError } from '../lib/toasts.svelte'
import { phrase } from '../lib/text'

export class Hint {
  shown = $state.raw<Proposal | null>(null)
  thinking = $state(false)

  async ask(connection: Connection, seat: number, game: string, names: string[]): Promise<void> {
    this.thinking = true
    const asked = connection.hint(seat)
    if (await toastOnError(asked)) {
      const { move, why = '' } = await asked
      this.shown = { move, why: phrase(why, game, names), about: typeof why === 'string' ? {} : why.args }
    }
    this.thinking = false
  }
  close = (): void => {
    this.shown = null
  }
}
