// Every sentence of the Spy Club board, in one place. The log's are in story.ts.
import type { Aspect, ClueType, Symbol } from './shapes'
import type { Landing, MovementLeft, SpyClubView } from './wire'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const spelled = (count: number) => numbers[count] ?? String(count)
const ofFive = (count: number) => `${count ? spelled(count) : 'none'} of five`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const many = (count: number, one: string) => `${spelled(count)} ${one}${count === 1 ? '' : 's'}`

export const ideas = (count: number) => many(count, 'idea')

export const typeName: Record<ClueType, string> = {
  motive: 'Motive',
  suspect: 'Suspect',
  location: 'Location',
  crime: 'Crime',
  object: 'Object',
  distraction: 'Distraction',
}

export const symbolName: Record<Symbol, string> = {
  circle: 'circle',
  square: 'square',
  triangle: 'triangle',
  star: 'star',
  cross: 'cross',
}

export const eventName: Record<Landing['event'], string> = {
  fatigue: 'Fatigue',
  loose_end: 'Loose end',
  decoy: 'Decoy',
  sabotage: 'Sabotage',
  roadblock: 'Roadblock',
  nothing: 'Nothing',
}

/** Over an empty slot nobody knows: it is filled before the suspect walks. */
export const GAP = 'New clue first'

/** What an event does, once its size is known. */
export const eventLine: Record<Landing['event'], (size: number) => string> = {
  fatigue: (size) => (size ? `${ideas(size)} gone for good` : 'no ideas lost, nothing is solved yet'),
  loose_end: (size) => `${many(size, 'incoming clue')} lost`,
  decoy: (size) => `the suspect is ${many(size, 'step')} nearer to the door`,
  sabotage: (size) => `${ideas(size)} gone for good`,
  roadblock: () => 'every card in every hand turns over',
  nothing: () => 'only a distraction',
}

/** By the type the suspect stops over, for the sheet of dangers. */
export const dangers: { type: ClueType; event: Landing['event']; line: string }[] = [
  { type: 'motive', event: 'roadblock', line: 'all hands turn over' },
  { type: 'suspect', event: 'sabotage', line: 'ideas leave the game' },
  { type: 'location', event: 'decoy', line: 'nearer to the door' },
  { type: 'crime', event: 'loose_end', line: 'incoming clues lost' },
  { type: 'object', event: 'fatigue', line: 'costs you ideas' },
  { type: 'distraction', event: 'nothing', line: 'nothing happens' },
]

export const solvedLine: Record<Aspect, (name: string) => string> = {
  motive: (name) => `It was all about ${name}.`,
  suspect: (name) => (name === 'Twins' ? 'The Twins did it.' : `The ${name} did it.`),
  location: (name) => `It happened at the ${name}.`,
  crime: (name) => `The charge is ${name}.`,
  object: (name) => `The ${name} gave it away.`,
}

export const daytimeName: Record<MovementLeft['daytime'], string> = { day: 'day', sunset: 'sunset', night: 'night' }

export const texts = {
  you: 'You',
  turn: {
    yours: 'Your turn',
    theirs: (name: string) => `${name}’s turn`,
    left: (left: number, all: number) => `${left} of ${all} actions left`,
    none: 'No actions left',
    final: 'The final turn',
    watching: 'You are watching',
  },
  end: {
    ring: 'End turn',
    sure: (left: number) => `${capital(many(left, 'action'))} left. End?`,
  },
  skip: 'Skip',
  skipHint: 'Skip to now',
  hint: {
    title: 'If the suspect stops over…',
    tap: 'Tap a card to see what it can do.',
  },
  deed: {
    Investigate: 'Investigate',
    ShiftFocus: 'Focus',
    Confirm: 'Confirm',
    Scout: 'Scout',
    oneAction: 'one action',
    noAction: 'teamwork, no action',
    freeTrade: 'trade, free',
    sameAction: 'same action',
    flip: 'turn it over',
    alike: (count: number) => (count ? `${count} in hand` : 'no others'),
    here: 'the token is here',
    away: (slots: number) => (slots === 0 ? 'in focus' : `${slots} slot${slots === 1 ? '' : 's'} away`),
    dear: (has: number) => `you have ${has}`,
    swap: 'swap it',
    fill: 'fill the slot',
    trade: (name: string) => `Trade with ${name}`,
    pick: 'You focus on the same type. Tap a card to trade for it; it costs no action.',
    advice: (name: string) => `Ideas from ${name}`,
    take: (count: number, name: string) => `Take ${ideas(count)} from ${name}`,
    gain: (count: number) => `${ideas(count)} for you`,
    costs: (count: number) => (count ? `costs ${ideas(count)}` : 'free'),
    barred: 'a card forbids it',
    close: 'Put it back',
  },
  aim: {
    confirm: 'Now a slot in the row',
    putHere: 'Put it here',
    scout: 'Now an incoming clue',
    scoutInto: 'Now one of your slots',
    trade: 'Now one of their cards',
    tradeFor: 'Now one of yours',
    rowFor: 'Now one of your cards',
    instead: (name: string, symbol: Symbol) => `Put ${name} under the ${symbolName[symbol]} instead`,
    solution: (aspect: string) => `Five of a kind: which ${aspect.toLowerCase()} is the solution?`,
  },
  incoming: 'Incoming clues',
  deck: (left: number) => `${left} left`,
  ideasLeft: (count: number) => (count === 1 ? 'idea left' : 'ideas left'),
  left: 'left',
  gone: (count: number) => (count ? `${count} gone for good` : 'none gone yet'),
  escape: 'Escape',
  escapeAt: (at: number, track: number) => `Escape track: step ${at} of ${track}`,
  cardsLeft: (count: number) => (count === 1 ? '1 card left' : `${count} cards left`),
  setLeft: (set: MovementLeft) => `${capital(daytimeName[set.daytime])}: ${set.drawn} shown, ${set.left} to come`,
  solved: 'Solved so far',
  onYourType: (type: ClueType) => `also on ${typeName[type].toLowerCase()}s`,
  next: 'plays next',
  bot: 'bot',
  away: 'away',
  left4good: 'has left',
  place: {
    hand: (who: string, nth: number) => `${who}, card ${nth}`,
    mine: (nth: number) => `Your card ${nth}`,
    row: (symbol: Symbol) => `Row, under the ${symbolName[symbol]}`,
    incoming: (price: number) => `Incoming clue, ${price ? `costs ${ideas(price)}` : 'free'}`,
    empty: 'empty',
    focus: 'in focus',
    behind: (name: string, type: ClueType | null) => `behind it ${name}${type ? `, ${typeName[type].toLowerCase()}` : ''}`,
    pawn: 'the suspect stands here',
    landing: ({ number, event, gap }: Landing) => `with a ${number} the suspect stops here: ${gap ? 'a new clue comes first' : eventName[event]}`,
    lit: 'can be chosen now',
  },
  hand: (name: string) => `${name}’s hand`,
  openHand: 'ideas. Open the hand.',
  removal: {
    title: (count: number) => `${capital(ideas(count))} must go`,
    line: 'They leave the game. From where?',
    other: (name: string, count: number) => `${name} decides which ${ideas(count)} leave the game.`,
    supply: 'The jar',
    has: (count: number) => `has ${count}`,
    less: (who: string) => `One less from ${who}`,
    more: (who: string) => `One more from ${who}`,
    go: 'Let them go',
  },
  consent: {
    trade: (name: string, give: string, take: string) => `${name} offers the ${give} for your ${take}.`,
    advice: (name: string, count: number) => `${name} asks you for ${ideas(count)}.`,
    yes: 'Agree',
    no: 'Decline',
    waits: (name: string) => `Waiting for ${name} to agree.`,
  },
  moment: {
    solved: (type: ClueType) => `${typeName[type]} solved`,
    stamp: 'Solved',
    symbol: (symbol: Symbol) => `The ${symbolName[symbol]} was on the last card`,
    chosen: (name: string) => `Chosen by ${name}`,
    card: (number: number, title: string) => `So says card ${number}, “${title}”`,
    of: (count: number) => capital(ofFive(count)),
    on: 'Go on',
  },
  tonight: {
    title: 'The club tonight',
    the: (character: string) => `the ${character}`,
    plays: (name: string, called: string, character: string) => `${name} plays ${called} the ${character}.`,
  },
  openCase: (number: number) => `Open case ${number}`,
  finale: {
    success: 'Case closed',
    escape: 'And out of the door',
    out_of_ideas: 'Not an idea left',
    out_of_time: 'And the sun is up',
    clueless: 'Not a clue left',
    stopped: 'Another day, perhaps',
  } satisfies Record<NonNullable<SpyClubView['ended']>, string>,
  file: {
    title: {
      success: 'Case closed',
      escape: 'The suspect got away',
      out_of_ideas: 'Out of ideas',
      out_of_time: 'Out of time',
      clueless: 'Clueless',
      stopped: 'Case laid aside',
    } satisfies Record<NonNullable<SpyClubView['ended']>, string>,
    line: {
      success: 'All five aspects are solved. The club treats itself to ice cream.',
      escape: 'The last step led to the door, and the door was open.',
      out_of_ideas: 'There was more to lose than the club had left to think with.',
      out_of_time: 'The sun came up before the case was solved.',
      clueless: 'There were not enough clues left to fill the hands.',
      stopped: 'The host put the file back into the drawer.',
    } satisfies Record<NonNullable<SpyClubView['ended']>, string>,
    stamp: { won: 'Case closed', lost: 'Case cold' },
    stampLine: (count: number) => (count === 5 ? 'all five solved' : `${ofFive(count)} solved`),
    tab: (number: number, code: string) => [`Case ${number}`, code].filter(Boolean).join(' · '),
    office: 'Spy Club, branch office',
    turns: (count: number) => [String(count), count === 1 ? 'turn\nplayed' : 'turns\nplayed'] as const,
    steps: (steps: number, track: number) => [String(steps), `of ${track} steps\nto the door`] as const,
    ideas: (count: number) => [String(count), count === 1 ? 'idea\nleft' : 'ideas\nleft'] as const,
    solved: (count: number) => [String(count), 'of 5\nsolved'] as const,
    loose: 'Loose ends, still in our pockets',
    signed: 'Signed',
    story: 'How it went',
    turn: (turn: number, name: string) => `Turn ${turn}, ${name}`,
    before: 'Before that',
    tale: 'In our own words',
    taleHint: 'What really happened? Write it here; this browser keeps it.',
    link: 'Keep as a link',
    print: 'Print or keep as PDF',
    counts: {
      Flipped: 'cards turned over',
      Confirmed: 'clues confirmed',
      Scouted: 'clues scouted',
      NotesCompared: 'notes compared',
      SuspectWalked: 'walks of the suspect',
      IdeasRemoved: 'times ideas were lost',
    } as Record<string, string>,
    statistics: 'In numbers',
  },
}
