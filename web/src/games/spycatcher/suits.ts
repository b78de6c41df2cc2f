// The look of each circle: colour, shape, and the pictures on its cards.
import drawings from 'icon-set:fluent-emoji-flat/./art.ts'
import dome from 'icon:game-icons/capitol'
import newspaper from 'icon:game-icons/newspaper'
import book from 'icon:game-icons/open-book'
import scales from 'icon:game-icons/scales'
import { MASTERS, PICTURES } from './art'
import { isMaster, suitOf, valueOf } from './cards'
import type { Circle } from './geometry'

export interface Suit {
  /** Dark enough for white text. */
  color: string
  /** The paper of its cards. */
  tint: string
  icon: { body: string; width: number; height: number }
}

export const suits: Record<Circle, Suit> = {
  court: { color: '#7d2433', tint: '#f0d9d2', icon: scales },
  government: { color: '#24406e', tint: '#d5dfee', icon: dome },
  press: { color: '#1e1c1a', tint: '#e6e1d4', icon: newspaper },
  publisher: { color: '#2c6b45', tint: '#d3e8d6', icon: book },
}

export function pictureOf(card: number) {
  const circle = suitOf(card)
  const name = isMaster(card) ? MASTERS[circle] : PICTURES[circle][Math.ceil(valueOf(card) / 2) - 1]!
  return drawings[name]!
}
