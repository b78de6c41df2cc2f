/** The words for a game's host moves. */
import { humanize } from '../lib/humanize'
import { gameText, say } from '../lib/text'

export interface HostMove {
  type: string
  seat?: number
}

/** A game names its own host moves: `host-move-EndRound`. */
export function hostMoves(game: string) {
  const own = gameText(game)
  const label = ({ type }: HostMove) => (own.knows(`host-move-${type}`) ? own.say(`host-move-${type}`) : humanize(type))
  return {
    label,
    /** The question before a move; a skipped turn comes round again and needs none. */
    sure(move: HostMove, name: string): string {
      if (move.type === 'Skip') return ''
      const message = `host-move-${move.type}-sure`
      return own.knows(message) ? own.say(message, { name }) : say('host-move-sure', { move: label(move) })
    },
  }
}
