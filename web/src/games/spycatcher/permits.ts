// The texts of the permission cards.
import { say } from './text'
import type { Permit } from './wire'

/** A card is identified by its number in its circle's pack. */
export function permitWords({ circle, card }: Permit): { title: string; text: string } {
  const message = `permit-${circle}-${card + 1}`
  return { title: say(message), text: say(`${message}.text`) }
}
