// What boards from elsewhere can count on. A change that would break one makes a version of its own.
export type * from '../door/board'

export interface Cue {
  /** How long to look at it, in ms, with nothing else waiting; Infinity waits for somebody to go on. */
  ms: number
  /** It keeps its time, however much waits behind it and with less motion too. */
  holds?: boolean
}

/** One thing after the other: a queue of cues with a pace. With less motion everything is there at once. */
export declare class Stage<C extends Cue> {
  /** `enter` shows a cue; `done` is called when all have been shown or skipped. */
  constructor(enter?: (cue: C) => void, done?: () => void)
  readonly playing: boolean
  play(cues: readonly C[]): void
  /** On with it, without leaving out the rest. */
  hurry(): void
  /** Everything at once. */
  skip(): void
  /** Nobody looks on any more. */
  stop(): void
}

/** The elements and their attributes. What they hold is put into them before they are put on the page. */
export interface Elements {
  /** A sheet of paper; `tilt` in degrees, and what holds it. */
  'spy-paper': { tilt?: number; held?: 'tape' | 'pin' | 'clip' }
  /** A card with two sides, its first child and its second; `down` shows the second. */
  'spy-card': { down?: boolean }
  /** Somebody's face, by the `face` of their chair; `lit` for whose turn it is. */
  'spy-face': { face: string; size?: number; bot?: boolean; lit?: boolean; away?: boolean }
  /** A sheet over the desk; it tells `close` when somebody shuts it, and goes when it is taken off the page. */
  'spy-dialog': { heading: string; wide?: boolean; drawer?: boolean }
}
