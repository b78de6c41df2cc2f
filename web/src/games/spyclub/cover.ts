import type { Cover } from '../../door/ours'
import art from './Cover.svelte'

export const cover: Cover = {
  title: 'Spy Club',
  line: 'One case, five questions. Solve it together before dark.',
  players: '2–4',
  time: '45 min',
  minutes: 45,
  place: 1,
  pin: '#49a37c',
  art,
}
