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
  | OddOneOut
  | OddCard
  | Starred
  | Continued
  | Skipped
  | LeftForGood
  | GameEnded;

export type View = SpyfallView;

/** Options of a game of Spyfall. */
export interface SpyfallOptions {
  /** Language of places, roles, prompts and the bots' talk. */
  language?: "de" | "en" | "pl";
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
  odd_one_out?: boolean;
  fair_spies?: boolean;
  up_to_twelve?: boolean;
  places?: number | null;
  vote_seconds?: number;
  accuse_seconds?: number;
  pack?: Pack | null;
}

/** The places a game may happen in. Construction validates it, so every pack is playable. */
export interface Pack {
  name: string;
  places: Place[];
}

/** A place with its roles. */
export interface Place {
  name: string;
  roles: Role[];
  icon?: string;
  /** Id of a built-in place, whatever its name: determines its scene and the bots' knowledge. */
  id?: string;
}

/** A role at a place. */
export interface Role {
  name: string;
  /** Flavour text on the card. */
  line?: string;
  icon?: string;
}

/** Ask a player a question. The dealer's first question starts the clock. */
export interface Ask {
  type: "Ask";
  to: number;
  text?: string;
}

/** Answer the question you were asked. Then it is your turn to ask. */
export interface Answer {
  type: "Answer";
  text?: string;
}

/** Accuse a player and start a vote: once a round while the clock runs, or in your turn after time. */
export interface Accuse {
  type: "Accuse";
  seat: number;
}

/** Vote on the accused. Votes are hidden until all are in. */
export interface Vote {
  type: "Vote";
  guilty: boolean;
}

/** Accuse nobody in your turn after time. */
export interface Pass {
  type: "Pass";
}

/** Show your card as the spy and name the place while the clock runs. */
export interface Guess {
  type: "Guess";
  place: number;
}

/** Queue the spy's guess for when the clock runs again; null withdraws it. Nobody else can tell. */
export interface QueueGuess {
  type: "QueueGuess";
  place: number | null;
}

/** Say that you have heard enough, if the table allows it. It counts until the round ends. */
export interface CallTime {
  type: "CallTime";
}

/** Do nothing. Every player always has this move, so having moves does not reveal the spy. */
export interface Listen {
  type: "Listen";
}

/** Give your star for the best answer of the round while the cards are shown. It is worth no points. */
export interface Star {
  type: "Star";
  /** Index in the round's talk; not your own answer. */
  line: number;
}

/** Confirm that you have seen the cards, and continue with the next round. */
export interface Continue {
  type: "Continue";
}

/** End the round as the host: no points, and all cards are shown. */
export interface EndRound {
  type: "EndRound";
}

/** A round begins. The clock stands until the first question. */
export interface Dealt {
  type: "Dealt";
  round: number;
  dealer: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** Your own card, encoded as in the view to have constant size. */
export interface GotCard {
  type: "GotCard";
  place: string;
  role: string;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** The clock starts or runs on. */
export interface ClockRuns {
  type: "ClockRuns";
  /** Remaining time in ms; null without a clock. */
  left: number | null;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player asked another a question. */
export interface Asked {
  type: "Asked";
  asker: number;
  to: number;
  text?: string;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player answered the open question. */
export interface Answered {
  type: "Answered";
  seat: number;
  text?: string;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** The question is dropped because its addressee is away. The asker asks another player. */
export interface Unanswered {
  type: "Unanswered";
  seat: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player accused another, and everybody votes. */
export interface Accused {
  type: "Accused";
  accuser: number;
  accused: number;
  after_time: boolean;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player voted; the vote itself is hidden. */
export interface Voted {
  type: "Voted";
  seat: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** All votes are in and shown. */
export interface VoteEnded {
  type: "VoteEnded";
  accused: number;
  guilty: number[];
  not_guilty: number[];
  convicted: boolean;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player called time. */
export interface TimeCalled {
  type: "TimeCalled";
  seat: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** No more questions: starting with the dealer, each player may accuse once. */
export interface TimeUp {
  type: "TimeUp";
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player accused nobody in their turn after time. */
export interface Passed {
  type: "Passed";
  seat: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** Your guess was queued or withdrawn; sent to that spy only. */
export interface GuessQueued {
  type: "GuessQueued";
  place: number | null;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A spy named a place. */
export interface Guessed {
  type: "Guessed";
  seat: number;
  place: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** The round is over, and all cards are shown. */
export interface RoundEnded {
  type: "RoundEnded";
  result: RoundResult;
  /** The seats that may see it; None for everyone, spectators included. */
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
  /** By seat: index of the role at that place; null for spies and seats without a card. */
  roles: (number | null)[];
  /** Points gained by each seat. */
  points: number[];
  accuser: number | null;
  /** The accuser and the convicted player, if any. */
  accused: number | null;
  /** The place that the spy named, if any. */
  guess: number | null;
}

/** The convicted player had a card of another place and may name the real one. */
export interface OddOneOut {
  type: "OddOneOut";
  seat: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** The card of the odd one out, after the round. */
export interface OddCard {
  type: "OddCard";
  seat: number;
  place: number;
  role: number | null;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player gave the star for the best answer, given by its index in the round's talk. */
export interface Starred {
  type: "Starred";
  seat: number;
  line: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A player is ready for the next round. */
export interface Continued {
  type: "Continued";
  seat: number;
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

/** The game ended after the last round ("score"), or earlier ("stopped"). */
export interface GameEnded {
  type: "GameEnded";
  how: string;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** What a seat or a spectator sees of the game. */
export interface SpyfallView {
  /** Seat of the viewer; null for a spectator. */
  seat: number | null;
  phase: "accusations" | "dealt" | "naming" | "over" | "questions" | "reveal" | "vote";
  round: number;
  rounds: number;
  dealer: number;
  /** Players who were dealt a card in this round. */
  players: number[];
  /** Number of spies among them. */
  spies: number;
  /** Players who have left for good. */
  gone: number[];
  /** Players whom the game waits for. */
  waiting_for: number[];
  /** Your own card; null for spectators and seats without a card. */
  card: Card | null;
  /** The place a spy has queued, as two digits; "--" for everyone else. */
  queued: string;
  /** Your vote in progress: guilty, not guilty, or none. */
  my_vote: "-" | "g" | "n";
  /** Names of all places of the pack, by index. */
  places: string[];
  /** Places in this game: all of the pack, unless fewer were agreed. */
  in_play: number[];
  /** Places already played. */
  used: number[];
  /** Milliseconds left when the clock last started or stopped; 0 after time, and without a clock. */
  clock_left: number;
  /** Table-clock time at which the clock runs out; null while it stands and without a clock. */
  clock_ends: number | null;
  /** Player who asks next, or has asked the open question. */
  asker: number;
  /** Player who has to answer now. */
  asked: number | null;
  /** Players whom the asker may not ask. */
  barred: number[];
  /** Suggested questions; the same for everyone. */
  prompts: string[];
  /** This round's questions and answers; the last 60. */
  talk: Talk[];
  /** Players who have stopped the clock in this round and cannot do so again. */
  spent: number[];
  /** Players who have called time. */
  callers: number[];
  /** Number of calls that end the questions; 0 if the table does not allow calls. */
  callers_needed: number;
  accusation: Accusation | null;
  /** Finished votes of this round. */
  cases: Case[];
  /** After time: the player whose turn it is to accuse, then those who follow. */
  accusers: number[];
  /** By seat: index in `talk` of the favourite answer, once the cards are shown. */
  stars: (number | null)[];
  /** Players who are ready for the next round. */
  ready: number[];
  scores: number[];
  /** All finished rounds. While the cards are shown, the last one is this round. */
  sheet: RoundResult[];
  /** With fairer spies: by seat, its lots for the spy's card in this round. */
  spy_weights: number[];
  /** The card of the odd one out, after the round. */
  odd_card: Card | null;
}

/** A card in codes of fixed width, so that every card has the same size on the wire. */
export interface Card {
  /** Index of the place in the pack, as two digits; "--" for a spy. */
  place: string;
  /** Index of the role at that place, as one digit; "-" for a spy or when roles are off. */
  role: string;
}

/** A question and its answer. Texts are "" when people speak aloud. */
export interface Talk {
  asker: number;
  to: number;
  question: string;
  /** The answer; null until it is given. */
  answer: string | null;
}

/** A vote in progress: it shows who has voted, but not how. */
export interface Accusation {
  accuser: number;
  accused: number;
  after_time: boolean;
  voted: number[];
}

/** A finished vote, with all votes shown. */
export interface Case {
  accuser: number;
  accused: number;
  guilty: number[];
  not_guilty: number[];
}

/** Debrief of one bot about one round. */
export interface Debrief {
  type: "Debrief";
  round: number;
  seat: number;
  level: string;
  temper: "bold" | "cautious" | "chatty";
  spy: boolean;
  moments: BeliefSample[];
  turn: TurningPoint | null;
  /** The main suspect at the end. */
  suspect: number | null;
  /** A line about the suspect, with {name} as placeholder; "" for none. */
  remark: string;
}

/** Beliefs after an answer or a vote. */
export interface BeliefSample {
  /** Number of questions asked so far. */
  after: number;
  /** By seat, in percent: a civilian's own suspicion, or a spy's estimate of the others' suspicion. */
  suspicion: number[];
  /** A spy's likeliest places, with probabilities in percent. */
  places: [number, number][];
}

/** The answer that changed the bot's mind most. */
export interface TurningPoint {
  /** Number of the question, from 1. */
  question: number;
  seat: number;
  before: number;
  /** Probability in percent: of this seat being the spy, or, for a spy's debrief, of the true place. */
  after: number;
}
