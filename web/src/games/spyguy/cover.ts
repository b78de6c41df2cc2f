import type { Cover } from '../../door/ours'
import art from './Cover.svelte'

export const cover: Cover = {
  title: 'Spy Guy',
  line: 'Doctor Moritz is off to the port. Spot the clues, close the gap.',
  players: '1–8',
  time: '15 min',
  minutes: 15,
  place: 3,
  pin: '#f0b43a',
  art,
}
