// Written by `spyhouse types` from the Python structs: change those, not this.

export type Options = SpyGuyOptions;

export type Move =
  | GoOn
  | TakeShortcut
  | Tap
  | LookInto
  | MarkTold
  | Done;

export type Event =
  | WentOn
  | ShortcutOffered
  | ShortcutVoted
  | ShortcutChosen
  | Shuffled
  | CardTurned
  | Found
  | MoritzSpotted
  | TappedWrong
  | DistrictTold
  | SaidDone
  | SearchEnded
  | SpyGuyWent
  | MoritzWent
  | Skipped
  | LeftForGood
  | GameEnded;

export type View = SpyGuyView;

/** Options of a game of Spy Guy. */
export interface SpyGuyOptions {
  level?: "adaptive" | "child" | "expert" | "family";
  city?: string;
  site?: "canals" | "fair" | "harbour" | "hill" | "island" | "any";
  mood?: "day" | "dusk" | "haze" | "rain" | "snow" | "winter" | "any";
  seconds?: number | null;
  lookalikes?: "few" | "many" | "none" | "some" | "level";
  items?: "large" | "normal" | "small" | "level";
  lead?: number | null;
  lock_wrong_taps?: boolean;
  practice?: boolean;
  practice_cards?: number;
}

/** Say that you have looked around, or seen what was missed, and continue with the next card. */
export interface GoOn {
  type: "GoOn";
}

/** Vote on the shortcut. You may change your vote until it is decided. */
export interface TakeShortcut {
  type: "TakeShortcut";
  take: boolean;
}

/** Mark the thing at this point of the picture as a find. */
export interface Tap {
  type: "Tap";
  x: number;
  y: number;
  /**
   * Current zoom: a finger has the same width on every screen, so a tap reaches farther on a small
   * picture.
   */
  zoom?: number;
}

/** Get a description of a district in words, for players who do not search by sight. */
export interface LookInto {
  type: "LookInto";
  /** Index in the scene's `districts`. */
  district: number;
}

/** Mark a described thing as a find, by its number in the district. */
export interface MarkTold {
  type: "MarkTold";
  district: number;
  /** Number in the description, from 1. */
  number: number;
}

/** Say that you are done searching, or withdraw it. The search ends when all players are done. */
export interface Done {
  type: "Done";
  on?: boolean;
}

/** A player is ready for the next card. */
export interface WentOn {
  type: "WentOn";
  seat: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** Spy Guy begins his turn on the arrow, and the team chooses. */
export interface ShortcutOffered {
  type: "ShortcutOffered";
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player voted on the shortcut. */
export interface ShortcutVoted {
  type: "ShortcutVoted";
  seat: number;
  take: boolean;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** The team's choice about the shortcut. */
export interface ShortcutChosen {
  type: "ShortcutChosen";
  take: boolean;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** The used cards have become the deck. */
export interface Shuffled {
  type: "Shuffled";
  cards: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A card was turned, and the timer runs. */
export interface CardTurned {
  type: "CardTurned";
  turn: number;
  card: Card;
  /** Table-clock time at which the timer runs out. */
  ends: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A clue card. */
export interface Card {
  /** Index of the item in `citydraw/data/items.toml`. */
  kind: number;
  /** Name of the item. */
  item: string;
  /** Number of copies in the picture. */
  copies: number;
  footprints: number;
  /** File number on the card; it has no effect. */
  file: number;
}

/** A player found a copy. */
export interface Found {
  type: "Found";
  marker: Marker;
  /** Number of copies found so far. */
  found: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A found copy. */
export interface Marker {
  spot: Spot;
  seat: number;
  /** Milliseconds since the card was turned. */
  ms: number;
}

/** Position of a copy in the picture: a square of `size` around x, y. */
export interface Spot {
  x: number;
  y: number;
  size: number;
  /** Place name: "quay", or "roof/bakery" if it is part of something. */
  place: string;
  district: number;
  /** Number in its district's description, from 1. */
  number: number;
}

/** A player spotted Doctor Moritz among the passers-by: a bonus without effect on the game. */
export interface MoritzSpotted {
  type: "MoritzSpotted";
  marker: Marker;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** Your tap was not on the sought item; sent to that player only. */
export interface TappedWrong {
  type: "TappedWrong";
  x: number;
  y: number;
  /** The tap was on a copy that was found before. */
  marked: boolean;
  /** Table-clock time until which the player cannot tap; 0 if they can. */
  locked_until: number;
  heat?: "" | "cold" | "cool" | "hot" | "warm";
  district?: number;
  /** Number of the marked description; x and y are meaningless then. */
  number?: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** The description of a district, sent to the player who asked. */
export interface DistrictTold {
  type: "DistrictTold";
  district: number;
  /** Things from left to right, numbered from 1. */
  things: DescribedItem[];
  /** Table-clock time from which the player can ask for another district or mark something. */
  again: number;
  /** Notable passers-by, if any. Their numbers follow those of the things. */
  passers?: Passer[];
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A described thing in the city. */
export interface DescribedItem {
  item: string;
  colour: string;
  /** Its place: a red telephone, on the quay. The description does not say whether it counts. */
  place: string;
}

/** A described passer-by; Doctor Moritz, too, is described only by his looks. */
export interface Passer {
  who: "cat" | "painter" | "stranger" | "tuba";
}

/** A player is done searching, or withdraws it. */
export interface SaidDone {
  type: "SaidDone";
  seat: number;
  on: boolean;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** The search is over: finds are counted, and missed copies are shown. */
export interface SearchEnded {
  type: "SearchEnded";
  /**
   * time: the timer ran out. all: every copy is found. done: all players are done. stopped: by
   * the host.
   */
  why: "all" | "done" | "stopped" | "time";
  found: number;
  missed: Spot[];
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** Spy Guy walked one space per found copy, up to where he caught Doctor Moritz. */
export interface SpyGuyWent {
  type: "SpyGuyWent";
  /** The spaces of his way, starting with the one he left; only that one if he stays. */
  path: Space[];
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A space of the track, from 0 to the port; or of the shortcut, from 1. */
export interface Space {
  number: number;
  shortcut: boolean;
}

/** Doctor Moritz walked. */
export interface MoritzWent {
  type: "MoritzWent";
  /** The spaces of his way, starting with the one he left. */
  path: Space[];
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** The host skipped an absent player. */
export interface Skipped {
  type: "Skipped";
  seat: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player has left for good. */
export interface LeftForGood {
  type: "LeftForGood";
  seat: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** The game is over: Doctor Moritz was caught or escaped, a practice ended, or the host stopped it. */
export interface GameEnded {
  type: "GameEnded";
  how: "caught" | "escaped" | "practised" | "stopped";
  /** Wrong taps by seat; hidden until now. */
  wrong: number[];
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** What a seat or a spectator sees of the game. */
export interface SpyGuyView {
  seat: number | null;
  phase: "look_around" | "over" | "reveal" | "search" | "shortcut";
  /** Key of the picture, for `GET /api/games/spyguy/scenes/{key}`. */
  city: string;
  /** Whether there is a chase; false in a practice. */
  chase: boolean;
  track: Track;
  gone: number[];
  spy_guy: Space;
  /** Doctor Moritz's space on the track. */
  moritz: number;
  /** Number of cards turned. */
  turn: number;
  /** The current card; null before the first. */
  card: Card | null;
  /** Table-clock time at which the card was turned. */
  began: number;
  /** Table-clock time at which its timer runs out. */
  ends: number;
  markers: Marker[];
  /** Missed copies after a search; empty before. */
  missed: Spot[];
  /** Players who are done searching. */
  done: number[];
  /** Players who are ready for the next card. */
  ready: number[];
  /** Votes on the shortcut, by seat. */
  votes: ("-" | "no" | "yes")[];
  /** Doctor Moritz, once a player has spotted him in the picture; null before. */
  spotted: Marker | null;
  /** Number of face-down cards. */
  deck: number;
  /** Number of copies of each kind in the picture, which is public. */
  copies: Record<number, number>;
  /** Number of your wrong taps. */
  wrong: number;
  /** Table-clock time until which you cannot tap; 0 if you can. */
  locked_until: number;
  /** Results of all searches so far. */
  cards: CardResult[];
  /** The team's result, after the end. */
  result: TeamResult | null;
}

/** The track and the shortcut. */
export interface Track {
  port: number;
  starts: [number, number, number];
  arrow: number;
  shortcut: number;
  replaces: number;
}

/** Result of one search. */
export interface CardResult {
  kind: number;
  item: string;
  copies: number;
  /** Finds by seat. */
  found: number[];
  footprints: number;
  /** Duration of the search in ms. */
  ms: number;
}

/** Result of the team. */
export interface TeamResult {
  /** Number of copies in all searches. */
  copies: number;
  /** Finds by seat. */
  found: number[];
  /** Wrong taps by seat. */
  wrong: number[];
  fastest: Fastest | null;
  /** The search with the most missed copies; null if nothing was missed. */
  missed_most: CardResult | null;
  share: Share;
}

/** The fastest find of the game. */
export interface Fastest {
  seat: number;
  item: string;
  ms: number;
}

/** One-line summary of the game, to share with others. */
export interface Share {
  city: string;
  level: string;
  players: number;
  how: "caught" | "escaped" | "practised" | "stopped";
  cards: number;
  found: number;
  copies: number;
  /** One square per search: everything found, at least half, or less. */
  squares: string;
}
