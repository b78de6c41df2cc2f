// Everything the board says, in one place.
import { type Circle, sideOf, type Square } from './geometry'
import type { Attempt } from './wire'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** "one", "two" ...; figures from seven on. */
export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count)
}

export function list(words: string[], last = 'and'): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : (words[0] ?? '')
}

export const circleNames: Record<Circle, string> = {
  court: 'Court',
  government: 'Government',
  press: 'Press',
  publisher: 'Publisher',
}

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)

export const texts = {
  you: 'You',
  card: {
    name: (circle: Circle, value: number) => `${value > 12 ? 'Master' : value} of ${circleNames[circle]}`,
    /** What stands on it. */
    face: (circle: Circle, value: number) => `${value > 12 ? 'Master' : value} ${circleNames[circle]}`,
    master: 'Master',
  },
  board: {
    label: (name: string) => `The board: ${name}`,
    stands: (name: string, you: boolean, where: string) => `${you ? 'You stand' : `${name} stands`} ${where}.`,
    where: (square: Square) => {
      if (square.kind === 'mi5') return 'on MI5'
      if (square.kind === 'challenge') return `in the ${circleNames[square.circle!]} circle, square ${square.id.at(-1)}`
      return square.action ? `on “${square.action.label}”` : { ring: 'on the ring road', in: 'on a way in', out: 'on a way out' }[square.road]
    },
    service: 'SECURITY SERVICE',
    start: 'START · RETURN',
    mi5: 'MI5',
    map: 'Map. The frame is what you see.',
    steps: (steps: number) => (steps === 1 ? '1 step' : `${steps} steps`),
    home: (missing: number) => (missing ? `Home, ${inWords(missing)} ${missing === 1 ? 'stamp' : 'stamps'} short` : 'Home: publish!'),
    homeBrief: (missing: number) => (missing ? 'Every road starts here.' : 'The book comes out today.'),
    homeText: (missing: number) => (missing ? 'Nothing happens here until your papers are complete.' : 'All papers in order. The book comes out today.'),
    seek: (circle: Circle) => `Seek at ${circleNames[circle]}`,
    granted: (circle: Circle) => `${circleNames[circle]}: granted already`,
    blank: (square: Square) =>
      ({ ring: `Ring road, ${sideOf(square)}`, in: `Towards MI5, ${sideOf(square)}`, out: `The way out, ${sideOf(square)}` })[square.road],
    blankText: 'Nothing happens here. Enjoy it.',
    quiet: 'Quiet.',
    quietBefore: (gate: Circle | null) => (gate ? `Quiet. The ${circleNames[gate]} gate is next.` : 'Quiet. MI5 is next.'),
    /** What memos do, in a few words. */
    effects: {
      to_circle: 'Sends you there.',
      to_any_circle: 'Sends you where you like.',
      roll_again: 'Roll again.',
      draw_two: 'Draw two, discard two.',
      replace_one: 'Replace one card.',
      replace_hand: 'A whole new hand.',
      miss_turn: 'Costs you a turn.',
      report: 'Sends you to MI5.',
      replace_permission: 'Costs you a permission.',
      give_permission: 'Give a permission away.',
    } as Record<string, string>,
  },
  prospect: {
    run: 'A run: enough to seek',
    master: 'The master: cannot be refused',
    /** Over the cards: short. */
    tag: { run: 'A run: seek!', master: 'Cannot be refused' },
    brief: { run: 'Run ready.', master: 'Master ready.', near: 'One card short.', nothing: 'No run in hand.' },
    wants: (wants: number[]) => `wants ${list(wants.map(String), 'or')}`,
    near: (wants: number[]) => `${list(wants.map(String), 'or')} makes a run`,
    none: 'No run yet',
    /** For a line of its own, where there is no room over the cards. */
    short: (circle: string, is: string, cards: string, words: string) =>
      is === 'master' ? `${circle} master: ready` : is === 'run' ? `${circle} run ${cards}: ready` : `${circle}: ${words}`,
  },
  die: {
    threw: (die: number) => `You threw a ${inWords(die)}`,
    label: (die: number) => `The die shows ${die}`,
    preview: 'What a throw could do',
  },
  hand: {
    yours: 'Your hand',
    count: cards,
    watching: 'You are watching. No hand, no worries.',
  },
  piles: {
    pack: 'Pack',
    discards: 'Discards',
    takePack: 'Take a card unseen',
    takeDiscard: (card: string) => `Take the ${card}`,
    empty: 'empty',
    left: (count: number) => `${cards(count)} left`,
  },
  turn: {
    theirs: (name: string) => `${name} is at work`,
    waits: {
      draw: 'Taking a card',
      discard: 'Choosing what to discard',
      go: 'Choosing a way',
      seek: 'Deciding whether to seek permission',
      challenge: 'Seeking permission',
      circle: 'Choosing a circle',
      hand_back: 'Choosing a permission to hand back',
      give: 'Choosing a permission to give away',
      swap: 'Choosing a card to replace',
      look: 'Choosing a hand to look at',
      send: 'Choosing who reports to MI5',
      over: '',
    },
    draw: 'Your turn: take a card',
    drawLine: 'Unseen from the pack, or the open discard.',
    discard: (left: number) => (left > 1 ? `Discard ${inWords(left)}` : 'Discard one'),
    discardLine: 'Everyone sees what you let go.',
    discardThis: (card: string) => `Discard the ${card}`,
    pickOne: 'Pick a card',
    go: (ways: number) => (ways === 1 ? 'There is one way to go' : `${inWords(ways)[0]!.toUpperCase()}${inWords(ways).slice(1)} ways to go`),
    goLine: 'Pick a lit square.',
    pickWay: 'Pick a way',
    walk: (steps: number, { kind, circle, action, road }: Square) => {
      const to = kind === 'mi5' ? 'home' : (circle ?? action?.circle) ? `to the ${circleNames[(circle ?? action!.circle)!]}` : action ? `to “${action.label}”` : road === 'in' ? 'towards MI5' : 'and rest'
      return `Walk ${inWords(steps)}, ${to}`
    },
    seek: (circle: Circle) => `Seek permission at the ${circleNames[circle]}?`,
    seekLine: 'A run of three in the suit, or its master.',
    bluffLine: 'A run, the master, or any three cards and a straight face.',
    seekNone: 'You have neither a run here nor the master.',
    seekWith: (cards: string) => `Seek with ${cards}`,
    pickRun: 'Pick your cards',
    moveOn: 'Not this time',
    theMaster: 'the master',
    circle: 'To which circle?',
    circleLine: 'Your piece is put there, and you may seek at once.',
    circleLineCard: 'Your piece is put there, and your turn ends.',
    handBack: 'Hand back which permission?',
    handBackLine: 'It goes to the bottom of its pack. You can win it again.',
    give: 'Give away which permission?',
    giveLine: 'Nobody can be given their last one.',
    giveTo: (circle: Circle) => `Who gets your ${circleNames[circle]} permission?`,
    another: 'Another permission',
    swap: 'Replace one card',
    swapLine: 'It goes unseen under the discards.',
    swapThis: (card: string) => `Replace the ${card}`,
    look: 'Whose hand will you look at?',
    lookLine: 'Only you will see it.',
    send: 'Who reports to MI5?',
    sendLine: 'One who could publish there comes to this circle instead.',
    again: 'A second roll',
  },
  player: {
    folder: (name: string, held: number) => `${name}: ${held ? inWords(held) : 'no'} ${held === 1 ? 'permission' : 'permissions'}`,
    count: (held: number, needed: number) =>
      held >= needed ? 'back to MI5!' : held === needed - 1 ? `${held} of ${needed}: one to go` : held ? `${held} of ${needed}` : 'none yet',
    misses: 'misses a turn',
    rollsAgain: 'rolls twice',
    gone: 'has left',
    away: 'away',
    granted: 'Granted',
    lacks: (circle: Circle) => `${circleNames[circle]}: not yet`,
    has: (circle: Circle, title: string) => `Granted: ${circleNames[circle]}, ${title}`,
    saw: (name: string) => `What you saw of ${name}’s hand`,
    sawThen: (round: number) => `As it was in round ${round}.`,
    permission: (circle: Circle) => `${circleNames[circle]} permission`,
  },
  notebook: {
    open: 'Notebook',
    title: 'Seen at the discard pile',
    took: (name: string, card: string) => `${name} took the ${card}`,
    put: (name: string, card: string) => `${name} put down the ${card}`,
    held: 'Known to be held',
    nothing: 'Nothing to note yet.',
  },
  form: {
    number: (circle: Circle) => `The ${circleNames[circle]} · Form 7`,
    title: 'Application for leave to publish',
    applicant: 'Applicant',
    evidence: 'Evidence',
    sealed: (cards: number) => (cards === 1 ? 'one card, under seal' : 'three cards, under seal'),
    unseen: 'Nobody objected, so nobody will ever know.',
    neverOpened: 'never opened',
    three: 'three in sequence',
    master: 'the master',
    bluff: 'no run at all',
    decision: 'Decision',
    notYet: 'not yet',
    granted: 'Granted',
    refused: 'Refused',
    label: (name: string, you: boolean, circle: Circle) => `${you ? 'You seek' : `${name} seeks`} permission at the ${circleNames[circle]}`,
    secret: 'A challenge or a blank sheet: nobody can tell until all are opened.',
    sealedAnswer: 'has sealed an answer',
    counting: 'is still counting',
    yourAnswer: { '-': 'have not decided', p: 'let it pass', c: 'object' },
    object: 'Do you object?',
    objectLine: (circle: Circle, name: string) => `Up to three ${circleNames[circle]} cards. You win if yours total more than ${name}’s. What you play is spent either way.`,
    noneLine: (circle: Circle) => `You hold no ${circleNames[circle]} cards.`,
    objectWith: (total: string) => `Object with ${total}`,
    pickCards: 'Pick cards to object',
    letPass: 'Let it pass',
    decided: { p: 'You let it pass', c: 'Your objection is sealed' },
    wait: 'Waiting for the others.',
    yours: 'Your application is sealed',
    yoursLine: 'The others decide in secret.',
    watching: 'Everyone decides in secret',
    total: (cards: number[]) => cards.join(' + '),
    sum: (total: number) => `= ${total}`,
    passed: 'let it pass',
    objected: (total: string) => `objected with ${total}`,
    beats: (theirs: string, seekers: string) => `${theirs} beats ${seekers}`,
    fails: (theirs: string, seekers: string) => `${theirs} does not beat ${seekers}`,
    verdict: (attempt: Attempt, name: string, you: boolean) =>
      attempt.granted
        ? `${you ? 'You have' : `${name} has`} permission`
        : `${you ? 'You are' : `${name} is`} refused`,
    opening: 'Everything is turned over',
    unopposed: 'Nobody objected.',
    bluffed: 'It was no run at all.',
    goOn: 'Go on',
    timer: 'Time to decide',
  },
  end: {
    masthead: 'The Whitehall Gazette',
    dateline: (round: number) => `Late edition · round ${round}`,
    headline: (name: string, you: boolean) => (you ? 'Your book is out' : `${name}’s book is out`),
    below: (name: string, you: boolean) => `${you ? 'You' : name} reached MI5 with every stamp in place. Shops report queues; ministers report nothing.`,
    stopped: 'Nobody publishes today',
    stoppedBelow: 'The presses were stopped before the race was run.',
    race: 'The course of the race',
    caption: 'Permissions, round by round.',
    chart: (lines: string) => `Permissions over rounds. ${lines}`,
    line: (name: string, held: number) => `${name} ended with ${held}.`,
    attempts: (all: number, challenged: number) =>
      `${all} ${all === 1 ? 'application' : 'applications'}, ${challenged} of them contested.`,
    hands: 'What everyone still held',
    noCards: 'Nothing',
    published: 'Published',
    edition: 'Late edition',
    roundNumber: (round: number) => `Round ${round}`,
    price: 'One penny',
    title: 'Spycatcher',
    by: (name: string) => `by ${name}`,
    reached: 'Reached MI5 with every stamp in place.',
    queues: 'Shops report queues; ministers report nothing.',
    house: 'Spyhouse',
    keep: 'Keep the front page',
    file: 'whitehall-gazette',
  },
}
