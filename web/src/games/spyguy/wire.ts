// Written by `spyhouse types` from the Python structs: change those, not this.

export type Options = SpyGuyOptions;

export type Move =
  | GoOn
  | TakeShortcut
  | Tap
  | LookInto
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

/** You have looked around, or seen what was missed: on to the next card. */
export interface GoOn {
  type: "GoOn";
}

/** Whether Spy Guy should go through the shortcut. You may change your mind until it is decided. */
export interface TakeShortcut {
  type: "TakeShortcut";
  take: boolean;
}

/** There is one! Put a marker on the thing at this point of the picture. */
export interface Tap {
  type: "Tap";
  x: number;
  y: number;
  /** A finger is as wide on every screen, so a tap reaches farther on a small picture. */
  zoom?: number;
}

/** Have a district of the city told to you in words: for those who do not search with their eyes. */
export interface LookInto {
  type: "LookInto";
  /** By its place in the scene's `districts`. */
  district: number;
}

/** Say that you have searched enough, or take it back; when all say so the search ends. */
export interface Done {
  type: "Done";
  on?: boolean;
}

/** Somebody is ready for the next card. */
export interface WentOn {
  type: "WentOn";
  seat: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** Spy Guy begins his turn on the arrow. */
export interface ShortcutOffered {
  type: "ShortcutOffered";
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface ShortcutVoted {
  type: "ShortcutVoted";
  seat: number;
  take: boolean;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface ShortcutChosen {
  type: "ShortcutChosen";
  take: boolean;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** The used cards have become the deck. */
export interface Shuffled {
  type: "Shuffled";
  cards: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** The timer runs. */
export interface CardTurned {
  type: "CardTurned";
  turn: number;
  card: Card;
  /** When the sand will have run out, on the table's clock. */
  ends: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** A clue card. */
export interface Card {
  /** The item, by its number in `data/items.toml`. */
  kind: number;
  /** What it is called. */
  item: string;
  /** How many there are in the picture. */
  copies: number;
  footprints: number;
  /** No effect in play. */
  file: number;
}

export interface Found {
  type: "Found";
  marker: Marker;
  /** So many by now. */
  found: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** A copy that was found. */
export interface Marker {
  spot: Spot;
  seat: number;
  /** How long after the card was turned. */
  ms: number;
}

/** Where a copy is in the picture: a square of `size` around x, y. */
export interface Spot {
  x: number;
  y: number;
  size: number;
  /** "quay", or "roof/bakery" where it is a part of something. */
  place: string;
}

/** Somebody has seen Doctor Moritz himself among the passers-by: a bonus, for the glory alone. */
export interface MoritzSpotted {
  type: "MoritzSpotted";
  marker: Marker;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** Told to whoever tapped, nobody else: it is not what is sought. */
export interface TappedWrong {
  type: "TappedWrong";
  x: number;
  y: number;
  /** It is, but somebody found it before. */
  marked: boolean;
  /** Whoever tapped cannot tap again before then, on the table's clock; 0 if they can. */
  locked_until: number;
  heat?: "" | "cold" | "cool" | "hot" | "warm";
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** What is to be seen in a district, told to whoever asked. */
export interface DistrictTold {
  type: "DistrictTold";
  district: number;
  /** From left to right. */
  things: Told[];
  /** They can have another one told from then on, on the table's clock. */
  again: number;
  /** Who is worth a look, if there is anybody. */
  passers?: Passer[];
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** Something in the city, as one would describe it who looks at it. */
export interface Told {
  item: string;
  colour: string;
  /** A red telephone, on the quay. Whether it counts is for you to say. */
  place: string;
  x: number;
  y: number;
}

/** Somebody in the street, as one would describe them: Doctor Moritz too is told by his looks alone. */
export interface Passer {
  who: "cat" | "painter" | "stranger" | "tuba";
  x: number;
  y: number;
}

/** Somebody has searched enough, or no longer says so. */
export interface SaidDone {
  type: "SaidDone";
  seat: number;
  on: boolean;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** The markers are counted, and what nobody found is shown. */
export interface SearchEnded {
  type: "SearchEnded";
  /** The sand has run out; every copy is found; all say that they are done; the host's stop. */
  why: "all" | "done" | "stopped" | "time";
  found: number;
  missed: Spot[];
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** One space for each copy, up to where he caught Doctor Moritz. */
export interface SpyGuyWent {
  type: "SpyGuyWent";
  /** The space he left first; only that one if he stays. */
  path: Space[];
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** A space of the track, from 0, the first, to the port; or of the shortcut, from 1. */
export interface Space {
  number: number;
  shortcut: boolean;
}

export interface MoritzWent {
  type: "MoritzWent";
  /** The space he left first. */
  path: Space[];
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** The host went on without someone who is away. */
export interface Skipped {
  type: "Skipped";
  seat: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface LeftForGood {
  type: "LeftForGood";
  seat: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** Doctor Moritz is caught, or has escaped; the last card of a practice; or the host's stop. */
export interface GameEnded {
  type: "GameEnded";
  how: "caught" | "escaped" | "practised" | "stopped";
  /** How often each seat tapped a wrong thing: until now only they knew. */
  wrong: number[];
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface SpyGuyView {
  seat: number | null;
  phase: "look_around" | "over" | "reveal" | "search" | "shortcut";
  /** The key of the picture, for `GET /api/games/spyguy/scenes/{key}`. */
  city: string;
  /** False in a practice: then nobody walks. */
  chase: boolean;
  track: Track;
  gone: number[];
  spy_guy: Space;
  /** His space of the track. */
  moritz: number;
  /** How many cards have been turned. */
  turn: number;
  /** null before the first. */
  card: Card | null;
  /** When the card was turned, on the table's clock. */
  began: number;
  /** When its sand has run out. */
  ends: number;
  markers: Marker[];
  /** What nobody found, when the search is over; nothing before. */
  missed: Spot[];
  /** Who says that they have searched enough. */
  done: number[];
  /** Who has looked around, before the first card. */
  ready: number[];
  /** By seat: whether to take the shortcut. */
  votes: ("-" | "no" | "yes")[];
  /** Doctor Moritz himself, once somebody has seen him in the picture; null before. */
  spotted: Marker | null;
  /** Cards that are still face down. */
  deck: number;
  /** The public table: how many of each kind are in the picture. */
  copies: Record<number, number>;
  /** Your own taps on wrong things. */
  wrong: number;
  /** You cannot tap before then, on the table's clock; 0 if you can. */
  locked_until: number;
  /** What came of each search so far. */
  cards: CardResult[];
  /** When the game is over. */
  result: Result | null;
}

export interface Track {
  port: number;
  starts: [number, number, number];
  arrow: number;
  shortcut: number;
  replaces: number;
}

export interface CardResult {
  kind: number;
  item: string;
  copies: number;
  /** By seat. */
  found: number[];
  footprints: number;
  /** How long the search was. */
  ms: number;
}

/** How the team did. */
export interface Result {
  /** In all searches together. */
  copies: number;
  /** By seat. */
  found: number[];
  /** Taps on wrong things, by seat. */
  wrong: number[];
  fastest: Fastest | null;
  /** The search in which most stayed hidden; null if nothing was missed. */
  missed_most: CardResult | null;
  share: Share;
}

export interface Fastest {
  seat: number;
  item: string;
  ms: number;
}

/** The game in a line, to show to those who were not there. */
export interface Share {
  city: string;
  level: string;
  players: number;
  how: "caught" | "escaped" | "practised" | "stopped";
  cards: number;
  found: number;
  copies: number;
  /** One for each search: everything found, at least half of it, or less. */
  squares: string;
}
