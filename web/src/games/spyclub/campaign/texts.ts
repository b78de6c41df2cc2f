// Every sentence of the campaign's desk and book. The cards' own words come from the house, one by one.
import type { AskedView, CampaignView, Instruction, MarkView, ObjectiveView } from '../wire'

export const lead: Record<Instruction['icon'], string> = {
  now: 'Now.',
  gear: 'Every case.',
  hourglass: 'During the case.',
  pencil: 'When recording.',
  flag: 'At the end.',
  envelope: 'When saving.',
  crossroads: 'You decide.',
}

export const stageName: Record<CampaignView['stage'], string> = {
  cast: 'Who is who',
  unlock: 'New cards',
  setup: 'Before the case',
  case: 'The case',
  record: 'For the master case',
  end: 'What the cards say',
  save: 'For the log',
  over: 'Saved',
}

export const markName: Record<MarkView['kind'], string> = {
  wild: 'counts as every type',
  locked: 'locked',
  sticky: 'stuck',
  shield: 'shielded',
  kiss: 'kissed',
  bait: 'bait',
  prize: 'a prize',
  paint: 'wet paint',
}

/** Figures are called by what they are: the dog, the guard. */
export const figureName = (figure: string) => (figure === 'suspect' ? 'the suspect' : `the ${figure.replaceAll('_', ' ')}`)

const prompt: Record<AskedView['ask'], string> = {
  offer: 'Do you want that?',
  clue: 'Choose a clue card.',
  row: 'Choose a place in the row.',
  spot: 'Choose a place in a hand.',
  player: 'Choose a player.',
  type: 'Your guess: what is on the other side?',
  symbol: 'Your guess: which symbol comes next?',
  event: 'Whose event happens?',
  play_on: 'All five are solved, but an objective is open. Play on for it?',
}

/** What an objective asks for, in the words of its card, and how far the team is. */
export function progress({ goal, text, so_far, n }: ObjectiveView): string {
  const asks = text.charAt(0).toUpperCase() + text.slice(1)
  if (goal === 'never') return `${asks}: ${so_far ? 'it has happened' : 'so far, not once'}.`
  return n ? `${asks}: now ${so_far} of ${n}.` : `${asks}.`
}

export const texts = {
  title: (number: number) => `Case ${number} of 5`,
  master: 'The master case',
  log: 'Case log',
  tonight: 'tonight',
  later: 'not yet opened',
  finale: 'the finale',
  nothing: 'Nothing recorded',
  points: (most: number) => `points so far, of ${most}`,
  unlocked: 'Unlocked',
  none: 'No card lies here yet. The first are turned when everyone has picked a character.',
  bSide: 'B side: not until told',
  belongsTo: (who: string) => `belongs to ${who}`,
  asleep: 'sleeps: its owner is not here',
  away: 'out of the game',
  chosen: (label: string) => `this case: ${label}`,
  tokens: (count: number, space: number) => `${count} of ${space} tokens`,
  close: 'Put it back',
  read: 'I have read it',
  opens: (number: number) => `leads to card ${number}`,
  agree: 'Agree',
  proposed: (name: string) => `${name} would go this way`,
  waitsFor: (names: string[]) => `Waiting for ${names.join(', ')}.`,
  notYours: (names: string[]) => `${names.join(' and ')} ${names.length > 1 ? 'decide' : 'decides'} this one.`,
  watching: 'The team decides. You are watching.',
  prompt: {
    card: 'Somebody reads it aloud.',
    choice: 'Talk it over: all of you have to agree.',
    give: 'Whose card is it from now on?',
    record: 'One solution may be pinned to the master case. It also says what waits for you next.',
    story: 'How did it go, in a sentence or two? The log keeps your words.',
  },
  recordTitle: 'What do we pin up?',
  storyTitle: 'In your own words',
  storyHint: 'It was the Dog all along, and he is not sorry.',
  keep: 'Write it down',
  done: 'That is our story',
  ending: {
    pin: 'Pin it up',
    desk: 'To the desk',
    hurry: 'All at once',
    office: 'Spy Club, branch office',
    closed: (turn: number) => `closed on turn ${turn}`,
  },
  receipt: {
    title: 'What it is worth',
    /** The order is only known where the turns are. */
    solved: (nth: number, turn: number) => (turn ? `${nth ? 'solved' : 'solved first'}, turn ${turn}` : 'solved'),
    pinned: 'pinned to the master case',
    card: 'so its card says',
    limit: 'cards give no more than that',
    tonight: 'points tonight,',
    soFar: (points: number, most: number) => `${points} of ${most} so far`,
    waits: 'waits on the board',
    nothing: 'Nothing was solved. It happens to the best.',
  },
  board: {
    filled: (count: number) => `${count} of 5 frames filled`,
    case: (number: number) => `Case ${number}`,
  },
  pinUp: {
    line: (next: number) => (next > 5 ? 'One photo fills a frame.' : `One photo fills a frame; its card comes out for case ${next}.`),
    isUp: (aspect: string) => `${aspect} is up:`,
    leads: 'leads to card',
    wouldPin: (who: string, what: string) => `${who} would pin up ${what}`,
    wouldLeave: (who: string) => `${who} would leave the frames as they are`,
    yours: 'Choose a photo',
    yoursLine: 'It fills a frame for good, and says what comes next.',
    everyone: (count: number) => (count > 1 ? `All ${['', 'one', 'two', 'three', 'four'][count] ?? count} have to agree.` : 'You decide.'),
    pin: (what: string) => `Pin up ${what}`,
    agree: (what: string) => `Agree to ${what}`,
    agreeLeave: 'Agree to leave them',
    leave: 'Leave the frames as they are',
    says: 'says so',
    agrees: 'agrees',
    thinks: 'thinking',
    you: 'you',
    waiting: 'You have said so. The others are thinking.',
    by: (title: string) => `By leave of “${title}”`,
    old: 'in place of the old one',
  },
  pinned: {
    lines: {
      motive: (name: string) => `It was about ${name}.`,
      suspect: (name: string) => `It was the ${name}.`,
      location: (name: string) => `It was at the ${name}.`,
      crime: (name: string) => `It was ${name}.`,
      object: (name: string) => `It was the ${name}.`,
    },
    frame: (count: number) => `Frame ${['', 'one', 'two', 'three', 'four', 'five'][count] ?? count} is filled.`,
    wants: (number: number) => `Something rattles in the index: card ${number} wants out.`,
    all: 'The string is tied off.',
    index: 'The index',
    on: 'Go on',
    points: (most: number) => `of ${most} points so far`,
  },
  cast: {
    title: 'Who are you in this story?',
    line: 'Your character stays yours from case to case, with every card it earns.',
    name: 'Name, if you like',
    taken: (name: string) => `taken by ${name}`,
    again: 'from your club',
    pick: (who: string) => `Play the ${who}`,
    waiting: 'You are in. The others are still choosing.',
  },
  inForce: 'In force',
  forceCards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  reached: 'Objective reached',
  more: (count: number) => `and ${count} more`,
  refused: { instead: (what: string) => `${what} instead` },
  known: {
    title: 'What you have looked at',
    next: 'The suspect’s next steps',
    sides: 'Both sides of these clues',
    both: (front: string, back: string) => `${front}, and behind it ${back}`,
  },
  asked: {
    prompt,
    rules: 'The campaign asks',
    other: (name: string) => `${name} decides.`,
    unseen: 'a card nobody has seen',
    row: (nth: number) => `place ${nth} of the row`,
    slot: (nth: number) => `place ${nth}`,
    spot: (name: string, what: string) => `${what} (${name})`,
    yes: 'Yes',
    no: 'No',
    enough: 'That is enough',
    playOn: 'Play on',
    stop: 'Close the case',
  },
  offer: {
    action: (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '),
    price: (actions: number, ideas: number, tokens: number) =>
      [
        actions ? (actions === 1 ? 'an action' : `${actions} actions`) : 'no action',
        ideas ? (ideas === 1 ? 'an idea' : `${ideas} ideas`) : '',
        tokens ? (tokens === 1 ? 'a token' : `${tokens} tokens`) : '',
      ]
        .filter(Boolean)
        .join(', '),
    solve: (aspect: string) => `Solve the ${aspect.toLowerCase()} now`,
    pocket: (into: string, out: string) =>
      into && out ? `Pocket ${into}, take ${out}` : into ? `Pocket ${into}` : `Take ${out} out`,
  },
  points1: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  fresh: 'new',
  index: 'The index',
  indexLine: 'What a recorded aspect leads to. It says numbers and no more.',
  book: {
    saved: (number: number) => `Case ${number} is in the log`,
    next: 'A rematch at this table is the next case, tonight or in a month. Seats and players may change.',
    grade: 'Final grade',
    total: (points: number) => `${points} points`,
    solved: (names: string[]) => (names.length ? `Solved: ${names.join(', ')};` : 'Nothing solved;'),
    recorded: (name: string) => `${name} pinned up`,
    unpinned: 'nothing pinned up',
    team: 'The club',
    file: 'Keep the campaign as a file',
    print: 'Print the book, or keep it as a PDF',
    begin: 'Make this the first case of a campaign',
  },
  poster: {
    club: 'Spy Club',
    five: 'A mystery in five cases',
    alt: 'The poster of this campaign',
    keep: 'Keep the poster',
    file: 'spy-club-campaign',
    closed: (day: string) => `Closed on ${day}`,
  },
  why: {
    recorded: 'a new aspect',
    solved: 'aspects solved',
    card: 'cards',
    objective: 'objectives',
    limit: 'over the limit',
  },
}
