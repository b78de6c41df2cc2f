// The question or answer that is being written, and the player it is for.
import type { Move } from './wire'

export class Draft {
  target = $state<number | null>(null)
  /** The text being typed. A vote in between does not clear it. */
  words = $state('')

  /** A new `turn` clears the draft. In a tutorial, `lesson` is the move that fills it. */
  constructor(turn: () => string, lesson: () => Move | undefined) {
    $effect.pre(() => {
      void turn()
      this.target = null
      this.words = ''
    })
    $effect(() => {
      const move = lesson()
      if (move?.type === 'Ask') this.target = move.to
      if (move && 'text' in move) this.words = move.text ?? ''
    })
  }
}
