// The types of kit version 1, for boards of packages. A breaking change makes a new version.
export type * from '../game-api/board'

export interface Cue {
  /** How long to show it, in ms, with nothing else waiting. Infinity waits for a tap. */
  ms: number
  /** It keeps its duration however long the queue is, and with reduced motion. */
  holds?: boolean
}

/** A queue of cues, shown one after the other. With reduced motion all finish at once. */
export declare class Stage<C extends Cue> {
  /** `enter` is called when a cue is shown, `done` when all have been shown or skipped. */
  constructor(enter?: (cue: C) => void, done?: () => void)
  readonly playing: boolean
  play(cues: readonly C[]): void
  /** Show the next cue now. */
  hurry(): void
  /** Show all remaining cues at once. */
  skip(): void
  /** Clear the queue. */
  stop(): void
}

/** The elements and their attributes. Add an element's children before you add the element to the page. */
export interface Elements {
  /** A sheet of paper; `tilt` in degrees, `held` for what holds it. */
  'spy-paper': { tilt?: number; held?: 'tape' | 'pin' | 'clip' }
  /** A card with two sides, its first and its second child; `down` shows the second. */
  'spy-card': { down?: boolean }
  /** A player's face, by the `face` of their chair; `lit` marks whose turn it is. */
  'spy-face': { face: string; size?: number; bot?: boolean; lit?: boolean; away?: boolean }
  /** A sheet over the page. It fires `close` when a person closes it; remove the element to close it. */
  'spy-dialog': { heading: string; wide?: boolean; drawer?: boolean }
}
