import type { Cover } from '../../game-api/builtin'
import art from './Cover.svelte'

export const cover: Cover = {
  players: [2, 6],
  minutes: 30,
  now: { permissions_needed: 3, first_player: 0 },
  place: 4,
  pin: '#5d86c9',
  art,
}
