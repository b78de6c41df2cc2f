// The interface between the shell and a game's client. Our own games are folders (`games/<name>/`), others are built
// files. Both export a module like `Client`. The types are published: see docs/boards.md.
import type { Chair, GameView, Happened, TableView } from '../wire'

/** A suggested move, to highlight on the board. */
export interface Proposal {
  move: unknown
  /** Three lines: what, why, what next. */
  why?: string
  /** The arguments of the reason, by name. */
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

/** The table as a board gets it: complete in a live game, only the known fields in a replay. */
export type BoardTable = Pick<TableView, Known> & Partial<TableView>

/**
 * What the shell passes to a game's board. The shell shows the code, the turn, the drawers and the actions after
 * the end. The board shows the rest.
 */
export interface BoardProps<V = unknown, M = unknown> {
  table: BoardTable
  game: GameView
  /** The seat on show; null for a watcher. */
  seat: number | null
  view: V
  /** The legal moves of the seat, as far as they can be listed. Empty for a watcher and in a replay. */
  legal: M[]
  you: string
  /** The ids of the connected people. */
  here: string[]
  /** The table clock in ms, on the scale of `game.deadline`. */
  clock: () => number
  /** Play a move of `seat`. Rejects with the reason, which the shell also shows. */
  play: (move: M) => Promise<void>
  hostPlay: (move: unknown) => Promise<void>
  /** Report that this seat has looked at its cards. `left` are the seats that have not. */
  look?: (left?: readonly number[]) => void
  /** Play the same move for all seats of this device that may act, without passing the device on. */
  playAll?: (move: M) => Promise<unknown>
  /** Recent events, newest last. */
  recent: Happened[]
  isHost: boolean
  /**
   * For boards of packages: a message of the game in the reader's language, with these fields as arguments. Seats
   * appear by the names at the table.
   */
  say?: (message: string, about?: object) => string
  /** A hint or the next tutorial step: highlight what it would move. */
  hint?: Proposal | null
  /** Close the hint, if the board shows it itself. */
  closeHint?: () => void
  /** A finished game or a tutorial, shown frame by frame, sometimes backwards. Do not store anything as seen. */
  isReplay?: boolean
  /** The board accepts no input. */
  readOnly?: boolean
  /**
   * Report whether the board is still animating past events. Until it is done, the shell does not announce the turn
   * or the end of the game.
   */
  onstage?: (playing: boolean) => void
}

/** A mounted board. */
export interface Mounted {
  /** Called on every change. Unchanged props are the same objects as before. */
  update: (props: BoardProps) => void
  destroy: () => void
}

export type Mount = (target: HTMLElement, props: BoardProps) => Mounted

/** The log line of an event; "" omits it. */
export type Tell = (event: unknown, names: string[]) => string

/** A chapter mark in a finished game. */
export interface Chapter {
  /** The frame of the replay. */
  frame: number
  title: string
  line: string
  /** The icon: a path in 24 by 24, and a colour. */
  path?: string
  color?: string
}

/** What a browser's record stores for a seat besides won or lost. */
export interface Remembered {
  /** The roles it had, round by round. A role is named by the message `<game>-role-<role>` in `cover.ftl`. */
  parts: { role: string; won: boolean }[]
  /** The player's best-liked line in the finished round. */
  line: { round: number; text: string; stars: number } | null
}

/** The module of a game's client: `games/<name>/index.ts` here, `client/board.js` in a package. */
export interface Client {
  mount: Mount
  tell?: Tell
  /** Condense past events for the log and the recap: uninteresting ones are merged into one line. */
  gather?: (past: Happened[], chairs: Chair[]) => Happened[]
  /** The game has no secrets: several players on one screen need no cover between them. */
  open?: boolean
  /** The board shows the result itself. Otherwise the shell shows a sheet with the scores. */
  showsEnd?: boolean
  /** The board shows the words of a hint itself. Otherwise the shell shows them on a slip. */
  showsHint?: boolean
  /** The board has its own recap button. */
  looksBack?: boolean
  /** Controls of the board lie along its top: a hint slip must not cover them. */
  busyTop?: boolean
  /** An extra action after the end, beside the rematch: a button of the bar. */
  first?: (view: unknown, table: BoardTable) => { label: string; act: () => Promise<void> } | null
  /** The chapters of a finished game, for its replay. A replay opens at the first. */
  chapters?: (frames: readonly { view: unknown; events?: unknown[] }[]) => Chapter[]
  /** Called with every view; null before a round or game is over. */
  remembers?: (view: unknown, seat: number) => Remembered | null
  /** The name of the next game at this table if it is more than a rematch: "Open case 2". */
  next?: (view: unknown) => string
}
