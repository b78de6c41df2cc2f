// Written by `spyhouse types` from the Python structs: change those, not this.

export type Options = SpyfallOptions;

export type Move =
  | Ask
  | Answer
  | Accuse
  | Vote
  | Pass
  | Guess
  | QueueGuess
  | CallTime
  | Listen
  | Star
  | Continue
  | EndRound;

export type Event =
  | Dealt
  | GotCard
  | ClockRuns
  | Asked
  | Answered
  | Unanswered
  | Accused
  | Voted
  | VoteEnded
  | TimeCalled
  | TimeUp
  | Passed
  | GuessQueued
  | Guessed
  | RoundEnded
  | Starred
  | Continued
  | Skipped
  | LeftForGood
  | GameEnded;

export type View = SpyfallView;

export interface SpyfallOptions {
  /** What is said at the table: places, roles, prompts and the bots' talk. */
  language?: "de" | "en";
  rounds?: number;
  round_seconds?: number;
  talk?: "text" | "voice";
  play_roles?: boolean;
  first_dealer?: number | null;
  spies?: number;
  hidden_roles?: boolean;
  majority_after_time?: boolean;
  no_clock?: boolean;
  call_time?: boolean;
  open_chat?: boolean;
  places?: number | null;
  vote_seconds?: number;
  accuse_seconds?: number;
  pack?: Pack | null;
}

/** The places a game may happen in. One that exists is playable: it cannot be made otherwise. */
export interface Pack {
  name: string;
  places: Place[];
}

export interface Place {
  name: string;
  roles: Role[];
  icon?: string;
  /** Which place of the box it is, whatever it is called: its scene, and what bots know of it. */
  id?: string;
}

export interface Role {
  name: string;
  /** What it is like to be this, for the card. */
  line?: string;
  icon?: string;
}

/** Ask someone a question; the dealer's first one starts the clock. */
export interface Ask {
  type: "Ask";
  to: number;
  text?: string;
}

/** Answer the question you were asked; then it is you who asks. */
export interface Answer {
  type: "Answer";
  text?: string;
}

/** Stop the clock, once a round, or take your turn after time, and have the table vote. */
export interface Accuse {
  type: "Accuse";
  seat: number;
}

/** Nobody sees it until all votes are in. */
export interface Vote {
  type: "Vote";
  guilty: boolean;
}

/** Accuse nobody in your turn after time. */
export interface Pass {
  type: "Pass";
}

/** The spy shows the card and names the place while the clock runs. */
export interface Guess {
  type: "Guess";
  place: number;
}

/** The spy's guess for the moment the clock runs again; null takes it back. Nobody can tell. */
export interface QueueGuess {
  type: "QueueGuess";
  place: number | null;
}

/** Say that you have heard enough, where the table has agreed on it; it counts until the round ends. */
export interface CallTime {
  type: "CallTime";
}

/** Do nothing. Only so that whoever might be the spy always has something to choose from. */
export interface Listen {
  type: "Listen";
}

/** Your star for the best answer of the round, while the cards lie open. It is worth no points. */
export interface Star {
  type: "Star";
  /** Its position in the round's talk; not your own. */
  line: number;
}

/** You have seen the cards: on to the next round. */
export interface Continue {
  type: "Continue";
}

/** The host's move: no points for this round, and all cards are shown. */
export interface EndRound {
  type: "EndRound";
}

/** A round begins; the clock stands until the first question. */
export interface Dealt {
  type: "Dealt";
  round: number;
  dealer: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** Your own card, coded as in the view so that all are of one size. */
export interface GotCard {
  type: "GotCard";
  place: string;
  role: string;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface ClockRuns {
  type: "ClockRuns";
  /** Milliseconds; null without a clock. */
  left: number | null;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface Asked {
  type: "Asked";
  asker: number;
  to: number;
  text?: string;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface Answered {
  type: "Answered";
  seat: number;
  text?: string;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** The question is dropped, because whoever was asked is away; the asker asks another. */
export interface Unanswered {
  type: "Unanswered";
  seat: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface Accused {
  type: "Accused";
  accuser: number;
  accused: number;
  after_time: boolean;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface Voted {
  type: "Voted";
  seat: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** All votes are in and shown. */
export interface VoteEnded {
  type: "VoteEnded";
  accused: number;
  guilty: number[];
  not_guilty: number[];
  convicted: boolean;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** Somebody has heard enough. */
export interface TimeCalled {
  type: "TimeCalled";
  seat: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** No more questions: from the dealer on, each may accuse once. */
export interface TimeUp {
  type: "TimeUp";
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface Passed {
  type: "Passed";
  seat: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** Told to that spy only. */
export interface GuessQueued {
  type: "GuessQueued";
  place: number | null;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface Guessed {
  type: "Guessed";
  seat: number;
  place: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** All cards are shown. */
export interface RoundEnded {
  type: "RoundEnded";
  result: RoundResult;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

/** One finished round with all cards shown. */
export interface RoundResult {
  round: number;
  dealer: number;
  how: "caught" | "escaped" | "framed" | "guessed" | "missed" | "void";
  winner: "" | "others" | "spy";
  place: number;
  spies: number[];
  /** For each seat the number of the role at that place; null for spies and whoever had no card. */
  roles: (number | null)[];
  /** What each seat gained. */
  points: number[];
  accuser: number | null;
  /** Who was convicted on whose accusation, if anybody. */
  accused: number | null;
  /** The place the spy named, if so. */
  guess: number | null;
}

/** Somebody liked an answer best, by its position in the round's talk. */
export interface Starred {
  type: "Starred";
  seat: number;
  line: number;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface Continued {
  type: "Continued";
  seat: number;
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

/** After the last round ("score"), or before it ("stopped"). */
export interface GameEnded {
  type: "GameEnded";
  how: string;
  /** The seats that are told; None tells everyone, spectators included. */
  only?: number[] | null;
}

export interface SpyfallView {
  /** Whose view this is; null for a spectator. */
  seat: number | null;
  phase: "accusations" | "dealt" | "over" | "questions" | "reveal" | "vote";
  round: number;
  rounds: number;
  dealer: number;
  /** Who was dealt a card in this round. */
  players: number[];
  /** How many of them are spies. */
  spies: number;
  /** Who has left for good. */
  gone: number[];
  /** Those without whom nothing goes on. */
  waiting_for: number[];
  /** Your own; null for spectators and for a seat without a card. */
  card: Card | null;
  /** The place a spy has queued, as two digits; "--" for everyone else. */
  queued: string;
  /** How you voted in the vote that is going on: guilty, not guilty, not at all. */
  my_vote: "-" | "g" | "n";
  /** The names of all places of the pack, by number. */
  places: string[];
  /** The places of this game: all of the pack, unless fewer were agreed. */
  in_play: number[];
  /** Those already played: struck out for everyone. */
  used: number[];
  /** Milliseconds left when the clock last started or stopped; 0 once time is up, and without a clock. */
  clock_left: number;
  /** When it runs out, on the table's clock; null while it stands and when there is none. */
  clock_ends: number | null;
  /** Who asks next, or has asked the open question. */
  asker: number;
  /** Who has to answer now. */
  asked: number | null;
  /** Whom the asker may not ask. */
  barred: number[];
  /** Questions for an asker who is stuck; the same for everyone. */
  prompts: string[];
  /** This round's questions and answers, the last 60. */
  talk: Talk[];
  /** Who has stopped the clock in this round and cannot do so again. */
  spent: number[];
  /** Who has heard enough. */
  callers: number[];
  /** When so many have, time is up; 0 where nobody can say so. */
  callers_needed: number;
  accusation: Accusation | null;
  /** The votes of this round that are over. */
  cases: Case[];
  /** After time: whose turn it is to accuse, and who comes then. */
  accusers: number[];
  /** By seat: which answer of `talk` they liked best, once the cards lie open. */
  stars: (number | null)[];
  /** Who has seen the cards and waits for the next round. */
  ready: number[];
  scores: number[];
  /** All finished rounds; while the cards lie open, the last one is this round. */
  sheet: RoundResult[];
}

/** Codes of fixed width, so that every card takes the same room on the wire. */
export interface Card {
  /** The number of the place in the pack, as two digits; "--" for a spy. */
  place: string;
  /** The number of the role at that place, as one digit; "-" for a spy or when roles are off. */
  role: string;
}

/** A question and its answer; the texts are "" when people spoke them. */
export interface Talk {
  asker: number;
  to: number;
  question: string;
  /** null until it is given. */
  answer: string | null;
}

/** A vote that is going on: who has voted is seen, how is not. */
export interface Accusation {
  accuser: number;
  accused: number;
  after_time: boolean;
  voted: number[];
}

/** A vote that is over, with all votes shown. */
export interface Case {
  accuser: number;
  accused: number;
  guilty: number[];
  not_guilty: number[];
}

/** One bot's round. */
export interface Debrief {
  type: "Debrief";
  round: number;
  seat: number;
  level: string;
  temper: "bold" | "cautious" | "chatty";
  spy: boolean;
  moments: Moment[];
  turn: Turn | null;
  /** Whom it suspected most in the end. */
  suspect: number | null;
  /** A line about the suspect, with {name} where the name belongs; "" without one. */
  remark: string;
}

/** What it believed after an answer or a vote. */
export interface Moment {
  /** How many questions had been asked. */
  after: number;
  /** By seat, in percent. A civilian's own suspicion; for a spy, how it thought everybody looked. */
  suspicion: number[];
  /** A spy's likeliest places with their chances in percent. */
  places: [number, number][];
}

/** The answer that changed its mind most. */
export interface Turn {
  /** Which one, counted from 1. */
  question: number;
  seat: number;
  before: number;
  /** The chance in percent: that this seat is the spy; for a spy's debrief, of the true place. */
  after: number;
}
