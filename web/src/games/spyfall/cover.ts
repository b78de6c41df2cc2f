import type { Cover } from '../../door/ours'
import art from './Cover.svelte'

export const cover: Cover = {
  players: [3, 8],
  minutes: 8,
  place: 2,
  pin: '#e2574c',
  art,
}
