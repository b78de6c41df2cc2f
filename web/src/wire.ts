// Written by `spyhouse types` from the Python structs: change those, not this.

export type FromBrowser =
  | Hello
  | Request
  | Hint
  | Ping;

export type Command =
  | Sit
  | Stand
  | Ready
  | Rename
  | SeatBot
  | ClearSeat
  | Configure
  | Start
  | Play
  | HostPlay
  | Undo
  | Pause
  | Resume
  | ReplaceByBot
  | Rematch
  | Lock
  | AllowChat
  | AllowHints
  | Remove
  | HandOver
  | ClaimHost
  | Say
  | React;

export type KernelMove =
  | Tick
  | Skip
  | Leave
  | Stop;

export type FromTable =
  | Welcome
  | Update
  | Done
  | No
  | Hinted
  | Presence
  | Pong
  | Bye;

/** The first message. Without a token you watch; `seq` is the last one you have seen. */
export interface Hello {
  type: "Hello";
  token?: string;
  seq?: number;
  /** Send the list of legal moves with every view (the generic board and simple bots want it). */
  legal?: boolean;
}

/** Do something. The same id again gives the same answer and has no second effect. */
export interface Request {
  type: "Request";
  id: string;
  do: Command;
}

/** Take an empty chair, or in play a bot's seat (your own back, or one that nobody owns). */
export interface Sit {
  type: "Sit";
  seat: number;
  /** In the lobby, what to call this hand when one person plays several; else your own name. */
  name?: string;
}

/** Leave a chair; in play a bot takes over until you sit down again. */
export interface Stand {
  type: "Stand";
  seat: number;
}

export interface Ready {
  type: "Ready";
  on: boolean;
  salt?: string;
}

export interface Rename {
  type: "Rename";
  name: string;
  face: string;
}

/** Host: put a bot on an empty chair. */
export interface SeatBot {
  type: "SeatBot";
  seat: number;
  level: string;
}

/** Host: an empty chair where a bot or a person sat (lobby only). */
export interface ClearSeat {
  type: "ClearSeat";
  seat: number;
}

/** Host: change these options of the game; the others stay (lobby only). */
export interface Configure {
  type: "Configure";
  options: Record<string, unknown>;
}

/** Host: deal. Occupied chairs become seats 0, 1, 2 ... in their order. */
export interface Start {
  type: "Start";
  salt?: string;
}

/** A move of the game by a seat that is yours. */
export interface Play {
  type: "Play";
  seat: number;
  move: unknown;
}

/** Host: a move of the kernel's HOST seat (`Skip`, `Leave`, `Stop`, or one of the game's own). */
export interface HostPlay {
  type: "HostPlay";
  move: unknown;
}

/** Take back your last move, if nothing was shown or drawn and nobody acted since (SC-41). */
export interface Undo {
  type: "Undo";
  seat: number;
}

/** Host: the clock stands still and nobody moves until `Resume`. */
export interface Pause {
  type: "Pause";
}

/** Host. */
export interface Resume {
  type: "Resume";
}

/** Host: a bot plays on for someone who is away; they can sit down again. */
export interface ReplaceByBot {
  type: "ReplaceByBot";
  seat: number;
  level: string;
}

/** Host, after the end: back to the lobby with the same people on the same chairs. */
export interface Rematch {
  type: "Rematch";
}

/** Host: nobody new may join (on) or all may (off). */
export interface Lock {
  type: "Lock";
  on: boolean;
}

/** Host: chat and reactions on or off. */
export interface AllowChat {
  type: "AllowChat";
  on: boolean;
}

/** Host: hints from the strong bot on or off. */
export interface AllowHints {
  type: "AllowHints";
  on: boolean;
}

/** Host: send a person away; their seats go to bots (in play) or stand empty (lobby). */
export interface Remove {
  type: "Remove";
  person: string;
}

/** Host: someone else is host from now on. */
export interface HandOver {
  type: "HandOver";
  person: string;
}

/** Become host when the host has been away for a while. */
export interface ClaimHost {
  type: "ClaimHost";
}

export interface Say {
  type: "Say";
  text: string;
}

export interface React {
  type: "React";
  face: string;
}

/** What would the strong bot do in this seat of yours? Answered to you alone; nothing is stored. */
export interface Hint {
  type: "Hint";
  id: string;
  seat: number;
}

export interface Ping {
  type: "Ping";
}

/** The clock's move: the time of `deadline()` has come. */
export interface Tick {
  type: "Tick";
}

/** The host's move: a seat that is away loses the decision everyone waits for. */
export interface Skip {
  type: "Skip";
  seat: number;
}

/** The host's move: a seat has left for good and nobody takes it. */
export interface Leave {
  type: "Leave";
  seat: number;
}

/** The host's move, always legal while the game runs: end it here and show everything. */
export interface Stop {
  type: "Stop";
}

/** The answer to `Hello`: where things stand, and what you missed since your `seq`. */
export interface Welcome {
  type: "Welcome";
  /** Your person id; "" for a watcher. */
  you: string;
  seq: number;
  now: number;
  table: TableView;
  /** Who is connected. */
  here: string[];
  /** At most the last 200. */
  missed: Happened[];
  game?: GameView | null;
}

/** All that is public about the table itself. The same for everyone. */
export interface TableView {
  code: string;
  game: string;
  version: number;
  phase: "lobby" | "over" | "playing";
  /** Which game at this table this is, from 1. */
  number: number;
  options: Record<string, unknown>;
  summary: string;
  people: Person[];
  chairs: Chair[];
  host: string;
  locked: boolean;
  chat: boolean;
  paused: boolean;
  asleep: boolean;
  /** Whether this game lets a step be taken back. */
  undo: boolean;
  /** Whether players may ask for hints. */
  hints: boolean;
  /** SHA-256 of the secret half of the seed. */
  commitment: string;
  /** That secret, once the game is over; "" before. */
  secret: string;
}

export interface Person {
  id: string;
  name: string;
  face: string;
}

/** A chair in the lobby or a seat in play. Empty when it has neither person nor bot. */
export interface Chair {
  /** Who sits here, or who owns the seat while a bot plays on for them. */
  person?: string;
  /** The level of the bot that plays here now, or "". */
  bot?: string;
  /** The name everyone sees: the person's or the bot's own. */
  name?: string;
  face?: string;
  ready?: boolean;
}

/** One entry of the log as this viewer may know it. */
export interface Happened {
  seq: number;
  at: number;
  /** The person, "" for the house, "bot" for a bot. */
  by?: string;
  /** The table command, for those that are not moves of the game (`Play` carries its events). */
  did?: unknown;
  /** What the game told this viewer. */
  events?: unknown[];
  /** A bot's reason for its move, in games where everyone may know it. */
  why?: string;
}

export interface GameView {
  to_act: number[];
  /** On the table's clock; compare with `now` of the message. */
  deadline: number | null;
  /** Why chat is closed now, or "". */
  hush: string;
  outcome: Outcome | null;
  seats: SeatView[];
  /** What the host may do to the game now (moves for `HostPlay`). The same for everyone. */
  host: unknown[];
}

/** How a game ended. */
export interface Outcome {
  /** One word for each way it can end: "score", "escape", "stopped". */
  how: string;
  /** The winning seats; empty if nobody won. */
  winners: number[];
  /** One for each seat. */
  scores: number[];
  /** The side that won, for games with sides ("team", "suspect"). */
  side: string;
}

/** What one seat of yours sees; `seat` is absent for a watcher. */
export interface SeatView {
  view: unknown;
  seat?: number | null;
  /** Only if asked for in `Hello`. */
  legal?: unknown[] | null;
}

/**
 * Something happened, and it is stored. `seq` counts what everyone may know of; a thing that
 * only you may know comes with the old number.
 */
export interface Update {
  type: "Update";
  seq: number;
  now: number;
  happened: Happened;
  /** Only when it changed. */
  table?: TableView;
  /** Only when it changed. */
  game?: GameView | null;
}

/** Your request is stored. */
export interface Done {
  type: "Done";
  id: string;
  seq: number;
}

/** Your request was refused; nothing changed. */
export interface No {
  type: "No";
  reason: string;
  id?: string;
}

/** The answer to `Hint`, as good as the strong bot knows. */
export interface Hinted {
  type: "Hinted";
  id: string;
  /** A move for `Play`; null: better wait. */
  move: unknown;
  why?: string;
}

export interface Presence {
  type: "Presence";
  /** The people who are connected now. */
  here: string[];
}

export interface Pong {
  type: "Pong";
  now: number;
}

/** The last message before the server closes. */
export interface Bye {
  type: "Bye";
  reason: string;
}

export interface Reel {
  game: string;
  title: string;
  version: number;
  options: Record<string, unknown>;
  summary: string;
  chairs: Chair[];
  frames: Frame[];
  /** Whose eyes; absent for a spectator's. */
  seat?: number | null;
  /** In a tutorial, the coach's last words. */
  done?: string;
}

/** The table after a move, as one viewer saw it. The first frame is the deal. */
export interface Frame {
  /** On the table's clock. */
  at: number;
  to_act: number[];
  view: unknown;
  deadline?: number | null;
  outcome?: Outcome | null;
  /** Who moved: -1 is the clock, -2 the host; absent where nobody did. */
  seat?: number | null;
  move?: unknown;
  /** What the viewer was told. */
  events?: unknown[];
  /** A bot's reason for the move. */
  why?: string;
  /** In a tutorial, what the coach says before the move. */
  say?: string;
  /** In a tutorial, what the coach points at, by the names of the game's board. */
  point?: string[];
}
