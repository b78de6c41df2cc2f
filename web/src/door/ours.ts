// What only our own games bring, as folders that the house is built with.
import type { Component, ComponentProps, Snippet } from 'svelte'
import type Icon from '../lib/Icon.svelte'

type IconData = ComponentProps<typeof Icon>['of']

/** How a game of ours hangs on the wall (`games/<name>/cover.ts`). Its words are in its `locales/<language>/cover.ftl`. */
export interface Cover {
  /** How many can play, from and to. */
  players: [number, number]
  /** How long one game takes: the shortest is offered first. */
  minutes: number
  /** The options of "Play now", where they are not the game's own: a shorter game, say. */
  now?: Record<string, unknown>
  /** How many sit down to "Play now", bots included, where it is not the usual number. */
  seats?: number
  /** What goes with the option that is the day in today's game. */
  daily?: Record<string, unknown>
  /** The place on the wall, from the left. */
  place: number
  /** The colour of the pin that holds the poster. */
  pin: string
  art: Component
}

/** The sheet for a new table (`games/<name>/newtable.ts`). Its words are in its `locales/<language>/newtable/`:
 * `preset-<id>` with a `.line`, `wins-<level>`, `bot-<level>`. */
export interface NewTableSheet {
  presets: {
    id: string
    options: Record<string, unknown>
    /** A large picture, or else a small sign. */
    art?: Component
    sign?: IconData
  }[]
  /** How hard it is: an option, and of ten games how many a good team wins, by its value. */
  levels?: { key: string; wins: Record<string, number> }
}

/** Reads a file that somebody would go on from (`games/<name>/records.ts`): what goes into the options, and what
 * it is in a line. Throws with a sentence about what is wrong with it. */
export type ReadRecord = (text: string) => { record: unknown; line: string }

/** What the options form hands to a game's pack editor (`games/<name>/Packs.svelte`). */
export interface PacksProps<P = unknown> {
  /** The pack the options hold now; null is the game's own. */
  pack: P | null
  /** Put this pack into the options (null: the game's own again). */
  keep: (pack: P | null) => void
  close: () => void
}

/** A game's illustrated guide (`games/<name>/guide/index.ts`): the rules drawer opens at it. Its words are in its
 * `locales/<language>/guide/`. */
export interface Guide {
  /** For the options of the table, so that it tells of nothing else. */
  pages: (options: Record<string, unknown>) => GuidePage[]
  /** What all pictures need around them. */
  Frame?: Component<{ children: Snippet }>
}

export interface GuidePage {
  title: string
  steps: GuideStep[]
}

export interface GuideStep {
  title?: string
  text: string
  /** Made of the board's own things, as the options set them. */
  picture?: Snippet<[Record<string, unknown>]>
  /** The picture stands beside the words, as in a list. */
  small?: boolean
}
