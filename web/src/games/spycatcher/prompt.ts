// What the desk says to you now: a title and a line.
import { mayDo } from '../../door/legal'
import { square } from './geometry'
import { type Hearing, type Player, reasons } from './table'
import { texts } from './texts'
import type { Move, SpycatcherView } from './wire'

export interface Prompt {
  title: string
  line: string
}

export function promptOf(view: SpycatcherView, legal: readonly Move[], seat: number | null, players: Player[], ways: number, bluffing: boolean): Prompt {
  const words = texts.turn
  const mover = players[view.turn]!
  if (seat === null || !view.waiting_for.includes(seat)) return { title: words.theirs(mover.name), line: words.waits[view.phase] }
  switch (view.phase) {
    case 'draw':
      return { title: words.draw, line: words.drawLine }
    case 'discard':
      return { title: words.discard(view.to_discard), line: words.discardLine }
    case 'go':
      return { title: texts.die.threw(view.die), line: `${words.go(ways)}. ${words.goLine}` }
    case 'seek':
      return { title: words.seek(view.circle!), line: bluffing ? words.bluffLine : mayDo(legal, 'Seek') ? words.seekLine : words.seekNone }
    case 'circle':
      // Sent by a permission card, not by a memo, one may not seek there.
      return { title: words.circle, line: square(view.players[seat]!.place).action ? words.circleLine : words.circleLineCard }
    case 'hand_back':
      return { title: words.handBack, line: words.handBackLine }
    case 'give':
      return { title: words.give, line: words.giveLine }
    case 'swap':
      return { title: words.swap, line: words.swapLine }
    case 'look':
      return { title: words.look, line: words.lookLine }
    case 'send':
      return { title: words.send, line: words.sendLine }
    case 'challenge':
    case 'over':
      return { title: '', line: '' }
  }
}

/** While an attempt is on the table, or has just been opened: its result once the stamp has fallen. */
export function hearingPrompt(
  hearing: Hearing, stamped: boolean, view: SpycatcherView, legal: readonly Move[], seat: number | null, players: Player[],
): Prompt {
  const words = texts.form
  const seeker = players[hearing.seat]!
  if (hearing.opened && !stamped) return { title: words.opening, line: '' }
  if (hearing.opened) {
    return { title: words.verdict(hearing.opened, seeker.name, seeker.you), line: reasons(hearing.opened, players).join(' ') }
  }
  if (seeker.you) return { title: words.yours, line: words.yoursLine }
  if (seat === null || view.gone.includes(seat)) return { title: words.label(seeker.name, false, hearing.circle), line: words.watching }
  if (view.decision !== '-') return { title: words.decided[view.decision], line: words.wait }
  return { title: words.object, line: mayDo(legal, 'Challenge') ? words.objectLine(hearing.circle, seeker.name) : words.noneLine(hearing.circle) }
}
