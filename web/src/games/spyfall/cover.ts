import type { Cover } from '../../game-api/builtin'
import art from './Cover.svelte'

export const cover: Cover = {
  players: [3, 8],
  minutes: 8,
  now: { rounds: 3, round_seconds: 300, first_dealer: 0 },
  place: 2,
  pin: '#e2574c',
  art,
}
