// Every sentence of the Spyfall board, in one place.
import type { Player, Trial } from './table'
import type { RoundResult } from './wire'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const number = (count: number): string => numbers[count] ?? String(count)
const Number_ = (count: number): string => number(count).replace(/^./, (letter) => letter.toUpperCase())

export const texts = {
  you: 'You',
  /** In the middle of a sentence. */
  youToo: 'you',
  points: (count: number) => `${count} point${count === 1 ? '' : 's'}`,

  card: {
    here: 'You are here',
    somewhere: 'You are… somewhere',
    spy: 'You’re the spy',
    lead: 'and you are the',
    noRole: 'and you are yourself',
    noRoleLine: 'Answer so that friends believe you and the spy learns nothing.',
    twoSpies: 'and so is somebody else',
    spyWords: {
      lead: 'and nobody else is',
      role: 'Look natural',
      line: 'Work out the place and name it while the clock runs.',
    },
    number: (code: string) => `No. ${code}`,
  },
  peek: {
    title: 'Your card',
    hold: 'Hold to open',
    how: 'Hold the space bar to look, or press Enter to open and Enter again to shut. Check who is behind you.',
    stamp: ['eyes', 'only'],
    letGo: 'Let go to hide',
  },
  places: {
    title: 'Places',
    shut: 'Shut the drawer',
    left: (total: number) => `of ${total} left`,
    countLeft: (left: number, total: number) => `${left} of ${total} left`,
    played: 'PLAYED',
    tapToStrike: 'Tap strikes out, for your eyes only.',
    pictures: 'Pictures',
    tapToName: 'Tap the place you are in.',
    name: 'Name the place…',
    neverMind: 'Never mind',
    label: (name: string, played: boolean, struck: boolean, naming: boolean) =>
      played ? `${name}, played in an earlier round` : naming ? `Name ${name}` : `${name}${struck ? ', struck out by you' : ''}`,
  },
  naming: {
    title: 'Stop pretending?',
    sure: (place: string) => `You show your card and say: “${place}!” If that is right, you get 4 points. If not, everyone else gets one.`,
    say: 'Say it',
    notYet: 'Not yet',
    later: (place: string) => `The clock stands. “${place}” will be spoken the moment it runs again, and until then nobody can tell.`,
    queue: 'Say it then',
    waits: (place: string) => `“${place}” will be spoken the moment the clock runs again.`,
    takeBack: 'Take it back',
    leave: 'Leave it',
    notSpy: 'Only the spy names a place.',
    notSpyLine: 'You know where you are. Let somebody else sweat.',
    wait: 'A place can be named while the clock runs.',
    fine: 'Fine',
  },
  ring: {
    bot: 'bot',
    gone: 'gone',
    ask: 'Ask',
    points: (player: Player) => `point${player.score === 1 ? '' : 's'}${player.away && !player.gone ? ', away' : ''}`,
    mark: (words: string) => `, your mark: ${words}`,
  },
  head: {
    round: (round: number, rounds: number) => [`Round`, String(round), `of ${rounds}`] as const,
    accuse: 'Accuse',
    accuseSpent: 'You rang it',
    stopped: 'Clock stopped',
    notStarted: 'Not started',
    timeUp: 'Time!',
    enough: 'Heard enough',
  },
  slip: {
    asks: (asker: string, asked: string) => `${asker} ${asker === 'You' ? 'ask' : 'asks'} ${asked === 'You' ? 'you' : asked}`,
    says: (name: string) => `${name} ${name === 'You' ? 'say' : 'says'}`,
    spokenQuestion: 'Listen up…',
    spokenAnswer: 'Answered aloud.',
    yourFirst: 'You deal. Ask the first question and the clock starts.',
    yourAsk: 'Your turn to ask. Tap anyone who glows.',
    yourAskVoice: 'Your turn: tap a player and ask aloud.',
    yourAnswerVoice: 'Answer aloud, then tap.',
    answered: 'I answered',
    dealerThinks: (name: string) => `${name} deals and asks first. The clock starts with the question.`,
    thinks: (name: string) => `${name} is thinking of a question.`,
    answers: (name: string) => `Waiting for ${name} to answer.`,
    listens: (name: string) => `${name} answers aloud.`,
    yourQuestion: (name: string) => `Your question to ${name}`,
    yourAnswer: 'Your answer',
    ask: 'Ask',
    say: 'Say it',
    stuck: 'Stuck? A prompt',
    testimony: 'All said so far',
    playRole: 'Answer in character.',
  },
  said: {
    title: (name: string) => `What ${name === 'You' ? 'you' : name} said`,
    all: 'All said so far',
    nothing: 'Not a word yet.',
    spoken: 'asked aloud',
    answeredAloud: '(aloud)',
    open: '…',
    mark: 'Your private mark',
    markNote: 'Kept in this browser. Nobody else ever sees it.',
    accuse: (name: string) => `Accuse ${name}`,
  },
  accuse: {
    title: 'Who is the spy?',
    once: 'This stops the clock. You can do it once a round.',
    afterTime: 'Your turn to accuse. If the vote fails, the next player accuses.',
    sure: (name: string) => `Accuse ${name}`,
    pick: 'Choose a suspect',
    notYet: 'Not yet',
    pass: 'Pass',
    spent: 'You have stopped the clock once this round. You get another turn when time is up.',
    turn: (name: string, first: boolean) => (first ? `Time! ${name} accuses first.` : `${name} may accuse.`),
    yourTurn: (first: boolean) => (first ? 'Time! You accuse first.' : 'Your turn to accuse.'),
    then: (names: string[]) => (names.length ? `Then ${names.join(', ')}.` : 'Nobody after that: then the spy gets away.'),
  },
  trial: {
    label: (name: string) => `${name} is accused`,
    question: (name: string, me: boolean) => (me ? 'Are you the spy?' : `Is ${name} the spy?`),
    verdict: (verdict: 'guilty' | 'innocent', name: string, me: boolean) =>
      verdict === 'guilty' ? 'Guilty!' : me ? 'You walk free' : `${name} walks free`,
    after: (trial: Trial, name: string, me: boolean) =>
      trial.verdict === 'guilty' ? `Turn over ${me ? 'your' : `${name}’s`} card…` : trial.afterTime ? 'Next, please.' : 'The clock runs on.',
    chipsDown: (down: number, all: number) =>
      down === all ? 'All chips are down' : `${Number_(down)} of ${number(all)} chips ${down === 1 ? 'is' : 'are'} down`,
    rang: (name: string, me: boolean, afterTime: boolean) =>
      afterTime ? `${me ? 'You accuse' : `${name} accuses`}` : me ? 'You rang the bell' : `${name} rang the bell`,
    need: (voters: number, trial: Trial) =>
      trial.majority
        ? 'More than half must say guilty.'
        : `All ${number(voters)} must say guilty, or ${trial.afterTime ? 'the next one accuses' : 'the clock runs on'}.`,
    hush: 'No chatting till the chips turn over.',
    says: { none: 'is thinking', down: 'chip is down', guilty: 'says guilty', innocent: 'says not guilty' },
    youSaid: { none: '', down: 'Your vote', guilty: 'You said guilty', innocent: 'You said not guilty' },
    guilty: 'Guilty',
    innocent: 'Not guilty',
    yourVote: 'Your vote',
    onYou: 'They are voting on you. Look innocent.',
    watching: 'You are watching.',
    reread: (name: string, me: boolean) => `What ${me ? 'you' : name} said`,
  },
  reveal: {
    wasThe: (spies: string[]) => `${spies.join(' and ')} ${spies.length > 1 ? 'were the spies' : spies[0] === 'You' ? 'were the spy' : 'was the spy'}`,
    spy: 'The spy',
    how: (result: RoundResult, name: (seat: number) => string, place: (number: number) => string): string => {
      const spy = result.spies.map(name).join(' and ')
      const were = spy === 'You' || result.spies.length > 1 ? 'were' : 'was'
      switch (result.how) {
        case 'caught':
          return `${name(result.accuser!)} pointed at ${name(result.accused!).replace(/^You$/, 'you')}, and everyone agreed. Quite right.`
        case 'framed':
          return `${name(result.accuser!)} pointed at ${name(result.accused!).replace(/^You$/, 'you')}, and everyone agreed. All wrong.`
        case 'guessed':
          return `${spy} named the place and ${were} right.`
        case 'missed':
          return `${spy} said “${place(result.guess!)}”. Nice try.`
        case 'escaped':
          return 'Time ran out, and nobody was convicted.'
        case 'void':
          return 'The round was called off. No points.'
      }
    },
    next: 'Next round',
    ready: 'Waiting for the others',
    readyCount: (ready: number, all: number) => `${ready} of ${all} ready`,
    waits: 'Take your time: the table waits for everyone.',
    last: 'The final score',
    weWere: 'We were here',
    guess: 'The guess',
    voted: { none: '', down: '', guilty: 'guilty', innocent: 'not guilty' },
    caught: 'Caught',
    framed: 'Framed',
    guessed: 'Found out',
    missed: 'Wrong place',
    escaped: 'Got away',
    rounds: 'Score sheet',
    total: 'Total',
    player: 'Player',
  },
  souvenir: {
    keep: 'Keep the picture',
    file: 'spyfall',
    title: 'Spyfall',
    house: 'Spyhouse',
    spies: (names: string[]) => [names.join(' and '), names.length > 1 ? 'were the spies' : 'was the spy'] as const,
    best: (stars: number) => (stars ? `Best line, ${stars} ${stars === 1 ? 'star' : 'stars'}` : 'The last word'),
    asked: (name: string, question: string) => (question ? `${name}, asked: ${question}` : name),
    foot: (players: number, round: number) => `Spyfall · ${number(players)} at the table · round ${round}`,
  },
  debrief: {
    title: 'The debrief',
    invite: 'What the bots believed',
    nextRound: 'The next round has been dealt.',
    tabs: 'Whose notes',
    notesOf: (name: string, temper: string, level: string) => `Notes of ${name} (${temper}, plays ${level})`,
    declassified: 'Declassified',
    suspicionTitle: 'Who I thought was the spy',
    placesTitle: 'Where I thought we were',
    percent: (value: number) => `${Math.round(value)}%`,
    spy: 'the spy',
    right: 'we were here',
    named: 'I said this',
    nothing: 'It was over before I could make up my mind.',
    noSuspect: 'I had no idea who it was.',
    suspected: (name: string, chance: number, right: boolean) =>
      `In the end I was ${chance}% sure it was ${name}. ${right ? 'And it was.' : 'I was wrong.'}`,
    guessed: (place: string, question: number, chance: number | null, right: boolean) =>
      `After question ${question} I said “${place}”${chance === null ? ' against the odds' : `, ${chance}% sure`}. ${right ? 'And so it was.' : 'It was not.'}`,
    wouldGuess: (place: string, chance: number, right: boolean) =>
      `I never said it, but my best idea was “${place}”, ${chance}%. ${right ? 'It would have been right.' : 'It would have been wrong.'}`,
    looked: (chance: number) => `By then, I thought, you were ${chance}% sure it was me.`,
    remark: (line: string, name: string) => line.replaceAll('{name}', name),
    didIt: 'This did it',
    whySeat: (name: string, before: number, after: number) => `I went from ${before}% to ${after}% sure that it was ${name}.`,
    whyPlace: (place: string, before: number, after: number) => `“${place}” went from ${before}% to ${after}%.`,
    walk: 'Walk through the round',
    question: (number: number, all: number) => `Question ${number} of ${all}`,
    back: 'The question before',
    forth: 'The next question',
    then: (chances: string[]) => `After that: ${chances.join(', ')}.`,
    asTable: 'The same as a table',
    after: 'Question',
    unlikely: 'low',
  },
  best: {
    title: 'Best line of the round?',
    how: 'One star each. Not for your own.',
    given: 'Your star is given.',
    own: 'Yours: no star here',
    label: (answer: string, name: string, stars: number) => `A star for “${answer}” by ${name}, ${stars} so far`,
    more: (all: number) => `All ${all} answers`,
    fewer: 'Only the best',
  },
  end: {
    title: 'Case closed',
    winner: (names: string[]) => `${names.join(' and ')} ${names.length > 1 || names[0] === 'You' ? 'win' : 'wins'}`,
    nobody: 'Nobody wins',
    stopped: 'The game was stopped early.',
    lastRound: 'The last round',
  },
  voices: { on: 'Bots speak here', off: 'Bots are muted here' },
  watch: { title: 'You are watching', line: 'No card, no vote, no worries.' },
  time: {
    60_000: 'One minute left.',
    30_000: 'Thirty seconds left.',
    10_000: 'Ten seconds left.',
  },
}
