// Written by `spyhouse types` from the Python structs: change those, not this.

export type FromBrowser =
  | Hello
  | Request
  | Hint
  | AnswerKnock
  | Ping;

export type Command =
  | Play
  | HostPlay
  | Undo
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
  | LetStudy
  | Configure
  | Start
  | Say
  | React
  | Look;

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
  | Knocks
  | Pong
  | Bye;

export type AnyCommand =
  | Play
  | HostPlay
  | BotPlayed
  | Ticked
  | Undo
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
  | LetStudy
  | Configure
  | Start
  | Say
  | React
  | Look;

export type Farewell = "busy" | "full" | "missing" | "removed" | "restart";

/** The first message. Without a token you watch. `seq` is the last one you have seen. */
export interface Hello {
  type: "Hello";
  token?: string;
  seq?: number;
  /** Send the list of legal moves with every view. The generic board and simple bots use it. */
  legal?: boolean;
}

/** A command to carry out. Sending the same id again returns the same reply and has no second effect. */
export interface Request {
  type: "Request";
  id: string;
  do: Command;
  /** The last `seq` you had seen. The command is refused if the prompt it answers is over. */
  after?: number | null;
}

/** Make a move of the game in one of your seats. */
export interface Play {
  type: "Play";
  seat: number;
  move: unknown;
}

/** Host: make a move of the HOST seat (`Skip`, `Leave`, `Stop`, or one of the game's own). */
export interface HostPlay {
  type: "HostPlay";
  move: unknown;
}

/** Undo your last move, if it revealed and drew nothing and nobody has acted since. */
export interface Undo {
  type: "Undo";
  seat: number;
}

/** Host: stop the clock; nobody moves until `Resume`. */
export interface Pause {
  type: "Pause";
}

/** Host: continue a paused game. */
export interface Resume {
  type: "Resume";
}

/**
 * Host: let a bot play for somebody, who can sit down again.
 *
 * The change waits for the end of a vote or challenge and, if the person is connected, of their turn.
 */
export interface ReplaceByBot {
  type: "ReplaceByBot";
  seat: number;
  level: string;
  /** Set by the server: the change waits until the turn, vote or challenge is over. */
  later?: boolean;
}

/**
 * Host: give a bot's seat to somebody who has had no seat in this game.
 *
 * Everyone sees it. A seat with secrets changes hands only between rounds.
 */
export interface GiveSeat {
  type: "GiveSeat";
  seat: number;
  person: string;
}

/**
 * Host, after the end: return to the lobby with the same people on the same chairs.
 *
 * Also for a stuck game, whose rules have changed. It is then dealt again from its original options.
 */
export interface Rematch {
  type: "Rematch";
}

/** Host: close the table to newcomers (on) or open it (off). */
export interface Lock {
  type: "Lock";
  on: boolean;
  /** Whether people who have not joined may watch. Only a locked table can be closed to watchers. */
  watchers?: boolean;
}

/** Host: turn chat and reactions on or off. */
export interface AllowChat {
  type: "AllowChat";
  on: boolean;
}

/** Host: turn hints on or off. */
export interface AllowHints {
  type: "AllowHints";
  on: boolean;
}

/** Host: set how long bots take. Refused in games of speed. */
export interface SetBotPace {
  type: "SetBotPace";
  pace: "at once" | "quick" | "slow" | "usual";
}

/**
 * Host: remove a person. Their seats go to bots in play and become empty in the lobby.
 *
 * In play the change waits for the end of a vote or challenge and, if the person is connected, of their
 * turn.
 */
export interface Remove {
  type: "Remove";
  person: string;
  /** Set by the server: the removal waits until the turn, vote or challenge is over. */
  later?: boolean;
}

/** Host: make somebody else the host. */
export interface HandOver {
  type: "HandOver";
  person: string;
}

/** Become host after the host has been away for a while. */
export interface ClaimHost {
  type: "ClaimHost";
}

/** Take an empty chair or, in play, a bot's seat: your own, or one that nobody owns. */
export interface Sit {
  type: "Sit";
  seat: number;
  /** Name of this hand if one person plays several (lobby only); defaults to your own name. */
  name?: string;
  /** Face of this hand (lobby only); defaults to your own face. */
  face?: string;
}

/** Leave a chair. In play a bot takes over until you sit down again. */
export interface Stand {
  type: "Stand";
  seat: number;
}

/** Say that you are ready, or not. */
export interface Ready {
  type: "Ready";
  on: boolean;
  salt?: string;
}

/** Change your name and face. Refused while the game closes the chat, because everyone sees a name. */
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

/** Host: empty a chair (lobby only). */
export interface ClearSeat {
  type: "ClearSeat";
  seat: number;
}

/**
 * Agree that finished games of this table are studied, without names, or withdraw it (lobby only).
 *
 * The host asks by agreeing first. A game counts if the host and everyone seated agreed when it began, and
 * nobody has withdrawn since.
 */
export interface LetStudy {
  type: "LetStudy";
  on: boolean;
}

/** Host: change some options of the game; the others stay (lobby only). */
export interface Configure {
  type: "Configure";
  options: Record<string, unknown>;
}

/** Host: deal. Taken chairs become seats 0, 1, 2 … in order. */
export interface Start {
  type: "Start";
  salt?: string;
}

/** Write a line in the chat. */
export interface Say {
  type: "Say";
  text: string;
}

/** Send one of a fixed set of reactions. Allowed even while the game closes the chat. */
export interface React {
  type: "React";
  face: string;
}

/** A player has looked at what was dealt to this seat. It changes nothing: the others see a tick. */
export interface Look {
  type: "Look";
  seat: number;
}

/** Ask what a strong bot would do in one of your seats. Only you get the answer; nothing is stored. */
export interface Hint {
  type: "Hint";
  id: string;
  seat: number;
}

/** Host: admit somebody to the locked table, or turn them away. The reply is a new `Knocks`. */
export interface AnswerKnock {
  type: "AnswerKnock";
  /** The number of the knock. */
  knock: number;
  admit: boolean;
}

/** Ask for a `Pong`. */
export interface Ping {
  type: "Ping";
}

/** The clock's move: `deadline()` has been reached. */
export interface Tick {
  type: "Tick";
}

/** The host's move: an absent seat loses the decision that everyone waits for. */
export interface Skip {
  type: "Skip";
  seat: number;
}

/** The host's move: a seat has left for good, and nobody takes it. */
export interface Leave {
  type: "Leave";
  seat: number;
}

/** The host's move, always legal while the game runs: end it and reveal everything. */
export interface Stop {
  type: "Stop";
}

/** A table to open, and its host. */
export interface NewTable {
  game: string;
  name: string;
  face: string;
  options?: Record<string, unknown>;
}

/** A person who joins. */
export interface NewPerson {
  name: string;
  face: string;
}

/** Where a browser receives notices: the fields of its `PushSubscription`. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Language of the notices. */
  lang?: string;
}

/** A view to describe in words. */
export interface ToDescribe {
  view: Record<string, unknown>;
  /** Names of the seats. */
  names?: string[];
}

/** A view of a finished round. */
export interface ToMeasure {
  view: Record<string, unknown>;
  /** Options of the table. */
  options?: Record<string, unknown>;
}

/** The answer to `Hello`: the current state, and what you missed since your `seq`. */
export interface Welcome {
  type: "Welcome";
  /** Your person id; "" for a watcher. */
  you: string;
  seq: number;
  now: number;
  table: TableView;
  /** People who are connected. */
  here: string[];
  /** At most the last 200 public entries. */
  missed: Happened[];
  game?: GameView | null;
  /** Id of the served client build (its entry script); "" without one. */
  build?: string;
}

/** The public state of the table itself, the same for everyone. */
export interface TableView {
  code: string;
  game: string;
  version: number;
  phase: "lobby" | "over" | "playing";
  /** Number of the current game at this table, from 1. */
  number: number;
  options: Record<string, unknown>;
  /** The house rules in one English line. */
  summary: string;
  /** The house rules as messages of the game (`summary.ftl`), for any language. */
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
  /** Whether this game allows undo. */
  undo: boolean;
  /** Whether players may ask for hints. */
  hints: boolean;
  /** How long bots take; null if the game sets it. */
  bot_pace: "at once" | "quick" | "slow" | "usual" | null;
  /** SHA-256 of the secret half of the seed. */
  commitment: string;
  /** The secret half of the seed once the game is over; "" before. */
  secret: string;
  /** Key to the record of this game once it is over. A link with it can be shared. */
  key: string;
  /** Why the game cannot continue although it is not over: its rules have changed. "" if it can. */
  stuck: string;
  /**
   * Whether this game was dealt on a device and imported.
   *
   * The owner of the device may have seen the cards.
   */
  from_device: boolean;
  /** Who agrees that finished games of this table are studied, without names. The host agrees first. */
  agreed: string[];
}

/** A message with its arguments, to be shown in each reader's language. */
export interface Phrase {
  code: string;
  args?: Record<string, unknown>;
}

/** A person at the table. */
export interface Person {
  id: string;
  name: string;
  face: string;
}

/** A chair in the lobby or a seat in play. It is empty when it has neither person nor bot. */
export interface Chair {
  /** Who sits here, or who owns the seat while a bot plays for them. */
  person?: string;
  /** Level of the bot that plays here now, or "". */
  bot?: string;
  /** Display name of the person or the bot. */
  name?: string;
  face?: string;
  ready?: boolean;
}

/** One log entry as this viewer may see it. */
export interface Happened {
  seq: number;
  at: number;
  /** Person id; "" for the server, "bot" for a bot. */
  by?: string;
  /** The table command. Absent for moves of the game, which are described by their events. */
  did?: AnyCommand | null;
  /** The events of the game that this viewer may see. */
  events?: unknown[];
  /** A bot's reason for its move, in games that show reasons. */
  why?: Phrase | string;
}

/** A bot made a move. */
export interface BotPlayed {
  type: "BotPlayed";
  seat: number;
  move: unknown;
  /** The bot's reason, in games that show reasons (`shared_view`). The table does not keep it. */
  why: Phrase | string;
}

/** The table clock reached the game's deadline. */
export interface Ticked {
  type: "Ticked";
}

/** The table was opened, with its game, rules version and the secret half of the first seed. */
export interface Opened {
  type: "Opened";
  game: string;
  version: number;
  options: Record<string, unknown>;
  secret: string;
  /** Code of the table on the device it was imported from; "" if it was opened here. */
  device?: string;
}

/** A person joined. The token stays in their browser; this is its SHA-256. */
export interface Joined {
  type: "Joined";
  person: string;
  name: string;
  face: string;
  token_hash: string;
  /** The host has admitted them to a locked table. */
  admitted?: boolean;
}

/**
 * The secret half of the next game's seed, and the options that the last game changed.
 *
 * It is fixed before anyone gets ready.
 */
export interface NewSecret {
  type: "NewSecret";
  secret: string;
  options?: Record<string, unknown> | null;
  /** Whether it was chosen by a device whose table was imported. */
  device?: boolean;
}

/** A bot's public comment on a finished round (`Bot.debrief`). The table does not keep it. */
export interface BotTold {
  type: "BotTold";
  seat: number;
  note: Record<string, unknown>;
}

/** A bot replied in the chat, under the same rules as people. The table does not keep it. */
export interface BotSaid {
  type: "BotSaid";
  seat: number;
  text: Phrase | string;
  name: string;
  /** The bot's face now; another player may sit there later. */
  face: string;
}

/** Somebody returned after a day or more. The entry marks the table as used, so it is kept. */
export interface Visited {
  type: "Visited";
}

/** Nobody has been here for a while: the clock is stopped. */
export interface Slept {
  type: "Slept";
}

/** Somebody is back: the clock runs again. */
export interface Woke {
  type: "Woke";
}

/** The running game as one person sees it. */
export interface GameView {
  to_act: number[];
  /** Deadline in ms on the table clock. Compare it with `now` of the message. */
  deadline: number | null;
  /** Why chat is closed now, as a refusal code or a sentence; "" if it is open. */
  hush: string;
  outcome: Outcome | null;
  seats: SeatView[];
  /** Moves for `HostPlay` that the host may make now. The same for everyone. */
  host: unknown[];
}

/** The outcome of a game. */
export interface Outcome {
  /** One word for how it ended: "score", "escape", "stopped". Players read the message `ending-HOW`. */
  how: string;
  /** The winning seats; empty if nobody won. */
  winners: number[];
  /** One score for each seat. */
  scores: number[];
  /** The winning side in games with sides ("team", "suspect"). */
  side: string;
}

/** What one of your seats sees. `seat` is absent for a watcher. */
export interface SeatView {
  view: unknown;
  seat?: number | null;
  /** Legal moves, only if requested in `Hello`. */
  legal?: unknown[] | null;
}

/**
 * Something happened and is stored.
 *
 * `seq` counts public entries. An entry that only you may see comes with the previous number.
 */
export interface Update {
  type: "Update";
  seq: number;
  now: number;
  happened: Happened;
  /** Present only if it changed. */
  table?: TableView;
  /** Present only if it changed. */
  game?: GameView | null;
  /** The id of your request that caused this update. It replaces a `Done`. */
  answers?: string;
}

/** Your request is stored. */
export interface Done {
  type: "Done";
  id: string;
  seq: number;
}

/** Your request was refused. Nothing changed. */
export interface No {
  type: "No";
  reason: string;
  /** Id of the request; "" if it could not be read. */
  id?: string;
  /** The request could not be decided or stored right now. Retrying may succeed. */
  again?: boolean;
  /** Name of the message in `refusals.ftl` that `reason` shows in English. */
  code?: string;
  /** Arguments of that message. */
  args?: Record<string, unknown>;
}

/** The answer to `Hint`. */
export interface Hinted {
  type: "Hinted";
  id: string;
  /** A move for `Play`; null means that waiting is better. */
  move: unknown;
  why?: Phrase | string;
}

/** Who is connected has changed. */
export interface Presence {
  type: "Presence";
  /** People who are connected now. */
  here: string[];
}

/**
 * Only for the host: the people who ask to join the locked table have changed.
 *
 * Also follows a `Welcome` if anybody waits.
 */
export interface Knocks {
  type: "Knocks";
  /** Everybody who waits for an answer, first come first. */
  waiting: Knocker[];
}

/** Somebody who asks to join a locked table. */
export interface Knocker {
  number: number;
  name: string;
  face: string;
}

/** The answer to `Ping`. */
export interface Pong {
  type: "Pong";
  now: number;
}

/**
 * The last message before the server closes the connection.
 *
 * Reconnect with growing pauses, unless the kind is `removed` or `missing`.
 */
export interface Bye {
  type: "Bye";
  kind: "busy" | "full" | "missing" | "removed" | "restart";
  reason: string;
  /** As in `No`. */
  code?: string;
  args?: Record<string, unknown>;
}

/** A finished game or a tutorial, frame by frame. */
export interface Replay {
  game: string;
  title: string;
  version: number;
  options: Record<string, unknown>;
  summary: string;
  chairs: Chair[];
  frames: Frame[];
  /** The seat whose view is shown; absent for a spectator's. */
  seat?: number | null;
  /** In a tutorial, the coach's last words. */
  done?: string;
}

/** The table after a move, as one viewer saw it. The first frame is the deal. */
export interface Frame {
  /** Time in ms on the table clock. */
  at: number;
  to_act: number[];
  view: unknown;
  deadline?: number | null;
  outcome?: Outcome | null;
  /** The seat that moved: -1 is the clock, -2 the host. Absent if nobody moved. */
  seat?: number | null;
  move?: unknown;
  /** The events that the viewer could see. */
  events?: unknown[];
  /** A bot's reason for the move. */
  why?: Phrase | string;
  /** In a tutorial, what the coach says before the move. */
  say?: string;
  /** In a tutorial, the parts of the board that the coach points at, by name. */
  point?: string[];
  /** In a tutorial, the moves that the learner may make now. */
  legal?: unknown[];
}

/** An opened table. */
export interface TableCreated {
  code: string;
  person: string;
  /** Secret that proves who you are. Store it: the server keeps only its hash. */
  token: string;
}

/** A person who has joined. */
export interface PersonJoined {
  person: string;
  token: string;
}

/** Somebody has asked to join a locked table. */
export interface Knocked {
  /** Secret with which to read the answer and to join. */
  token: string;
}

/** What the host of a locked table answers. */
export interface KnockAnswer {
  answer: "in" | "no" | "waiting";
}

/** Public facts about a table. */
export interface TableInfo {
  code: string;
  game: string;
  title: string;
  phase: "lobby" | "over" | "playing";
  summary: string;
  names: string[];
  /** Faces of everyone seated, bots included. */
  faces: string[];
  locked: boolean;
  /** Days until the table is deleted if nobody returns; null if it is kept. */
  days_left: number | null;
  /** Whether the game waits for the caller, who sent a token. */
  your_turn: boolean;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  version: number;
  least: number;
  most: number;
  /** The house rules with default options. */
  summary: string;
  /** JSON schema of the options. */
  options: Record<string, unknown>;
  bots: string[];
  undo: boolean;
  /** Whether players can ask for hints. */
  hints: boolean;
  /** Minutes that its tutorial takes; 0 if it has none. */
  tutorial: number;
  /** Whether players can write their own content for it. */
  packs: boolean;
  /** Address of its board's module, for an installed game package. */
  board: string;
  /** How it can end, in words, by `Outcome.how`: its messages `ending-HOW`. */
  endings: Record<string, string>;
  /** The sides that can win, in words, by `Outcome.side`: its messages `side-SIDE`. */
  sides: Record<string, string>;
  /** Data files that the operator has replaced. */
  own_files: string[];
  /** The game in one sentence: the message `NAME-line`. */
  line: string;
  /** How long it takes, in words: the message `NAME-time`, or its minutes. */
  time: string;
  /** Typical duration in minutes; 0 if unknown. */
  minutes: number;
  /** Address of its poster, for an installed game package: `client/poster.svg` or a picture. */
  poster: string;
  /** Languages it has messages in. */
  languages: string[];
}

/** The messages of a game in Fluent syntax. */
export interface GameWords {
  /** By language: the requested or nearest one, and English. */
  messages: Record<string, string>;
}

/** A view in words, line by line. */
export interface Described {
  lines: string[];
}

/** What the lines of a round gave away. */
export interface Measured {
  secret: string;
  lines: MeasuredLine[];
  /** Index of the line that gave away most; null if none gave away anything. */
  fatal: number | null;
  /** Number of lines that changed no belief because they were not understood. */
  not_understood: number;
}

/** What one line gave away. */
export interface MeasuredLine {
  seat: number;
  text: string;
  before: number;
  /** Probability of the secret in percent after the line, for those who should not know it. */
  after: number;
}

/** Facts about this server. */
export interface ServerInfo {
  version: string;
  /** Days for which an unvisited table is kept; 0 forever. */
  keep_days: number;
  /** Public key for Web Push subscriptions (VAPID); "" if the server sends no notices. */
  push: string;
  /** Whether the files for offline play are available at `/offline/`. */
  offline: boolean;
}

/** Id of a stored pack. */
export interface PackId {
  id: string;
}

/** Id of a subscription. */
export interface SubscriptionId {
  id: string;
}

/** One numbered rule in our own words, shown to players and cited by tests. */
export interface Rule {
  id: string;
  chapter: string;
  text: string;
}
