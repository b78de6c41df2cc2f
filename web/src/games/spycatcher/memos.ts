// The icon of each kind of memo, and which kinds are unwelcome.
import coffee from 'icon:game-icons/coffee-cup'
import compass from 'icon:game-icons/compass'
import cycle from 'icon:game-icons/cycle'
import dice from 'icon:game-icons/rolling-dices'
import draw from 'icon:game-icons/card-draw'
import exchange from 'icon:game-icons/card-exchange'
import permit from 'icon:game-icons/id-card'
import present from 'icon:game-icons/present'
import spy from 'icon:game-icons/spy'
import type { Action } from './geometry'
import { suits, type Suit } from './suits'
import { bare } from '../../lib/bare'

const SIGNS: Record<string, Suit['icon']> = bare({
  to_any_circle: compass,
  roll_again: dice,
  draw_two: draw,
  replace_one: exchange,
  replace_hand: cycle,
  miss_turn: coffee,
  report: spy,
  replace_permission: permit,
  give_permission: present,
})

export function signOf({ effect, circle }: Action): Suit['icon'] {
  return circle ? suits[circle].icon : (SIGNS[effect] ?? compass)
}

export function unwelcome({ effect }: Action): boolean {
  return ['miss_turn', 'report', 'replace_permission', 'give_permission'].includes(effect)
}
