// The prompt for the current decision: a title and a line.
import { canDo } from '../../game-api/legal'
import { square } from './geometry'
import { type Hearing, type Player, reasons } from './table'
import { say } from './text'
import type { Move, SpycatcherView } from './wire'

export interface Prompt {
  title: string
  line: string
}

export function promptOf(
  view: SpycatcherView,
  legal: readonly Move[],
  seat: number | null,
  players: Player[],
  ways: number,
  bluffing: boolean,
): Prompt {
  const mover = players[view.turn]!
  if (seat === null || !view.waiting_for.includes(seat))
    return { title: say('turn-theirs', { name: mover.name }), line: say('turn-waits', { phase: view.phase }) }
  switch (view.phase) {
    case 'draw':
      return { title: say('turn-draw'), line: say('turn-draw.line') }
    case 'discard':
      return { title: say('turn-discard', { left: view.to_discard }), line: say('turn-discard.line') }
    case 'go':
      return { title: say('die-threw', { die: view.die }), line: say('turn-go', { ways }) }
    case 'seek':
      return {
        title: say('turn-seek', { circle: view.circle }),
        line: bluffing ? say('turn-seek.bluff') : canDo(legal, 'Seek') ? say('turn-seek.line') : say('turn-seek.none'),
      }
    case 'circle':
      // A permission card sent the piece there, not a memo, so seeking is not allowed.
      return {
        title: say('turn-circle'),
        line: square(view.players[seat]!.place).action ? say('turn-circle.seek') : say('turn-circle.card'),
      }
    case 'hand_back':
      return { title: say('turn-hand-back'), line: say('turn-hand-back.line') }
    case 'give':
      return { title: say('turn-give'), line: say('turn-give.line') }
    case 'swap':
      return { title: say('turn-swap'), line: say('turn-swap.line') }
    case 'look':
      return { title: say('turn-look'), line: say('turn-look.line') }
    case 'send':
      return { title: say('turn-send'), line: say('turn-send.line') }
    case 'challenge':
    case 'over':
      return { title: '', line: '' }
  }
}

/** While an attempt is pending or has just been opened: its result, once the stamp has fallen. */
export function hearingPrompt(
  hearing: Hearing,
  stamped: boolean,
  view: SpycatcherView,
  legal: readonly Move[],
  seat: number | null,
  players: Player[],
): Prompt {
  const seeker = players[hearing.seat]!
  const { circle } = hearing
  if (hearing.opened && !stamped) return { title: say('form-opening'), line: '' }
  if (hearing.opened) {
    return {
      title: say(hearing.opened.bluff ? 'verdict-bluff' : 'verdict', {
        granted: hearing.opened.granted,
        name: seeker.name,
        you: seeker.you,
      }),
      line: reasons(hearing.opened, players).join(' '),
    }
  }
  if (seeker.you) return { title: say('form-yours'), line: say('form-yours.line') }
  if (seat === null || view.gone.includes(seat))
    return { title: say('form-label', { name: seeker.name, you: false, circle }), line: say('form-watching') }
  if (view.decision !== '-') return { title: say(`decided-${view.decision}`), line: say('decided-wait') }
  return {
    title: say('object'),
    line: canDo(legal, 'Challenge') ? say('object.line', { circle, name: seeker.name }) : say('object.none', { circle }),
  }
}
