// Types and symbols as icons in 24 by 24, so that colour is never the only sign.
import type { Clue, MovementCard } from './wire'

export type ClueType = Clue['type']
export type Symbol = MovementCard['symbol']

export const aspects = ['motive', 'suspect', 'location', 'crime', 'object'] as const
export type Aspect = (typeof aspects)[number]

export const typeShape: Record<ClueType, string> = {
  motive:
    'M12 21.2C5.6 16.3 2 12.7 2 8.4 2 5.3 4.4 3 7.3 3 9.2 3 10.9 3.9 12 5.5 13.1 3.9 14.8 3 16.7 3 19.6 3 22 5.3 22 8.4c0 4.3-3.6 7.9-10 12.8z',
  suspect:
    'M1.5 7.5c3.2-1.7 6.3-1.7 8.6-.6 1.2.6 2.6.6 3.8 0 2.3-1.1 5.4-1.1 8.6.6.3 5.6-1.9 10-6 10-2.4 0-3.4-2.5-4.5-2.5s-2.1 2.5-4.5 2.5c-4.1 0-6.3-4.4-6-10zm3.3 3.6c1.7 2.4 3.9 2.7 5.5 1.3-1.1-2-3.5-2.5-5.5-1.3zm14.4 0c-2-1.2-4.4-.7-5.5 1.3 1.6 1.4 3.8 1.1 5.5-1.3z',
  location:
    'M12 1.5c4.3 0 7.6 3.2 7.6 7.4 0 5.2-4.9 10.2-7.6 13.6C9.3 19.1 4.4 14.1 4.4 8.9 4.4 4.7 7.7 1.5 12 1.5zm0 4.3a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z',
  crime:
    'M6 10.5V8c0-3.5 2.4-6.2 5.6-6.2 2.4 0 4.3 1.4 5.2 3.5l-2.6 1.1c-.5-1.1-1.4-1.8-2.6-1.8-1.7 0-2.9 1.4-2.9 3.4v2.5h2.8l-1.3 3 2.6 1.8-2.3 2.6 1.3 3.6H5.5c-.8 0-1.5-.7-1.5-1.5v-8c0-.8.7-1.5 1.5-1.5zm7.3 0h5.2c.8 0 1.5.7 1.5 1.5v8c0 .8-.7 1.5-1.5 1.5h-4.7l-1.3-3.2 2.8-2.9-3-2z',
  object: 'M10 2a8 8 0 0 1 6.5 12.7l5 5a1.5 1.5 0 0 1-2.2 2.2l-5-5A8 8 0 1 1 10 2zm0 2.9a5.1 5.1 0 1 0 0 10.2 5.1 5.1 0 0 0 0-10.2z',
  /** A stroke, not a fill. */
  distraction: 'M12.3 12.2c.6-.9 2-.3 2.1 1 .2 2.1-2.2 3.2-4.1 2.4-2.9-1.2-3.2-5-1.3-7.2 2.7-3 7.5-2.4 9.5.8 2.7 4.3.3 9.7-4.1 11.2',
}

export const symbolShape: Record<Symbol, string> = {
  circle: 'M12 3.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4z',
  square: 'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4z',
  triangle: 'M12 3l10 17.5H2z',
  star: 'M12 1.8l3.1 6.7 7.2.8-5.3 5 1.4 7.2L12 17.9l-6.4 3.6L7 14.3l-5.3-5 7.2-.8z',
  cross: 'M8.8 3h6.4v5.8H21v6.4h-5.8V21H8.8v-5.8H3V8.8h5.8z',
}
