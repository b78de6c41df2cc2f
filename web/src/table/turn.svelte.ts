// Whose turn it is at a table, for the bar, the page title, sounds and hints.
import { say } from '../lib/text'
import type { GameView, TableView } from '../wire'
import { mySeats, seatsToAct } from './seats'

export class Turn {
  /** `animating`: the board still animates past events, so the turn is not announced. */
  #read: () => { table: TableView; game: GameView | null; animating: boolean }

  constructor(read: () => { table: TableView; game: GameView | null; animating: boolean }) {
    this.#read = read
  }

  /** The seats of this browser. */
  readonly mine = $derived.by(() => mySeats(this.#read().game))
  /** The seats the game waits for. */
  readonly toAct = $derived.by(() => seatsToAct(this.#read().game))
  /** The game is over, and the board has finished animating it. */
  readonly over = $derived.by(() => this.#read().table.phase === 'over' && !this.#read().animating)
  readonly yours = $derived.by(() => this.#read().table.phase === 'playing' && this.mine.some((seat) => this.toAct.includes(seat)))
  readonly won = $derived.by(() => this.mine.some((seat) => this.#read().game?.outcome?.winners.includes(seat)))
  /** A key that changes exactly when the turn passes on. */
  readonly key = $derived.by(() => `${this.mine.join(' ')}, ${this.toAct.join(' ')}, ${this.#read().game?.outcome != null}`)

  /** The turn in words; "" if no player in particular is awaited. */
  readonly words = $derived.by(() => {
    const { table, animating } = this.#read()
    if (animating) return ''
    if (this.over) return say('end-title')
    const [first] = this.toAct
    // If several act at once, it is no single player's turn.
    if (this.toAct.length > 1) {
      if (this.toAct.length === table.chairs.length) return say('table-turn-everyone')
      return this.yours ? say('table-turn-some') : ''
    }
    if (first === undefined) return ''
    return this.yours ? say('table-turn-yours') : say('table-turn', { name: table.chairs[first]?.name ?? '' })
  })
}
