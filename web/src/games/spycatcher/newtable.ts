import bolt from 'icon:fluent-emoji-flat/high-voltage'
import moon from 'icon:fluent-emoji-flat/crescent-moon'
import mask from 'icon:fluent-emoji-flat/performing-arts'
import type { NewTableSheet } from '../../game-api/builtin'

export const sheet: NewTableSheet = {
  presets: [
    { id: 'whole', options: { permissions_needed: 4, bluffing: false }, sign: moon },
    { id: 'short', options: { permissions_needed: 3, bluffing: false }, sign: bolt },
    { id: 'bluff', options: { permissions_needed: 4, bluffing: true }, sign: mask },
  ],
}
