// Written by `spyhouse types` from the Python structs: change those, not this.

export type FromBrowser =
  | Hello
  | Request
  | Hint
  | Ping;

export type Command =
  | Pause
  | Resume
  | ReplaceByBot
  | GiveSeat
  | Rematch
  | Lock
  | AllowChat
  | AllowHints
  | SetBotPace
  | Remove
  | HandOver
  | ClaimHost
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

export type AnyCommand =
  | Opened
  | Joined
  | NewSecret
  | BotTold
  | BotSaid
  | Visited
  | Slept
  | Woke
  | Pause
  | Resume
  | ReplaceByBot
  | GiveSeat
  | Rematch
  | Lock
  | AllowChat
  | AllowHints
  | SetBotPace
  | Remove
  | HandOver
  | ClaimHost
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
  | BotPlayed
  | Ticked
  | Undo
  | Say
  | React;

export type Farewell = "busy" | "full" | "missing" | "removed" | "restart";

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
  /** The `seq` its sender had seen. If what it answers to is over since, it is refused. */
  after?: number | null;
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

/** Host: let somebody who has had no seat in this game play a bot's from now on. Everyone is told. */
export interface GiveSeat {
  type: "GiveSeat";
  seat: number;
  person: string;
}

/**
 * Host, after the end: back to the lobby with the same people on the same chairs. Also for a game that
 * cannot go on because its rules have changed: then it is dealt anew, from what it began with.
 */
export interface Rematch {
  type: "Rematch";
}

/** Host: nobody new may join (on) or all may (off). */
export interface Lock {
  type: "Lock";
  on: boolean;
  /** Whether people who have not joined may watch; only a locked table can be closed to them. */
  watchers?: boolean;
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

/** Host: how long bots take over their moves. Not where being quick is the game. */
export interface SetBotPace {
  type: "SetBotPace";
  pace: "at once" | "quick" | "slow" | "usual";
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

/** Take back your last move, if nothing was shown or drawn and nobody acted since. */
export interface Undo {
  type: "Undo";
  seat: number;
}

export interface Say {
  type: "Say";
  text: string;
}

/** A smile is not a word: the game's own silence does not forbid it. */
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

export interface NewTable {
  game: string;
  name: string;
  face: string;
  options?: Record<string, unknown>;
}

export interface NewPerson {
  name: string;
  face: string;
}

/** Where a browser takes notices, as its `PushSubscription` has it. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The language of the notices. */
  lang?: string;
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
  /** The client that this server hands out, by its entry script; "" where none is built. */
  build?: string;
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
  /** The house rules in a line, in English. */
  summary: string;
  /** The same, to be said in any language: messages of the game (`summary.ftl`). */
  house_rules: Phrase[];
  people: Person[];
  chairs: Chair[];
  host: string;
  locked: boolean;
  /** Locked, and closed to watchers too. */
  private: boolean;
  chat: boolean;
  paused: boolean;
  asleep: boolean;
  /** Whether this game lets a step be taken back. */
  undo: boolean;
  /** Whether players may ask for hints. */
  hints: boolean;
  /** How long bots take; null where the game sets it. */
  bot_pace: "at once" | "quick" | "slow" | "usual" | null;
  /** SHA-256 of the secret half of the seed. */
  commitment: string;
  /** That secret, once the game is over; "" before. */
  secret: string;
  /** Opens the record of this game, once it is over: with it a link can be passed on. */
  key: string;
  /** Why the game cannot go on, though it is not over: its rules have changed since. "" if it can. */
  stuck: string;
}

/** Something to say to people, in whatever language they read: a message, and what fills it. */
export interface Phrase {
  code: string;
  args?: Record<string, unknown>;
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
  did?: AnyCommand | null;
  /** What the game told this viewer. */
  events?: unknown[];
  /** A bot's reason for its move, in games where everyone may know it. */
  why?: Phrase | string;
}

/** A table begins: its game, the rules' version, the first game's secret half of the seed. */
export interface Opened {
  type: "Opened";
  game: string;
  version: number;
  options: Record<string, unknown>;
  secret: string;
}

/** A person came in. The token itself is only in their browser; this is its SHA-256. */
export interface Joined {
  type: "Joined";
  person: string;
  name: string;
  face: string;
  token_hash: string;
}

/**
 * The secret half of the next game's seed, fixed before anyone gets ready for it; and the options that
 * the last game has changed for it.
 */
export interface NewSecret {
  type: "NewSecret";
  secret: string;
  options?: Record<string, unknown> | null;
}

/** What a bot tells everyone about a round that is over (`Bot.debrief`); the fold keeps nothing of it. */
export interface BotTold {
  type: "BotTold";
  seat: number;
  note: Record<string, unknown>;
}

/** A bot answers in the chat, where and when people may speak; the fold keeps nothing of it. */
export interface BotSaid {
  type: "BotSaid";
  seat: number;
  text: Phrase | string;
  name: string;
  /** As it sits there now: later somebody else may. */
  face: string;
}

/** Somebody of this table came back after a day or more: so it is kept. */
export interface Visited {
  type: "Visited";
}

/** Nobody has been here for a while: the clock stands still. */
export interface Slept {
  type: "Slept";
}

/** Somebody is back: the clock runs on. */
export interface Woke {
  type: "Woke";
}

export interface BotPlayed {
  type: "BotPlayed";
  seat: number;
  move: unknown;
  /** The bot's reason, where everyone may read it (`Game.open_reasons`); the fold keeps nothing of it. */
  why: Phrase | string;
}

/** The game clock reached the deadline. */
export interface Ticked {
  type: "Ticked";
}

export interface GameView {
  to_act: number[];
  /** On the table's clock; compare with `now` of the message. */
  deadline: number | null;
  /** Why chat is closed now, as the code of a refusal or a sentence; or "". */
  hush: string;
  outcome: Outcome | null;
  seats: SeatView[];
  /** What the host may do to the game now (moves for `HostPlay`). The same for everyone. */
  host: unknown[];
}

/** How a game ended. */
export interface Outcome {
  /** One word for each way it can end: "score", "escape", "stopped". People read `ending-HOW`. */
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
  /** The id of your request that this is the answer to, instead of a `Done`. */
  answers?: string;
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
  /** Of the request; "" only where it could not be read. */
  id?: string;
  /** It could not be decided or stored just now: the same again, in a moment, may well be done. */
  again?: boolean;
  /** The message that `reason` is in English, by its name in `refusals.ftl`; "" where it has none. */
  code?: string;
  /** What fills it. */
  args?: Record<string, unknown>;
}

/** The answer to `Hint`, as good as the strong bot knows. */
export interface Hinted {
  type: "Hinted";
  id: string;
  /** A move for `Play`; null: better wait. */
  move: unknown;
  why?: Phrase | string;
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

/**
 * The last message before the server closes. Come back by yourself, with growing pauses, unless you
 * were `removed` or the table is `missing`.
 */
export interface Bye {
  type: "Bye";
  kind: "busy" | "full" | "missing" | "removed" | "restart";
  reason: string;
  /** As in `No`. */
  code?: string;
  args?: Record<string, unknown>;
}

export interface Replay {
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
  why?: Phrase | string;
  /** In a tutorial, what the coach says before the move. */
  say?: string;
  /** In a tutorial, what the coach points at, by the names of the game's board. */
  point?: string[];
  /** In a tutorial, what the learner may do now. */
  legal?: unknown[];
}

export interface YourTable {
  code: string;
  person: string;
  /** Proves that you are this person. Only your browser has it; keep it. */
  token: string;
}

export interface YouAre {
  person: string;
  token: string;
}

/** What somebody at the door may know. */
export interface TableFacts {
  code: string;
  game: string;
  title: string;
  phase: "lobby" | "over" | "playing";
  summary: string;
  names: string[];
  /** Of those who sit, bots included. */
  faces: string[];
  locked: boolean;
  /** When it goes if nobody of it comes back; null if it is kept for ever. */
  days_left: number | null;
  /** Whether the game waits for whoever has asked, with their token. */
  your_turn: boolean;
}

export interface GameFacts {
  name: string;
  title: string;
  version: number;
  least: number;
  most: number;
  /** Of the usual options. */
  summary: string;
  /** JSON schema. */
  options: Record<string, unknown>;
  bots: string[];
  undo: boolean;
  /** Whether a strong bot can be asked for a hint. */
  hints: boolean;
  /** How many minutes its tutorial takes; 0 if it has none. */
  tutorial: number;
  /** Whether players can make their own content for it. */
  packs: boolean;
  /** Where the module of its board is, for a game that others have brought. */
  board: string;
  /** How it can end, in words: by `Outcome.how`, as far as the game has a message `ending-HOW`. */
  endings: Record<string, string>;
  /** Who can win together, by `Outcome.side`: its messages `side-SIDE`. */
  sides: Record<string, string>;
  /** The data files that the host has put in place of the game's. */
  own_files: string[];
}

export interface HouseFacts {
  version: string;
  /** How long a table is kept that nobody visits; 0 for ever. */
  keep_days: number;
  /** The key with which a browser subscribes to notices (VAPID); "" where the house sends none. */
  push: string;
}

export interface PackId {
  id: string;
}

export interface SubscriptionId {
  id: string;
}

/** One numbered rule in our own words, for the rules drawer and the tests that cite it. */
export interface Rule {
  id: string;
  chapter: string;
  text: string;
}
