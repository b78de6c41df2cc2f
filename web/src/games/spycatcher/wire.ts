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

export interface SpycatcherOptions {
  hand_size?: 5 | 7;
  permissions_needed?: 3 | 4;
  bluffing?: boolean;
  challenge_seconds?: number;
  notebook?: boolean;
}

/** Take one card: the top of the pack unseen, or the top of the discard pile for all to see. */
export interface Draw {
  type: "Draw";
  source: "discard" | "pack";
}

/** Put a card face up on the discard pile. */
export interface Discard {
  type: "Discard";
  card: number;
}

/** Move along these squares, as many as the die shows, or fewer to end on MI5. */
export interface Go {
  type: "Go";
  route: number[];
}

/** Seek permission: lay a run of three, or the master alone, face down. */
export interface Seek {
  type: "Seek";
  cards: number[];
}

/** Challenge the seeker with one to three cards of the suit. In secret until all decide. */
export interface Challenge {
  type: "Challenge";
  cards: number[];
}

/** Do not seek permission here; or do not challenge. The latter in secret until all decide. */
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

/** Choose a permission, and who gets it. */
export interface Give {
  type: "Give";
  circle: "court" | "government" | "press" | "publisher";
  to: number;
}

/** Choose the influence card you replace; it goes unseen under the discard pile. */
export interface Swap {
  type: "Swap";
  card: number;
}

/** Choose whose hand you look at. */
export interface LookAt {
  type: "LookAt";
  seat: number;
}

/** Choose who reports to MI5. */
export interface Send {
  type: "Send";
  seat: number;
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  round: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface TurnMissed {
  type: "TurnMissed";
  seat: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** The discard pile, but for its top card, has become the pack. */
export interface Shuffled {
  type: "Shuffled";
  pack: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** From the pack; which cards, only the drawer is told. */
export interface Drew {
  type: "Drew";
  seat: number;
  count: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface GotCards {
  type: "GotCards";
  cards: number[];
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface TookDiscard {
  type: "TookDiscard";
  seat: number;
  card: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** A card nobody had seen has come to the top of the discard pile. */
export interface Uncovered {
  type: "Uncovered";
  card: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface Discarded {
  type: "Discarded";
  seat: number;
  card: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface Rolled {
  type: "Rolled";
  seat: number;
  die: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface Went {
  type: "Went";
  seat: number;
  route: number[];
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** Stands on an action square and must do what it says. */
export interface Obeys {
  type: "Obeys";
  seat: number;
  place: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** A piece was put on a square, without walking there. */
export interface Put {
  type: "Put";
  seat: number;
  place: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** Misses the next turn. */
export interface WillMiss {
  type: "WillMiss";
  seat: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** Rolls a second time in the next turn. */
export interface WillRollAgain {
  type: "WillRollAgain";
  seat: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** Put cards unseen under the discard pile, and drew as many. */
export interface Replaced {
  type: "Replaced";
  seat: number;
  count: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** Cards lie face down; everyone sees how many. */
export interface Sought {
  type: "Sought";
  seat: number;
  circle: "court" | "government" | "press" | "publisher";
  count: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** Did not seek permission here. */
export interface Declined {
  type: "Declined";
  seat: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** To challenge or not: nobody can tell. */
export interface Decided {
  type: "Decided";
  seat: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface Judged {
  type: "Judged";
  attempt: Attempt;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** An attempt to get a permission, with all cards that were turned up. */
export interface Attempt {
  seat: number;
  circle: "court" | "government" | "press" | "publisher";
  /** None where the table bluffs and nobody challenged: those three stay face down. */
  cards: number[];
  /** The cards turned out to be no run. */
  bluff: boolean;
  challenges: Shown[];
  granted: boolean;
}

/** A challenge, turned up. */
export interface Shown {
  seat: number;
  cards: number[];
  succeeds: boolean;
}

/** Took the top permission card of the circle. */
export interface Permitted {
  type: "Permitted";
  seat: number;
  circle: "court" | "government" | "press" | "publisher";
  card: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** A permission went to the bottom of its pack. */
export interface HandedBack {
  type: "HandedBack";
  seat: number;
  circle: "court" | "government" | "press" | "publisher";
  card: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface Gave {
  type: "Gave";
  seat: number;
  to: number;
  circle: "court" | "government" | "press" | "publisher";
  card: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface Looked {
  type: "Looked";
  seat: number;
  at: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** What you saw when you looked at a hand. */
export interface SawHand {
  type: "SawHand";
  seat: number;
  cards: number[];
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

export interface GameEnded {
  type: "GameEnded";
  how: "published" | "stopped";
  winner?: number | null;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface SpycatcherView {
  /** Whose view this is; null for a spectator. */
  seat: number | null;
  phase: "challenge" | "circle" | "discard" | "draw" | "give" | "go" | "hand_back" | "look" | "over" | "seek" | "send" | "swap";
  round: number;
  turn: number;
  first: number;
  /** Who rolled what to start, once for each time they tied; 0 for those who were out. */
  rolls_for_start: number[][];
  waiting_for: number[];
  /** Who has left for good. */
  gone: number[];
  players: Player[];
  /** 0 before it is rolled. */
  die: number;
  /** This is an extra roll. */
  again: boolean;
  to_discard: number;
  /** Where permission can be, or is, sought now. */
  circle: "court" | "government" | "press" | "publisher" | null;
  /** Your own; empty for spectators. */
  hand: number[];
  /** By circle, how far your hand goes towards its permission (`influence.prospect`). */
  prospects: [string, string, string, string];
  /** By what the die may show, from 1: the squares your piece could go to. */
  ahead: number[][];
  /** What you have laid down to seek or to challenge; -1 for no card. */
  laid: [number, number, number];
  /** Yours, while an attempt waits: none yet, pass, challenge. */
  decision: "-" | "c" | "p";
  /** The last hand you have looked at. */
  look: Look | null;
  pack: number;
  pile: number;
  /** The top of the discard pile; -1 when it is empty. */
  top: number;
  seeking: Seeking | null;
  /** The last attempt that was decided. */
  last: Attempt | null;
  attempts: number;
  attempts_challenged: number;
  /** Every permission won or lost so far. */
  race: Stage[];
  /** null unless the table keeps one. */
  notebook: Notebook | null;
  /** Everybody's, once the game is over. */
  hands: number[][];
}

/** What everyone sees of a player. */
export interface Player {
  place: number;
  /** How many influence cards are in hand; those laid face down count until they are turned up. */
  cards: number;
  permits: Permit[];
  /** Turns to be missed. */
  misses: number;
  /** Has a second roll in the next turn. */
  rolls_again: boolean;
}

export interface Permit {
  circle: "court" | "government" | "press" | "publisher";
  /** Its number in the circle's pack, from 0. */
  card: number;
}

/** The last hand somebody looked at, as it was then. */
export interface Look {
  seat: number;
  round: number;
  cards: number[];
}

/** An attempt that waits for decisions: who has decided is seen, what is not. */
export interface Seeking {
  seat: number;
  circle: "court" | "government" | "press" | "publisher";
  /** How many lie face down: three, or one that can only be the master. */
  cards: number;
  decided: number[];
}

/** A permission won or lost: what the picture of the race is drawn from. */
export interface Stage {
  round: number;
  seat: number;
  circle: "court" | "government" | "press" | "publisher";
  won: boolean;
}

/** What an attentive player could have written down. */
export interface Notebook {
  /** Taken from the discard pile and put on it: the last 60. */
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
