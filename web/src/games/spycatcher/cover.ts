import type { Cover } from '../../door/ours'
import art from './Cover.svelte'

export const cover: Cover = {
  title: 'Spycatcher',
  line: 'Four circles, four stamps. Get your book past Whitehall first.',
  players: '2–6',
  time: '30 min',
  minutes: 30,
  now: { permissions_needed: 3 },
  place: 4,
  pin: '#5d86c9',
  art,
}
