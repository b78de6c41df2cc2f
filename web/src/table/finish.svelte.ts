// The moment a game ends: a sound for everyone, confetti for winners.
import { play as sound } from '../lib/sound'

const PARTY_MS = 5_000

export class Finish {
  celebrating = $state(false)
  #over: boolean

  /** `over`: the game was over already, so its end is not celebrated. */
  constructor(over: boolean) {
    this.#over = over
  }

  /** Call with every change. Returns the function that ends the celebration early. */
  note(over: boolean, won: boolean, playing: boolean): (() => void) | undefined {
    const ended = over && !this.#over
    this.#over = over
    if (!ended) return undefined
    sound(won || !playing ? 'won' : 'lost')
    this.celebrating = won
    const timer = setTimeout(() => (this.celebrating = false), PARTY_MS)
    return () => clearTimeout(timer)
  }
}
