// The icon and colour of a destination.
import footsteps from 'icon:game-icons/footsteps'
import spy from 'icon:game-icons/spy'
import type { Square } from './geometry'
import { signOf } from './memos'
import { suits } from './suits'

export function iconOf({ kind, circle, action }: Square) {
  return kind === 'mi5' ? spy : circle ? suits[circle].icon : action ? signOf(action) : footsteps
}

export function colorOf({ kind, circle, action }: Square): string {
  const suit = circle ?? action?.circle
  return suit ? suits[suit].color : kind === 'mi5' ? '#9c2a24' : '#23201a'
}
