import type { Cover } from '../../game-api/builtin'
import art from './Cover.svelte'

export const cover: Cover = {
  players: [2, 4],
  minutes: 45,
  now: { first_player: 0 },
  seats: 3,
  daily: { first_player: 0 },
  place: 1,
  pin: '#49a37c',
  art,
}
