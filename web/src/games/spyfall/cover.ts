import type { Cover } from '../../door/ours'
import art from './Cover.svelte'

export const cover: Cover = {
  title: 'Spyfall',
  line: 'Everyone knows where you are. Except one. Ask carefully.',
  players: '3–8',
  time: '8 min a round',
  minutes: 8,
  place: 2,
  pin: '#e2574c',
  art,
}
