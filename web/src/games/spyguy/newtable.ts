import family from 'icon:fluent-emoji-flat/house-with-garden'
import child from 'icon:fluent-emoji-flat/teddy-bear'
import expert from 'icon:fluent-emoji-flat/magnifying-glass-tilted-left'
import type { NewTableSheet } from '../../game-api/builtin'

export const sheet: NewTableSheet = {
  presets: [
    { id: 'family', options: { level: 'family' }, sign: family },
    { id: 'child', options: { level: 'child' }, sign: child },
    { id: 'expert', options: { level: 'expert' }, sign: expert },
  ],
}
