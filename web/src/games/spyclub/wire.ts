// Written by `spyhouse types` from the Python structs: change those, not this.

export type Options = SpyClubOptions;

export type Move =
  | Investigate
  | ShiftFocus
  | Confirm
  | Scout
  | CompareNotes
  | GetAdvice
  | Agree
  | Decline
  | ChooseSolution
  | RemoveIdeas
  | EndTurn
  | UseCard
  | UsePocket
  | SolveEarly
  | PickClue
  | PickRow
  | PickSpot
  | PickPlayer
  | PickType
  | PickSymbol
  | PickEvent
  | Accept
  | Refuse
  | Enough
  | PickCharacter
  | ReadOn
  | Propose
  | WriteStory;

export type Event =
  | Flipped
  | FocusShifted
  | IdeasGained
  | IdeasSpent
  | Confirmed
  | Discarded
  | Scouted
  | DeckTurned
  | TeamworkAsked
  | TeamworkAnswered
  | NotesCompared
  | AdviceTaken
  | SolutionAsked
  | AspectSolved
  | TurnEnded
  | Refilled
  | ClueSlid
  | MovementRevealed
  | EscapeAdvanced
  | SuspectWalked
  | EventHappened
  | IncomingLost
  | HandsFlipped
  | RemovalAsked
  | IdeasRemoved
  | TurnBegan
  | CaseEnded
  | CardUsed
  | CardFired
  | CardAsked
  | CardAnswered
  | CluesFlipped
  | CluesPeeked
  | MovementPeeked
  | ClueMoved
  | CluesUncovered
  | Marked
  | Unmarked
  | FigureMoved
  | SuspectMoved
  | SuspectStayed
  | EscapeWentBack
  | EventAverted
  | Calmed
  | FocusMoved
  | SupplyChanged
  | ActionsChanged
  | MovementChanged
  | CapReached
  | DiceRolled
  | Guessed
  | RuleBegan
  | TokensChanged
  | CardTurned
  | CardPutAway
  | ObjectiveDone
  | PointsScored
  | Skipped
  | LeftForGood
  | StageBegan
  | CharacterPicked
  | CardUnlocked
  | CardGiven
  | DeskAsked
  | CardRead
  | Proposed
  | Agreed
  | Decided
  | AspectRecorded
  | StoryWritten
  | TableLaid
  | CaseSaved;

export type View = SpyClubView;

export type Printed = PrintedSide;

/** Options of a case. Their names are in `options.ftl`. */
export interface SpyClubOptions {
  edition?: "2018" | "prototype";
  difficulty?: "advanced" | "easy" | "intermediate" | "novice" | "standard" | "super_sleuth" | null;
  campaign?: Campaign | null;
  notebook?: boolean;
  consent?: boolean;
  flat_turns?: boolean;
  deal?: string;
  first_player?: number | null;
  characters?: ("Bookworm" | "Climber" | "Collector" | "Listener" | "Runner" | "Sketcher" | "Tinkerer" | "Whisperer")[];
}

export interface Campaign {
  /** The edition of the first case; None before the campaign begins. */
  edition?: "2018" | "prototype" | null;
  /** Everyone who has played a case, whether or not they are at the table now. */
  members?: Member[];
  /** All unlocked cards, in unlocking order. */
  cards?: CardInPlay[];
  /** Cards unlocked while saving: they follow the index entry. */
  queue?: number[];
  /** Keys of effects that wait for the table of the next case. */
  later?: string[];
  /** Keys of effects with the limit "campaign" that are used up. */
  spent?: string[];
  recorded?: Recorded[];
  log?: CaseFile[];
  /** Whether the first case was a single one: its aspect is recorded before the next case begins. */
  unrecorded?: boolean;
  last?: LastCase;
}

/** A character of the club, and the name its player chose. */
export interface Member {
  character: "Bookworm" | "Climber" | "Collector" | "Listener" | "Runner" | "Sketcher" | "Tinkerer" | "Whisperer";
  name?: string;
}

export interface CardInPlay {
  number: number;
  side?: "A" | "B";
  /** The owner of a character card. The card is out of force while the owner is absent. */
  owner?: "Bookworm" | "Climber" | "Collector" | "Listener" | "Runner" | "Sketcher" | "Tinkerer" | "Whisperer" | null;
  tokens?: number;
  /** Whether it is out of force for the rest of the campaign. */
  away?: boolean;
}

/** An aspect of the master case. */
export interface Recorded {
  case: number;
  aspect: "crime" | "location" | "motive" | "object" | "suspect";
  name: string;
}

/** The entry of one case in the log. */
export interface CaseFile {
  how: "clueless" | "escape" | "out_of_ideas" | "out_of_time" | "stopped" | "success";
  difficulty: string;
  /** Members of the team, by seat. */
  members: Member[];
  solved: Solution[];
  recorded: Recorded | null;
  lines: ScoreLine[];
  loose_ends?: string[];
  /** Objectives reached. */
  objectives?: string[];
  /** The story the team wrote. */
  story?: string;
}

export interface Solution {
  aspect: "crime" | "location" | "motive" | "object" | "suspect";
  name: string;
}

/** Points in the log and their reason: "recorded", "solved", "objective", "card" or "limit". */
export interface ScoreLine {
  why: "card" | "limit" | "objective" | "recorded" | "solved";
  points: number;
  /** The card that gave them; 0 for none. */
  card?: number;
}

/** State of the last table that the desk still needs: ideas, active player, events. */
export interface LastCase {
  /** Ideas by seat of the last case file's members. */
  ideas?: number[];
  active?: number;
  starter?: number;
  /** Number of movement cards left. */
  cards_left?: number;
  events?: number;
}

/** Flip one of your cards. Flipping others of them next is part of the same action. */
export interface Investigate {
  type: "Investigate";
  slot: number;
}

/** Put your focus token under another card and get ideas for every card of its type. */
export interface ShiftFocus {
  type: "ShiftFocus";
  slot: number;
}

/** Move a card to the centre row, onto an empty slot or in exchange for the card there. */
export interface Confirm {
  type: "Confirm";
  slot: number;
  row: number;
}

/** Take an incoming clue into one of your slots; a card that lies there is discarded first. */
export interface Scout {
  type: "Scout";
  place: number;
  slot: number;
}

/** Teamwork: trade a card of yours for one of theirs. */
export interface CompareNotes {
  type: "CompareNotes";
  seat: number;
  mine: number;
  theirs: number;
}

/** Teamwork: take ideas from another player. */
export interface GetAdvice {
  type: "GetAdvice";
  seat: number;
  ideas: number;
}

/** Yes to the teamwork you were asked for, or to what is proposed at the desk. */
export interface Agree {
  type: "Agree";
}

/** No to the teamwork you were asked for. */
export interface Decline {
  type: "Decline";
}

/** Say which of the five is the solution, while no movement card shows a symbol. */
export interface ChooseSolution {
  type: "ChooseSolution";
  row: number;
}

/** Say where the ideas that leave the game come from. */
export interface RemoveIdeas {
  type: "RemoveIdeas";
  supply: number;
  /** Ideas by seat. */
  players: number[];
}

/** No more actions: refill, then the suspect moves. */
export interface EndTurn {
  type: "EndTurn";
}

/** Take an action, or a free step, that a campaign card offers. */
export interface UseCard {
  type: "UseCard";
  card: number;
  action: string;
}

/** Put the card of that slot into a campaign card's pocket, take one out into an empty slot, or both. */
export interface UsePocket {
  type: "UsePocket";
  card: number;
  slot: number;
  /** The card to take out. */
  clue: number | null;
}

/** Solve an aspect with fewer cards, as a campaign card allows. */
export interface SolveEarly {
  type: "SolveEarly";
  card: number;
  aspect: "crime" | "location" | "motive" | "object" | "suspect";
}

/** The clue card a campaign card asks for. */
export interface PickClue {
  type: "PickClue";
  clue: number;
}

/** The slot of the centre row a campaign card asks for. */
export interface PickRow {
  type: "PickRow";
  row: number;
}

/** The place in somebody's hand a campaign card asks for. */
export interface PickSpot {
  type: "PickSpot";
  seat: number;
  slot: number;
}

/** The player a campaign card asks for. */
export interface PickPlayer {
  type: "PickPlayer";
  seat: number;
}

/** Your guess at the type of a hidden side. */
export interface PickType {
  type: "PickType";
  guess: "crime" | "distraction" | "location" | "motive" | "object" | "suspect";
}

/** Your guess at the next movement card's symbol. */
export interface PickSymbol {
  type: "PickSymbol";
  symbol: "circle" | "cross" | "square" | "star" | "triangle";
}

/** Whose event happens, of the suspect's and another figure's. */
export interface PickEvent {
  type: "PickEvent";
  figure: string;
}

/** Yes to what a campaign card offers. */
export interface Accept {
  type: "Accept";
}

/** No to what a campaign card offers. */
export interface Refuse {
  type: "Refuse";
}

/** No more than those picked so far. */
export interface Enough {
  type: "Enough";
}

/** Choose the character you play in this campaign, and its name. */
export interface PickCharacter {
  type: "PickCharacter";
  character: "Bookworm" | "Climber" | "Collector" | "Listener" | "Runner" | "Sketcher" | "Tinkerer" | "Whisperer";
  name?: string;
}

/** Confirm that you have read what is on the desk. The next item comes when all have. */
export interface ReadOn {
  type: "ReadOn";
  card?: number;
}

/** Propose an answer to the question on the desk. It is decided when everyone proposes the same. */
export interface Propose {
  type: "Propose";
  answer: string;
  card?: number;
}

/** Write the story of the case for the log. The last text counts. */
export interface WriteStory {
  type: "WriteStory";
  text: string;
}

/** A card was turned over. */
export interface Flipped {
  type: "Flipped";
  seat: number;
  slot: number;
  /** The card as it lies now. */
  clue: Clue;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A clue card as it lies. */
export interface Clue {
  /** Place in the shuffled deck: it identifies the card and reveals nothing else. */
  card: number;
  type: "crime" | "distraction" | "location" | "motive" | "object" | "suspect";
  name: string;
  /** With a notebook: the name on the other side if that has been seen; else "". */
  back?: string;
}

/** A player moved the focus token. */
export interface FocusShifted {
  type: "FocusShifted";
  seat: number;
  before: number;
  slot: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A player got ideas from the supply. */
export interface IdeasGained {
  type: "IdeasGained";
  seat: number;
  ideas: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A player returned ideas to the supply. */
export interface IdeasSpent {
  type: "IdeasSpent";
  seat: number;
  ideas: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A card was moved to the center row. */
export interface Confirmed {
  type: "Confirmed";
  seat: number;
  slot: number;
  row: number;
  clue: Clue;
  /** The card that lay there. It is now in the slot that the confirmed card came from. */
  exchanged: Clue | null;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A player discarded a card. */
export interface Discarded {
  type: "Discarded";
  seat: number;
  slot: number;
  clue: Clue;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A player took an incoming clue. */
export interface Scouted {
  type: "Scouted";
  seat: number;
  place: number;
  slot: number;
  clue: Clue;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** The deck has a new top card. It is null if the deck is empty, or if the card is covered. */
export interface DeckTurned {
  type: "DeckTurned";
  clue: Clue | null;
  /** Cards in the deck, this one included. */
  left: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A player asked another for teamwork. */
export interface TeamworkAsked {
  type: "TeamworkAsked";
  seat: number;
  partner: number;
  teamwork: CompareNotes | GetAdvice;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** The partner agreed to teamwork or declined. */
export interface TeamworkAnswered {
  type: "TeamworkAnswered";
  partner: number;
  agreed: boolean;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** Two players traded cards. */
export interface NotesCompared {
  type: "NotesCompared";
  seat: number;
  partner: number;
  mine: number;
  theirs: number;
  given: Clue;
  got: Clue;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A player took ideas from another player. */
export interface AdviceTaken {
  type: "AdviceTaken";
  seat: number;
  partner: number;
  ideas: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** The player chooses the solution, because no movement card shows a symbol yet. */
export interface SolutionAsked {
  type: "SolutionAsked";
  seat: number;
  aspect: "crime" | "location" | "motive" | "object" | "suspect";
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** An aspect was solved. */
export interface AspectSolved {
  type: "AspectSolved";
  aspect: "crime" | "location" | "motive" | "object" | "suspect";
  /** The center row from the left. All are discarded but the solution. */
  clues: Clue[];
  symbol: "circle" | "cross" | "square" | "star" | "triangle" | null;
  /** The slot of the solution. */
  row: number;
  solution: Clue;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A player's turn ended. */
export interface TurnEnded {
  type: "TurnEnded";
  seat: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A slot of a hand was refilled. */
export interface Refilled {
  type: "Refilled";
  seat: number;
  slot: number;
  place: number;
  clue: Clue;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** An incoming clue moved to the right. From place 0 it came off the deck. */
export interface ClueSlid {
  type: "ClueSlid";
  before: number;
  place: number;
  /** The card; null if it lies covered. */
  clue: Clue | null;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A movement card was revealed. */
export interface MovementRevealed {
  type: "MovementRevealed";
  card: MovementCard;
  left: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A movement card as a table plays with it. */
export interface MovementCard {
  /** Distances for the suspect's next move, from top to bottom. */
  numbers: [number, number, number];
  /** Height of the suspect icon: it selects a number of the card before. */
  icon: "bottom" | "middle" | "top";
  symbol: "circle" | "cross" | "square" | "star" | "triangle";
  escape?: boolean;
  daytime?: "day" | "night" | "sunset";
}

/** The escape marker advanced. */
export interface EscapeAdvanced {
  type: "EscapeAdvanced";
  /** Position of the marker now. */
  escape: number;
  /** The event that moved it; null for the icon of a movement card. */
  cause: "decoy" | "fatigue" | "loose_end" | "nothing" | "roadblock" | "sabotage" | null;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** The suspect moved. */
export interface SuspectWalked {
  type: "SuspectWalked";
  /** The slots it passed. It stops at the last. */
  path: Spot[];
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A slot in a player's hand. */
export interface Spot {
  seat: number;
  slot: number;
}

/** An event of the suspect happened. */
export interface EventHappened {
  type: "EventHappened";
  event: "decoy" | "fatigue" | "loose_end" | "nothing" | "roadblock" | "sabotage";
  /** Number of ideas, clues or spaces; 0 if there is nothing to count. */
  size: number;
  spot: Spot;
  clue: Clue;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A Loose end discarded incoming clues. */
export interface IncomingLost {
  type: "IncomingLost";
  place: number;
  clue: Clue;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A Roadblock turned over cards in hands. */
export interface HandsFlipped {
  type: "HandsFlipped";
  /** By seat: the cards as they lie now. */
  hands: ((Clue | null)[])[];
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** The active player chooses where these ideas come from. */
export interface RemovalAsked {
  type: "RemovalAsked";
  seat: number;
  ideas: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** Ideas left the game. */
export interface IdeasRemoved {
  type: "IdeasRemoved";
  supply: number;
  /** By seat. */
  players: number[];
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A player's turn began. */
export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  turn: number;
  /** Whether it is the last turn of the case. */
  final: boolean;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** The case ended, and all faces are shown. */
export interface CaseEnded {
  type: "CaseEnded";
  how: "clueless" | "escape" | "out_of_ideas" | "out_of_time" | "stopped" | "success";
  /** The cards left in hands. */
  loose_ends: Clue[];
  /** Every card on the table, with its other side. */
  shown: Clue[];
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A player took an action or a free step that a campaign card offers. */
export interface CardUsed {
  type: "CardUsed";
  seat: number;
  action: string;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A campaign card reacted to something. What follows is its effect. */
export interface CardFired {
  type: "CardFired";
  event: string;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A campaign card asked a player something. */
export interface CardAsked {
  type: "CardAsked";
  seat: number;
  ask: "clue" | "event" | "offer" | "play_on" | "player" | "row" | "spot" | "symbol" | "type";
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A player answered a campaign card. */
export interface CardAnswered {
  type: "CardAnswered";
  seat: number;
  accepted: boolean;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A campaign card turned clues over. */
export interface CluesFlipped {
  type: "CluesFlipped";
  /** The cards as they lie now. */
  clues: Clue[];
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** Both sides of these cards were shown to all. */
export interface CluesPeeked {
  type: "CluesPeeked";
  clues: Clue[];
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** The next movement cards were shown. */
export interface MovementPeeked {
  type: "MovementPeeked";
  /** The next movement cards, in order. */
  cards: MovementCard[];
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A clue moved from one location to another. */
export interface ClueMoved {
  type: "ClueMoved";
  /** The card; null if no player has seen it. */
  clue: Clue | null;
  before: BoardLocation;
  after: BoardLocation;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A location of a card or a figure. */
export interface BoardLocation {
  where: "deck_bottom" | "deck_top" | "discard" | "hand" | "incoming" | "out" | "pocket" | "row" | "seat";
  /** Seat of the hand, or the seat that a figure stands at; -1 for none. */
  seat?: number;
  /**
   * Slot of a hand or of the row, place of an incoming clue, or number of the campaign card with the
   * pocket.
   */
  slot?: number;
}

/** Cards that were face down lie open now. */
export interface CluesUncovered {
  type: "CluesUncovered";
  clues: Clue[];
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A disc was put on a card, or paint on a slot of the row. */
export interface Marked {
  type: "Marked";
  kind: "bait" | "kiss" | "locked" | "paint" | "prize" | "shield" | "sticky" | "wild";
  clue: number | null;
  row: number | null;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A disc or paint was removed. */
export interface Unmarked {
  type: "Unmarked";
  kind: "bait" | "kiss" | "locked" | "paint" | "prize" | "shield" | "sticky" | "wild";
  clue: number | null;
  row: number | null;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A figure moved. */
export interface FigureMoved {
  type: "FigureMoved";
  figure: string;
  before: BoardLocation | null;
  /** Its location now; null if it left the table. */
  after: BoardLocation | null;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A campaign card moved the suspect. No event happens on the way. */
export interface SuspectMoved {
  type: "SuspectMoved";
  path: Spot[];
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** The suspect does not move in this turn. */
export interface SuspectStayed {
  type: "SuspectStayed";
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** The escape marker moved back. */
export interface EscapeWentBack {
  type: "EscapeWentBack";
  escape: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** The event under the suspect does not happen. */
export interface EventAverted {
  type: "EventAverted";
  event: "decoy" | "fatigue" | "loose_end" | "nothing" | "roadblock" | "sabotage";
  spot: Spot;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A campaign card prevents the next event, movement or escape icon. */
export interface Calmed {
  type: "Calmed";
  what: "escape" | "event" | "move";
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A campaign card moved a focus token. That is no Shift focus and brings no ideas. */
export interface FocusMoved {
  type: "FocusMoved";
  seat: number;
  before: number;
  slot: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** Ideas that had left the game came back to the supply, or ideas of the supply left it. */
export interface SupplyChanged {
  type: "SupplyChanged";
  ideas: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** The number of actions in this turn changed. */
export interface ActionsChanged {
  type: "ActionsChanged";
  seat: number;
  actions: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** Unseen movement cards were put aside or came back. */
export interface MovementChanged {
  type: "MovementChanged";
  daytime: "day" | "night" | "sunset";
  cards: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A limit of the campaign cut off what cards would have done. */
export interface CapReached {
  type: "CapReached";
  cap: "actions" | "discs" | "escape" | "events" | "few_actions" | "ideas" | "marked" | "seeded" | "special" | "supply" | "time" | "triggers";
  /** The limit; for "supply" and "few_actions" the least. */
  most: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A die was rolled. */
export interface DiceRolled {
  type: "DiceRolled";
  odds: string;
  lucky: boolean;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A player guessed something hidden. */
export interface Guessed {
  type: "Guessed";
  seat: number;
  guess: string;
  right: boolean;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A rule of a campaign card is in force for a while. */
export interface RuleBegan {
  type: "RuleBegan";
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** The number of tokens on a campaign card changed. */
export interface TokensChanged {
  type: "TokensChanged";
  card: number;
  /** Number of tokens there now. */
  tokens: number;
  change: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A campaign card was turned over. */
export interface CardTurned {
  type: "CardTurned";
  card: number;
  side: "A" | "B";
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** A campaign card left the table. */
export interface CardPutAway {
  type: "CardPutAway";
  card: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** The team completed an objective. */
export interface ObjectiveDone {
  type: "ObjectiveDone";
  objective: string;
  points: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
}

/** The team scored points. */
export interface PointsScored {
  type: "PointsScored";
  points: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
  /** The campaign card that caused it; 0 if the rules of the case did. */
  by?: number;
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

export interface StageBegan {
  type: "StageBegan";
  case: number;
  stage: "case" | "cast" | "end" | "over" | "record" | "save" | "setup" | "unlock";
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

export interface CharacterPicked {
  type: "CharacterPicked";
  seat: number;
  member: Member;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

export interface CardUnlocked {
  type: "CardUnlocked";
  card: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

export interface CardGiven {
  type: "CardGiven";
  card: number;
  owner: "Bookworm" | "Climber" | "Collector" | "Listener" | "Runner" | "Sketcher" | "Tinkerer" | "Whisperer";
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A card or question is on the desk, to be read or decided. */
export interface DeskAsked {
  type: "DeskAsked";
  about: "card" | "choice" | "give" | "record" | "story";
  card: number;
  seats: number[];
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

export interface CardRead {
  type: "CardRead";
  seat: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

export interface Proposed {
  type: "Proposed";
  seat: number;
  answer: string;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

export interface Agreed {
  type: "Agreed";
  seat: number;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

export interface Decided {
  type: "Decided";
  about: "card" | "choice" | "give" | "record" | "story";
  card: number;
  answer: string;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** The team recorded an aspect; null if it recorded nothing. */
export interface AspectRecorded {
  type: "AspectRecorded";
  recorded: Recorded | null;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

export interface StoryWritten {
  type: "StoryWritten";
  seat: number;
  text: string;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** The case begins; the state of the table after the set-up. */
export interface TableLaid {
  type: "TableLaid";
  hands: ((Clue | null)[])[];
  /** Incoming clues from the left; null for an empty or covered place. */
  incoming: (Clue | null)[];
  row: (Clue | null)[];
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

export interface CaseSaved {
  type: "CaseSaved";
  case: number;
  points: number;
  total: number;
  /** The grade, after the last case. */
  grade: "A" | "A+" | "A-" | "B" | "B+" | "B-" | "C" | "C+" | "C-" | "D" | "D+" | "D-" | "F" | null;
  /** The seats that may see it; None for everyone, spectators included. */
  only?: number[] | null;
}

/** A case as everyone sees it. */
export interface SpyClubView {
  /** Seat of the viewer; null for a spectator. */
  seat: number | null;
  phase: "actions" | "card" | "consent" | "desk" | "over" | "removal" | "solution";
  turn: number;
  active: number;
  /** Seat of the first turn; turns go clockwise. */
  starter: number;
  waiting_for: number[];
  /** Actions that the active player has left. */
  actions: number;
  /** During an investigation: the slots flipped. Others can still be. */
  flipped: number[];
  /** Seats with which the active player can team up now. */
  partners: number[];
  final_turn: boolean;
  /** Seats that have left for good. */
  gone: number[];
  /** Hands by seat. */
  hands: Hand[];
  row: (Clue | null)[];
  /** Symbols over the slots of the row. */
  symbols: ("circle" | "cross" | "square" | "star" | "triangle")[];
  /** Incoming clues from the left. The first is the deck's top card. */
  incoming: Incoming[];
  /** Cards left in the deck, the top card included. */
  deck: number;
  /** Discarded cards as they lie, oldest first. */
  discards: Clue[];
  solved: Solved[];
  supply: number;
  /** Number of ideas that have left the game. */
  removed: number;
  /** Number of ideas that the active player has to remove now. */
  owed: number;
  escape: number;
  /** Position of the Escaped space. */
  track: number;
  pawn: Spot;
  /** The last movement card revealed. */
  movement: MovementCard | null;
  /** Numbers that may count next, from top to bottom. */
  numbers: [number, number, number];
  /** One per number, as the cards lie now. */
  landings: Landing[];
  movement_left: MovementLeft[];
  /** With a notebook: all revealed movement cards, in order. */
  movement_drawn: MovementCard[];
  asked: PendingTeamwork | null;
  ended: "clueless" | "escape" | "out_of_ideas" | "out_of_time" | "stopped" | "success" | null;
  /** What campaign cards put on the table. */
  table: CampaignTableView | null;
  campaign: CampaignView | null;
  /**
   * After a single case: its record as the first case of a campaign, for the option `campaign` of the next
   * game.
   */
  first_case: Campaign | null;
}

/** A player's hand, focus and ideas. */
export interface Hand {
  character: "Bookworm" | "Climber" | "Collector" | "Listener" | "Runner" | "Sketcher" | "Tinkerer" | "Whisperer";
  /** Cards by slot, from the owner's left. */
  clues: (Clue | null)[];
  /** Slot of the focus token. */
  focus: number;
  ideas: number;
  /** By slot: price to confirm the card there. */
  prices: number[];
  /** By slot: ideas for shifting focus there, as far as the supply lasts. */
  gains: number[];
}

/** An incoming clue and its price. */
export interface Incoming {
  clue: Clue | null;
  price: number;
}

/** A solved aspect and its solution. */
export interface Solved {
  aspect: "crime" | "location" | "motive" | "object" | "suspect";
  solution: Clue;
}

/** Where the suspect would stop for one of the numbers that may come next. */
export interface Landing {
  number: number;
  spot: Spot;
  event: "decoy" | "fatigue" | "loose_end" | "nothing" | "roadblock" | "sabotage";
  size: number;
  /** Whether the slot is empty. A new clue comes there first, so the event is unknown. */
  gap: boolean;
}

/** How many movement cards of a set are drawn and left. */
export interface MovementLeft {
  daytime: "day" | "night" | "sunset";
  drawn: number;
  left: number;
}

/** Teamwork that waits for the partner's answer. */
export interface PendingTeamwork {
  seat: number;
  teamwork: CompareNotes | GetAdvice;
}

export interface CampaignTableView {
  marks: MarkView[];
  figures: FigureView[];
  pockets: PocketView[];
  actions: ActionView[];
  /** What the active player may put in or take out now. */
  pocketing: UsePocket[];
  /** Aspects the active player may solve with fewer cards now. */
  solving: SolveEarly[];
  standing: StandingView[];
  objectives: ObjectiveView[];
  barred: BarredView[];
  asked: PendingChoice | null;
  /** What is cancelled next: an event, a movement ("move") or an escape icon. */
  calm: string[];
  /**
   * Clue cards whose other side is shown until the turn ends; what was looked at between turns, until the
   * next one ends.
   */
  peeked: Clue[];
  /** The next movement cards, as far as they are shown. */
  foreseen: MovementCard[];
  /** Places of covered incoming clues. */
  covered: number[];
  /** Clue cards that left the game. */
  out: Clue[];
  /** Number of events in this case. */
  events: number;
  /** Change of the number of actions in the next turn, by seat. */
  waiting_actions: number[];
  /** One for each possible number, while there is such a figure. */
  second: SecondLanding[];
  /** Whether an aspect was solved with fewer cards. */
  early: boolean;
}

export interface MarkView {
  kind: "bait" | "kiss" | "locked" | "paint" | "prize" | "shield" | "sticky" | "wild";
  /** The clue card it is on; null for paint. */
  clue: number | null;
  /** The slot of the row it is on, for paint. */
  row: number | null;
  until: "case" | "next_turn" | "round" | "taken" | "turn";
  /** The campaign card it came with. */
  card: number;
}

export interface FigureView {
  figure: string;
  /** The campaign card it came with. */
  card: number;
  token: string;
  power: "guard" | "hide" | "mute" | "none" | "second" | "second_once" | "stop";
  /** null when it is off the table. */
  place: BoardLocation | null;
}

export interface PocketView {
  card: number;
  size: number;
  clues: Clue[];
}

/** An action or free step that a card offers. */
export interface ActionView {
  card: number;
  /** Its key; its name is printed on the card. */
  action: string;
  actions: number;
  ideas: number;
  tokens: number;
  owner_only: boolean;
  /** Whether the active player can use it now. */
  usable: boolean;
  why_not: RefusalText | null;
}

/** A reason for a refusal: the code of a message, and its arguments. */
export interface RefusalText {
  code: string;
  args: Record<string, number>;
}

/** A standing rule in force. The text of its card says what it means. */
export interface StandingView {
  card: number;
  rule: string;
  limit: "" | "campaign" | "case" | "round" | "turn";
  /** Whether its limit is used up for now. */
  used: boolean;
  /** The part of the table it is about. */
  acts: "" | "escape" | "hands" | "incoming" | "row" | "suspect" | "team" | "turn";
  /** The player it applies to, if its card has an owner. */
  seat: number | null;
}

export interface ObjectiveView {
  id: string;
  card: number;
  goal: "confirm_cards" | "empty_row" | "escape_at_most" | "events_at_most" | "everyone_solves" | "first_solved" | "keep_ideas" | "never" | "same_hand" | "solve_count" | "solve_type" | "time_left" | "times" | "tokens";
  points: number;
  /** The number to reach, for goals that have one. */
  n: number;
  so_far: number;
  done: boolean;
}

/** A step that the active player could pay for but that a card prohibits. */
export interface BarredView {
  move: Investigate | ShiftFocus | Confirm | Scout | CompareNotes | GetAdvice;
  card: number;
  why: RefusalText;
}

/** A question of a card to a player or the team. */
export interface PendingChoice {
  seat: number;
  /** Players who may answer: one seat, or every seat for a choice of the team. */
  seats: number[];
  card: number;
  ask: "clue" | "event" | "offer" | "play_on" | "player" | "row" | "spot" | "symbol" | "type";
  /** Possible answers. The first is the default for an absent player. */
  answers: (PickClue | PickRow | PickSpot | PickPlayer | PickType | PickSymbol | PickEvent | Accept | Refuse | Enough)[];
}

/** Where the figure walking against the suspect would stop, for one number that may come next. */
export interface SecondLanding {
  number: number;
  spot: Spot;
  event: "decoy" | "fatigue" | "loose_end" | "nothing" | "roadblock" | "sabotage";
  size: number;
  /** Whether the slot is empty: a new clue comes there first. */
  gap: boolean;
}

export interface CampaignView {
  edition: "2018" | "prototype";
  case: number;
  stage: "case" | "cast" | "end" | "over" | "record" | "save" | "setup" | "unlock";
  /** Characters by seat; null until they have picked. */
  cast: (Member | null)[];
  members: Member[];
  /** Unlocked cards, in unlocking order. */
  cards: CardView[];
  question: Question | null;
  /** Recorded aspects of the master case. */
  recorded: Recorded[];
  /** Aspects that are not recorded. */
  open: ("crime" | "location" | "motive" | "object" | "suspect")[];
  /** The cases played, including the last one once it is saved. */
  log: CaseFile[];
  /** Points in the log. */
  points: number;
  /** Points of this case so far, each with its reason. */
  lines: ScoreLine[];
  /** Objectives reached in this case. */
  objectives: string[];
  story: string;
  /** The index, only while the team is at the desk. It gives the numbers of cards and nothing else. */
  index: IndexEntry[];
  grade: "A" | "A+" | "A-" | "B" | "B+" | "B-" | "C" | "C+" | "C-" | "D" | "D+" | "D-" | "F" | null;
  /** The option `campaign` of the next game, once this case is saved and another one follows. */
  record: Campaign | null;
}

export interface CardView {
  /** Number in the deck, as events name it. Its text is loaded by card and side. */
  card: number;
  /** Number printed in this edition. */
  number: number;
  /** Key of the clue it came with. */
  module: string;
  /** null for cards of the club itself. */
  aspect: "crime" | "location" | "motive" | "object" | "suspect" | null;
  picture: string;
  star: boolean;
  side: "A" | "B";
  owner: "Bookworm" | "Climber" | "Collector" | "Listener" | "Runner" | "Sketcher" | "Tinkerer" | "Whisperer" | null;
  tokens: number;
  /** How many tokens it holds; 0 if none. */
  space: number;
  kind: "completion" | "mosaic" | "tracker" | null;
  away: boolean;
  /** Whether its owner is absent, which puts it out of force. */
  asleep: boolean;
  /** Whether this side came up since the last case. */
  fresh: boolean;
  /** Key of the option chosen for this case. */
  chose: string;
}

/** A question at the desk: something the team or one seat reads or decides. */
export interface Question {
  about: "card" | "choice" | "give" | "record" | "story";
  /** 0 if it is not about a card. */
  card: number;
  /** The side whose choice it is. */
  side: "A" | "B" | null;
  /** Possible answers. Empty: everyone confirms that they have read it. */
  answers: Answer[];
  /** Seats that are asked. */
  seats: number[];
  proposal: string;
  agreed: number[];
}

export interface Answer {
  /** The key of the option; where a card is given away, a seat. */
  key: string;
  /** When recording: the index card it would lead to; else 0. */
  number: number;
  /** When recording: the aspect and, in `name`, the clue's name. */
  aspect: "crime" | "location" | "motive" | "object" | "suspect" | null;
  name: string;
  /** The card that allows this answer; 0 for the plain rule. */
  card: number;
  /** Whether it replaces an earlier recording. */
  old: boolean;
}

export interface IndexEntry {
  /** null for "Nothing recorded". */
  aspect: "crime" | "location" | "motive" | "object" | "suspect" | null;
  /** Its key. */
  module: string;
  /** Numbers printed in this edition. */
  numbers: number[];
}

/** A side of a campaign card as a player reads it. */
export interface PrintedSide {
  card: number;
  side: "A" | "B";
  title: string;
  /** The clue it came with, by its aspect, or the kind of card. */
  module: string;
  story: string;
  instructions: Instruction[];
  /** Its question, if it has a choice. */
  prompt: string;
  /** Texts of the options, by key. */
  options: Record<string, PrintedOption>;
  /** Names of its actions, by key. */
  actions: Record<string, string>;
  /** Questions its effects ask, by key. */
  objectives: Record<string, string>;
}

export interface Instruction {
  icon: "crossroads" | "envelope" | "flag" | "gear" | "hourglass" | "now" | "pencil";
  text: string;
}

export interface PrintedOption {
  label: string;
  /** Icon of a line that happens at once. */
  means: string;
}
