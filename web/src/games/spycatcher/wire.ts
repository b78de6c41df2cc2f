// Written by `spyhouse types` from the Python structs: change those, not this.

export type Options = SpycatcherOptions;

export type Move =
  | Draw
  | Discard
  | Go
  | Seek
  | Challenge
  | Pass
  | ToCircle
  | HandBack
  | Give
  | Swap
  | LookAt
  | Send;

export type Event =
  | TurnBegan
  | TurnMissed
  | Shuffled
  | Drew
  | GotCards
  | TookDiscard
  | Uncovered
  | Discarded
  | Rolled
  | Went
  | Obeys
  | Put
  | WillMiss
  | WillRollAgain
  | Replaced
  | Sought
  | Declined
  | Decided
  | Judged
  | Permitted
  | HandedBack
  | Gave
  | Looked
  | SawHand
  | Skipped
  | LeftForGood
  | GameEnded;

export type View = SpycatcherView;

/** Options of a game of Spycatcher. */
export interface SpycatcherOptions {
  hand_size?: 5 | 7;
  permissions_needed?: 3 | 4;
  bluffing?: boolean;
  challenge_seconds?: number;
  notebook?: boolean;
  first_player?: number | null;
}

/** Take one card: the top of the pack, unseen, or the top of the discard pile, seen by all. */
export interface Draw {
  type: "Draw";
  source: "discard" | "pack";
}

/** Put a card face up on the discard pile. */
export interface Discard {
  type: "Discard";
  card: number;
}

/** Move along these squares: as many as the die shows, or fewer to end on MI5. */
export interface Go {
  type: "Go";
  route: number[];
}

/** Seek permission: lay a run of three, or the master alone, face down. */
export interface Seek {
  type: "Seek";
  cards: number[];
}

/** Challenge the seeker with one to three cards of the suit. Hidden until all have decided. */
export interface Challenge {
  type: "Challenge";
  cards: number[];
}

/** Do not seek permission here, or do not challenge. The latter is hidden until all have decided. */
export interface Pass {
  type: "Pass";
}

/** Choose the circle your piece is put in. */
export interface ToCircle {
  type: "ToCircle";
  circle: "court" | "government" | "press" | "publisher";
}

/** Choose the permission that goes to the bottom of its pack. */
export interface HandBack {
  type: "HandBack";
  circle: "court" | "government" | "press" | "publisher";
}

/** Choose a permission and the player who gets it. */
export interface Give {
  type: "Give";
  circle: "court" | "government" | "press" | "publisher";
  to: number;
}

/** Choose the influence card to replace. It goes unseen under the discard pile. */
export interface Swap {
  type: "Swap";
  card: number;
}

/** Choose the player whose hand you look at. */
export interface LookAt {
  type: "LookAt";
  seat: number;
}

/** Choose the player who reports to MI5. */
export interface Send {
  type: "Send";
  seat: number;
}

/** A player's turn began. */
export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  round: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player missed a turn. */
export interface TurnMissed {
  type: "TurnMissed";
  seat: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** The discard pile, except for its top card, has become the pack. */
export interface Shuffled {
  type: "Shuffled";
  pack: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player drew from the pack. Only that player sees the cards. */
export interface Drew {
  type: "Drew";
  seat: number;
  count: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** The cards you drew. */
export interface GotCards {
  type: "GotCards";
  cards: number[];
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player took the top of the discard pile. */
export interface TookDiscard {
  type: "TookDiscard";
  seat: number;
  card: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A card that not everybody had seen is now on top of the discard pile. */
export interface Uncovered {
  type: "Uncovered";
  card: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player discarded a card face up. */
export interface Discarded {
  type: "Discarded";
  seat: number;
  card: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player rolled the die. */
export interface Rolled {
  type: "Rolled";
  seat: number;
  die: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player's piece moved along these squares. */
export interface Went {
  type: "Went";
  seat: number;
  route: number[];
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A piece stands on an action square, which takes effect. */
export interface Obeys {
  type: "Obeys";
  seat: number;
  place: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A piece was put on a square without walking. */
export interface Put {
  type: "Put";
  seat: number;
  place: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player will miss the next turn. */
export interface WillMiss {
  type: "WillMiss";
  seat: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player will roll a second time in the next turn. */
export interface WillRollAgain {
  type: "WillRollAgain";
  seat: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player put cards unseen under the discard pile and drew as many. */
export interface Replaced {
  type: "Replaced";
  seat: number;
  count: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player seeks permission: cards lie face down, and everyone sees how many. */
export interface Sought {
  type: "Sought";
  seat: number;
  circle: "court" | "government" | "press" | "publisher";
  count: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player did not seek permission here. */
export interface Declined {
  type: "Declined";
  seat: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player decided whether to challenge. The decision is hidden. */
export interface Decided {
  type: "Decided";
  seat: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** An attempt was decided. */
export interface Judged {
  type: "Judged";
  attempt: Attempt;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** An attempt to get a permission, with all cards that were shown. */
export interface Attempt {
  seat: number;
  circle: "court" | "government" | "press" | "publisher";
  /** The seeker's cards; empty if the table bluffs and nobody challenged, because they stay face down. */
  cards: number[];
  /** The cards were not a run. */
  bluff: boolean;
  challenges: Shown[];
  granted: boolean;
}

/** A challenge, shown to all. */
export interface Shown {
  seat: number;
  cards: number[];
  succeeds: boolean;
}

/** A player took the top permission card of the circle. */
export interface Permitted {
  type: "Permitted";
  seat: number;
  circle: "court" | "government" | "press" | "publisher";
  card: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A permission went to the bottom of its pack. */
export interface HandedBack {
  type: "HandedBack";
  seat: number;
  circle: "court" | "government" | "press" | "publisher";
  card: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player gave a permission to another. */
export interface Gave {
  type: "Gave";
  seat: number;
  to: number;
  circle: "court" | "government" | "press" | "publisher";
  card: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player looked at another's hand. */
export interface Looked {
  type: "Looked";
  seat: number;
  at: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** The hand you looked at. */
export interface SawHand {
  type: "SawHand";
  seat: number;
  cards: number[];
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

/** The game is over. */
export interface GameEnded {
  type: "GameEnded";
  how: "published" | "stopped";
  winner?: number | null;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** What a seat or a spectator sees of the game. */
export interface SpycatcherView {
  /** Seat of the viewer; null for a spectator. */
  seat: number | null;
  phase: "challenge" | "circle" | "discard" | "draw" | "give" | "go" | "hand_back" | "look" | "over" | "seek" | "send" | "swap";
  round: number;
  turn: number;
  first: number;
  /** Rolls for the start by seat, one tuple per round of ties; 0 for seats that were out. */
  rolls_for_start: number[][];
  waiting_for: number[];
  /** Players who have left for good. */
  gone: number[];
  players: Player[];
  /** The die; 0 before it is rolled. */
  die: number;
  /** Whether this is an extra roll. */
  again: boolean;
  to_discard: number;
  /** Circle where permission can be, or is, sought now. */
  circle: "court" | "government" | "press" | "publisher" | null;
  /** Your own hand; empty for spectators. */
  hand: number[];
  /** By circle: how far your hand goes towards its permission (`influence.prospect`). */
  prospects: [string, string, string, string];
  /** By roll, from 1: the squares your piece could reach. */
  ahead: number[][];
  /** Cards you have laid to seek or to challenge; -1 for no card. */
  laid: [number, number, number];
  /** Your decision in the current attempt: none yet, pass, challenge. */
  decision: "-" | "c" | "p";
  /** The last hand you looked at. */
  look: Look | null;
  pack: number;
  pile: number;
  /** Top of the discard pile; -1 if it is empty. */
  top: number;
  seeking: Seeking | null;
  /** The last decided attempt. */
  last: Attempt | null;
  attempts: number;
  attempts_challenged: number;
  /** Every permission won or lost so far. */
  race: Stage[];
  /** The notebook; null unless the table keeps one. */
  notebook: Notebook | null;
  /** Everybody's hands, after the end. */
  hands: number[][];
}

/** The public part of a player. */
export interface Player {
  place: number;
  /** Number of influence cards in hand, including those laid face down. */
  cards: number;
  permits: Permit[];
  /** Number of turns to be missed. */
  misses: number;
  /** Whether the player rolls a second time in the next turn. */
  rolls_again: boolean;
}

/** A permission card of a player. */
export interface Permit {
  circle: "court" | "government" | "press" | "publisher";
  /** Index of the card in the circle's pack, from 0. */
  card: number;
}

/** The last hand a player looked at, as it was then. */
export interface Look {
  seat: number;
  round: number;
  cards: number[];
}

/** An attempt in progress: it shows who has decided, but not what. */
export interface Seeking {
  seat: number;
  circle: "court" | "government" | "press" | "publisher";
  /** Number of cards face down: three, or one, which can only be the master. */
  cards: number;
  decided: number[];
}

/** A permission won or lost, for the chart of the race. */
export interface Stage {
  round: number;
  seat: number;
  circle: "court" | "government" | "press" | "publisher";
  won: boolean;
}

/** Public history that an attentive player could have written down. */
export interface Notebook {
  /** Cards taken from the discard pile and put on it; the last 60. */
  notes: Note[];
  /** By seat: cards that everyone knows to be in that hand. */
  held: number[][];
}

/** A card put on the discard pile or taken from it. */
export interface Note {
  seat: number;
  card: number;
  taken: boolean;
}
