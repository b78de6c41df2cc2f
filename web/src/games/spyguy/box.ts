// The contents of the box and the levels' settings, for pages outside of a game.
import box from '../../../../src/spyhouse/games/spyguy/data/box.toml'
import levels from '../../../../src/spyhouse/games/spyguy/data/levels.toml'
import type { Track } from './wire'

interface Level {
  seconds: number
  lookalikes: string
  warmer: boolean
}

export const { track } = box as { track: Track }

/** As in options.py: the learning level is drawn and timed like family. */
export function levelOf({ level, seconds, lookalikes }: Record<string, unknown>): Level {
  const its = (levels as Record<string, Level>)[String(level)] ?? (levels as unknown as { family: Level }).family
  return {
    ...its,
    seconds: Number(seconds || its.seconds),
    lookalikes: lookalikes === undefined || lookalikes === 'level' ? its.lookalikes : String(lookalikes),
  }
}
