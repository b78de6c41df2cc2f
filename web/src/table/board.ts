import type { Component } from 'svelte'
import type { GameView, Happened, TableView } from '../wire'

/** A move that somebody who knows would make here: to be lit on the board. */
export interface Proposal {
  move: unknown
  why?: string
}

/**
 * What the shell hands to a game's board (`games/<name>/Board.svelte`). The shell shows the code, whose
 * turn it is, the drawers and what to do after the end; the board shows the rest, the end's scores too.
 */
export interface BoardProps<V = unknown> {
  table: TableView
  game: GameView
  /** The seat on show; null for a watcher. */
  seat: number | null
  view: V
  you: string
  /** The ids of the people who are connected. */
  here: string[]
  /** The table's clock now, in ms, on the scale of `game.deadline`. */
  clock: () => number
  /** A move of `seat`. Rejects with the reason, which the shell also shows. */
  play: (move: unknown) => Promise<void>
  hostPlay: (move: unknown) => Promise<void>
  /** What happened lately, newest last. */
  recent: Happened[]
  isHost: boolean
  /** A hint, or the next step of a tutorial: light the things it would move. */
  hint?: Proposal | null
  /** A finished game or a tutorial that is looked at frame by frame, and sometimes backwards: nothing of it
   * is remembered as seen. */
  reel?: boolean
  /** Nothing can be done here. */
  readOnly?: boolean
}

export interface Board {
  default: Component<BoardProps>
  /** Nothing is secret in this game: several hands on one screen need no cover between them. */
  open?: boolean
}

/** What the options form hands to a game's pack editor (`games/<name>/Packs.svelte`). */
export interface PacksProps<P = unknown> {
  /** The pack the options hold now; null is the game's own. */
  pack: P | null
  /** Put this pack into the options (null: the game's own again). */
  keep: (pack: P | null) => void
  close: () => void
}

/** A game's log line (`games/<name>/story.ts` exports `tell`); "" leaves the event out. */
export type Tell = (event: unknown, names: string[]) => string

const boards = import.meta.glob<Board>('../games/*/Board.svelte')
const packs = import.meta.glob<{ default: Component<PacksProps> }>('../games/*/Packs.svelte')
const stories = import.meta.glob<{ tell: Tell }>('../games/*/story.ts')

/** The board of a game, loaded when first asked for; the generic one where a game has none. */
export function boardOf(game: string): Promise<Board> {
  const load = boards[`../games/${game}/Board.svelte`] ?? (() => import('./GenericBoard.svelte'))
  return load()
}

export function hasOwnBoard(game: string): boolean {
  return `../games/${game}/Board.svelte` in boards
}

export async function packsOf(game: string): Promise<Component<PacksProps> | null> {
  return (await packs[`../games/${game}/Packs.svelte`]?.())?.default ?? null
}

export async function storyOf(game: string): Promise<Tell | null> {
  return (await stories[`../games/${game}/story.ts`]?.())?.tell ?? null
}
