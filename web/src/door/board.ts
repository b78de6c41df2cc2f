// The door between the house and a game's client. Our own games come in by it as folders
// (`games/<name>/`), others as built files; both bring a module like `Client`. What it takes from here
// is published as types: see docs/make-a-game.md.
import type { Chair, GameView, Happened, TableView } from '../wire'

/** A move that somebody who knows would make here: to be lit on the board. */
export interface Proposal {
  move: unknown
  /** What, why and what next, a line each. */
  why?: string
  /** What the reason speaks of, by name. */
  about?: Record<string, unknown>
}

type Known =
  | 'asleep'
  | 'bot_pace'
  | 'chairs'
  | 'code'
  | 'game'
  | 'house_rules'
  | 'key'
  | 'number'
  | 'options'
  | 'paused'
  | 'phase'
  | 'summary'
  | 'version'

/** The table of a board: all of it while the game is live, the known fields in a replay. */
export type BoardTable = Pick<TableView, Known> & Partial<TableView>

/**
 * What the shell hands to a game's board. The shell shows the code, whose turn it is, the drawers and
 * what to do after the end; the board shows the rest.
 */
export interface BoardProps<V = unknown, M = unknown> {
  table: BoardTable
  game: GameView
  /** The seat on show; null for a watcher. */
  seat: number | null
  view: V
  /** What the seat may do now, as far as that can be listed; empty for a watcher and in a replay. */
  legal: M[]
  you: string
  /** The ids of the people who are connected. */
  here: string[]
  /** The table's clock now, in ms, on the scale of `game.deadline`. */
  clock: () => number
  /** A move of `seat`. Rejects with the reason, which the shell also shows. */
  play: (move: M) => Promise<void>
  hostPlay: (move: unknown) => Promise<void>
  /** Tells the others that this seat has looked at what it was dealt; `left` are the seats that have not yet. */
  look?: (left?: readonly number[]) => void
  /** The same move of all seats of this device that may act: what is public needs no handing over. */
  playAll?: (move: M) => Promise<unknown>
  /** What happened lately, newest last. */
  recent: Happened[]
  isHost: boolean
  /** For boards of packages: a message of the game, in the reader's language, with these fields as its arguments.
   * Seats in it are called by the names at the table. */
  say?: (message: string, about?: object) => string
  /** A hint, or the next step of a tutorial: light the things it would move. */
  hint?: Proposal | null
  /** Takes the hint away, where the board shows it itself. */
  closeHint?: () => void
  /** A finished game or a tutorial that is looked at frame by frame, and sometimes backwards: nothing of it
   * is remembered as seen. */
  isReplay?: boolean
  /** Nothing can be done here. */
  readOnly?: boolean
  /** The board says while it still shows what happened, step by step: until then the house keeps to itself
   * whose turn it is and that the game is over. */
  onstage?: (playing: boolean) => void
}

/** A board that is on the page. */
export interface Mounted {
  /** Something changed. What did not is the same object as before. */
  update: (props: BoardProps) => void
  destroy: () => void
}

export type Mount = (target: HTMLElement, props: BoardProps) => Mounted

/** A line of the log for an event; "" leaves it out. */
export type Tell = (event: unknown, names: string[]) => string

/** A moment of a finished game that is worth going to. */
export interface Chapter {
  /** Which frame of the replay. */
  frame: number
  title: string
  line: string
  /** Its sign: a path in 24 by 24, and a colour. */
  path?: string
  color?: string
}

/** What a browser's record adds for a seat beyond won or lost. */
export interface Remembered {
  /** The parts it had so far, round by round; a role is called `<game>-role-<role>` in `cover.ftl`. */
  parts: { role: string; won: boolean }[]
  /** What others liked most of its words in the round that is over. */
  line: { round: number; text: string; stars: number } | null
}

/** The module of a game's client: `games/<name>/index.ts` here, `client/board.js` in another package. */
export interface Client {
  mount: Mount
  tell?: Tell
  /** The past with less in it, for the log and for looking back: what is not worth a line each told in one. */
  gather?: (past: Happened[], chairs: Chair[]) => Happened[]
  /** Nothing is secret in this game: several hands on one screen need no cover between them. */
  open?: boolean
  /** The board shows how the game ended; else the shell lays a sheet with the scores over it. */
  showsEnd?: boolean
  /** The board shows a hint's words itself, where they point; else the shell does on a slip. */
  showsHint?: boolean
  /** The board has its own button to look at the last turns again. */
  looksBack?: boolean
  /** Clock and bell lie along the top of the board: a hint keeps clear of them. */
  busyTop?: boolean
  /** What may be done first after the end, beside a rematch: a button of the bar. */
  first?: (view: unknown, table: BoardTable) => { label: string; act: () => Promise<void> } | null
  /** A finished game in chapters, for its replay: the first is where it opens. */
  chapters?: (frames: readonly { view: unknown; events?: unknown[] }[]) => Chapter[]
  /** Asked with every view: null before anything is over. */
  remembers?: (view: unknown, seat: number) => Remembered | null
  /** What the next game at this table is, where it is more than a rematch: "Open case 2". */
  next?: (view: unknown) => string
}
