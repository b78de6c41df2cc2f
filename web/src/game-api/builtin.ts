// Interfaces that only built-in games use: poster, new-table sheet, record reader, pack editor, guide.
import type { Component, ComponentProps, Snippet } from 'svelte'
import type Icon from '../lib/Icon.svelte'

type IconData = ComponentProps<typeof Icon>['of']

/** A built-in game's poster (`games/<name>/cover.ts`). Its messages are in `locales/<language>/cover.ftl`. */
export interface Cover {
  /** The smallest and the largest number of players. */
  players: [number, number]
  /** Typical length of a game. The front page sorts by it. */
  minutes: number
  /** The options of "Play now" that differ from the game's defaults: a shorter game, say. */
  now?: Record<string, unknown>
  /** The number of seats for "Play now", bots included, if it is not the default. */
  seats?: number
  /** Further options of the daily game. */
  daily?: Record<string, unknown>
  /** The position on the wall, from the left. */
  place: number
  /** The colour of the pin that holds the poster. */
  pin: string
  art: Component
}

/**
 * The sheet for a new table (`games/<name>/newtable.ts`). Its messages are in `locales/<language>/newtable/`:
 * `preset-<id>` with a `.line`, `wins-<level>`, `bot-<level>`.
 */
export interface NewTableSheet {
  presets: {
    id: string
    options: Record<string, unknown>
    /** A large picture. Without it, a small icon is shown. */
    art?: Component
    sign?: IconData
  }[]
  /** The difficulty levels: an option key, and for each of its values how many of ten games a good team wins. */
  levels?: { key: string; wins: Record<string, number> }
}

/**
 * Reads a saved record (`games/<name>/records.ts`): returns the value for the options and a one-line summary.
 * Throws an error with a sentence for the player if the file is invalid.
 */
export type ReadRecord = (text: string) => { record: unknown; line: string }

/** What the options form passes to a game's pack editor (`games/<name>/Packs.svelte`). */
export interface PacksProps<P = unknown> {
  /** The pack in the options now; null is the game's own. */
  pack: P | null
  /** Set this pack in the options (null: the game's own). */
  keep: (pack: P | null) => void
  close: () => void
}

/**
 * A game's illustrated guide (`games/<name>/guide/index.ts`), shown first in the rules drawer. Its messages are in
 * `locales/<language>/guide/`.
 */
export interface Guide {
  /** The pages for these options of the table. */
  pages: (options: Record<string, unknown>) => GuidePage[]
  /** A wrapper around all pictures. */
  Frame?: Component<{ children: Snippet }>
}

export interface GuidePage {
  title: string
  steps: GuideStep[]
}

export interface GuideStep {
  title?: string
  text: string
  /** Drawn with the board's own components, by these options. */
  picture?: Snippet<[Record<string, unknown>]>
  /** The picture stands beside the words, as in a list. */
  small?: boolean
}
