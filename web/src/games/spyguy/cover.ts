import type { Cover } from '../../game-api/builtin'
import art from './Cover.svelte'

export const cover: Cover = {
  players: [1, 8],
  minutes: 15,
  place: 3,
  pin: '#f0b43a',
  art,
}
