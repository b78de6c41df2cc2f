// Asking the host of a locked table for admission, and joining once they say yes.
import { knock, knockAnswer, Refusal } from './api'
import { join } from './joining'
import { currentProfile } from './profile'

const ASK_EVERY = 3_000
const NOT_FOUND = 404

export class Knocking {
  waiting = $state(false)
  /** The host said no. */
  refused = $state(false)
  #token = ''
  #left = false

  /** Ask, wait for the answer, and join. Returns whether we joined; a refusal of the server is thrown. */
  async ask(code: string, game: string): Promise<boolean> {
    this.waiting = true
    this.refused = false
    try {
      this.#token ||= (await knock(code, currentProfile())).token
      let answer = await this.#answer(code)
      while (answer === 'waiting' && !this.#left) {
        await new Promise((resolve) => setTimeout(resolve, ASK_EVERY))
        answer = await this.#answer(code)
      }
      if (this.#left) return false
      this.refused = answer === 'no'
      if (this.refused) this.#token = ''
      else await join(code, game, this.#token) // keeps the token: if this fails, it is good for another try
      return !this.refused
    } finally {
      this.waiting = false
    }
  }

  /** The visitor has left the page. */
  leave(): void {
    this.#left = true
  }

  async #answer(code: string): Promise<'waiting' | 'in' | 'no'> {
    try {
      return (await knockAnswer(code, this.#token)).answer
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== NOT_FOUND) return 'waiting' // the network, or a busy server
      this.#token = ''
      throw error
    }
  }
}
