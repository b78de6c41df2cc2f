import bolt from 'icon:fluent-emoji-flat/high-voltage'
import moon from 'icon:fluent-emoji-flat/crescent-moon'
import speaking from 'icon:fluent-emoji-flat/speaking-head'
import type { NewTableSheet } from '../../game-api/builtin'

export const sheet: NewTableSheet = {
  presets: [
    { id: 'evening', options: { rounds: 5, round_seconds: 480, talk: 'text' }, sign: moon },
    { id: 'quick', options: { rounds: 2, round_seconds: 360, talk: 'text' }, sign: bolt },
    { id: 'spoken', options: { rounds: 5, round_seconds: 480, talk: 'voice' }, sign: speaking },
  ],
}
