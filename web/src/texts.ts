// Every word of the shell, in one place, so that another language is another file like this one.

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const spelled = (n: number) => words[n] ?? String(n)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const texts = {
  house: 'Spyhouse',
  line: 'A table for spies, their friends and a few bots.',
  close: 'Close',
  cancel: 'Never mind',
  tooLong: 'That is too much to send at once. A pack this large goes into a new table, from the front page.',
  loading: 'Lighting the lamp…',
  and: (names: string[]) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,

  games: {
    spyclub: { line: 'One case, five questions. Solve it together before dark.', players: '2–4', time: '45 min' },
    spyfall: { line: 'Everyone knows where you are. Except one. Ask carefully.', players: '3–8', time: '8 min a round' },
    spyguy: { line: 'Doctor Moritz is off to the port. Spot the clues, close the gap.', players: '1–8', time: '20 min' },
    spycatcher: { line: 'Four circles, four stamps. Get your book past Whitehall first.', players: '2–6', time: '60 min' },
  } as Record<string, { line: string; players: string; time: string }>,

  front: {
    posters: 'The games',
    soon: 'soon',
    soonLong: 'Still being drawn. Soon.',
    playNow: 'Play now',
    playNowHint: (game: string) => `Play now: ${game}, you and bots`,
    newTable: 'New table',
    newTableHint: (game: string) => `New table for ${game}`,
    players: 'Players',
    time: 'Time',
    gotCode: 'Got a code?',
    code: 'The code of a table',
    join: 'Join',
    playingAs: 'Playing as',
    openTables: 'Your open tables',
    waiting: (waiting: number, others: number) => {
      if (!waiting && !others) return 'None yet. Pick a poster.'
      const parts = []
      if (waiting) parts.push(`${spelled(waiting)} waiting for you`)
      if (others) parts.push(`${spelled(others)} ${waiting ? 'more' : 'open'}`)
      return capital(parts.join(', '))
    },
    yourTurn: 'Your turn',
    phase: { lobby: 'In the lobby', playing: 'In play', over: 'Finished' } as Record<string, string>,
    forget: (code: string) => `Put table ${code} away`,
    offline: 'The house does not answer. Are you online? Trying again…',
    swipe: 'Show',
  },

  me: {
    title: 'Your name tag',
    name: 'Name',
    face: 'Face',
    faceNamed: (face: string) => `Face: ${face.replaceAll('-', ' ')}`,
    keep: 'Pin it on',
    example: 'Odile',
  },

  options: {
    title: (game: string) => `A table for ${game}`,
    intro: 'The usual rules are set. Change what you like, or nothing.',
    open: 'Open the table',
    more: 'More house rules',
    yes: 'Yes',
    any: 'Any',
    fewer: (what: string) => `Less: ${what}`,
    greater: (what: string) => `More: ${what}`,
    ownPack: 'Make your own',
    ownPackOf: (name: string) => `“${name}”, your own. Change it`,
    boxPack: 'As in the box.',
    packs: 'Your own pack',
  },

  join: {
    title: (code: string) => `Table ${code}`,
    invited: (host: string, game: string) => `${host} has a table for ${game}.`,
    nobody: 'Nobody sits here yet.',
    there: 'At the table',
    sit: 'Pull up a chair',
    watch: 'Just watch',
    locked: 'The host has locked this table. You can watch, or ask to be let in.',
    playing: 'A game is going on. Come in, and take a bot’s seat or watch.',
    notFound: (code: string) => `No table called ${code}.`,
    notFoundHelp: 'Check the code: four or five letters, on the host’s screen. Or open a table of your own.',
    toFront: 'Front page',
    again: 'Knock again',
    bye: 'You are out',
  },

  lobby: {
    title: (host: string) => `${host}’s table`,
    back: 'Front page',
    sound: (on: boolean) => (on ? 'Sound on' : 'Sound off'),
    bringIn: 'Bring them in',
    typeThis: 'Type this on any phone',
    qr: (code: string) => `QR code to table ${code}`,
    copy: 'Copy the link',
    share: 'Share the link',
    copied: 'Link copied. Send it to someone.',
    rules: 'House rules',
    unfold: 'Unfold',
    change: 'Change',
    keep: 'Keep these rules',
    usual: 'As in the box.',
    sit: 'Sit here',
    addBot: 'Add a bot',
    free: 'Free',
    freeChair: (offer: string, n: number) => `${offer}: empty chair ${n}`,
    chairTitle: (n: number) => `Chair ${n}`,
    you: (name: string) => `${name} (you)`,
    another: 'Another hand for me',
    anotherHint: 'Pass the phone round: one more player on this screen.',
    handName: 'Who plays it?',
    botLevel: 'A bot sits here',
    levels: { easy: 'Easy', normal: 'Normal', strong: 'Strong', random: 'Careless' } as Record<string, string>,
    botTag: 'bot',
    standUp: 'Stand up',
    clearBot: 'Send the bot away',
    clearPerson: 'Free this chair',
    host: 'Host',
    ready: 'Ready',
    notReady: 'Not ready yet',
    imReady: 'I’m ready',
    wait: 'Wait, not yet',
    start: (n: number) => `Start with ${n}`,
    more: (n: number) => `${capital(spelled(n))} more ${n === 1 ? 'chair' : 'chairs'} to fill. Bots are patient.`,
    notAll: (names: string) => `${names} not ready yet. You can start anyway.`,
    range: (free: number, least: number, most: number) =>
      `${free ? `${capital(spelled(free))} ${free === 1 ? 'chair' : 'chairs'} free. ` : 'A full table. '}${least} to ${most} can play.`,
    hostStarts: (host: string) => `${host} starts the game.`,
    takeChair: 'Take a chair to play, or stay and watch.',
    watching: (n: number) => `${plural(n, 'person', 'people')} standing by`,
  },

  table: {
    code: (code: string) => `Table ${code}. Copy the link`,
    menu: 'Menu',
    rules: 'Rules',
    log: 'Log',
    chat: 'Chat',
    undo: 'Undo',
    leave: 'Front page',
    standUp: 'Let a bot play for me',
    sitBack: 'Take my seat back',
    takeSeat: (name: string) => `Play for ${name}`,
    watching: 'You are watching.',
    paused: 'Paused. The clock stands still.',
    resume: 'Go on',
    asleep: 'This table was asleep. Waking it…',
    lost: 'Connection lost. Reconnecting…',
    hostGone: (host: string) => `${host}, the host, is away.`,
    claimHost: 'Become host',
    passTo: (name: string) => `Pass the phone to ${name}`,
    passHint: 'Everyone else looks away. No peeking.',
    passReady: (name: string) => `I am ${name}`,
    seats: 'Your seats',
  },

  host: {
    title: 'Host',
    pause: 'Pause',
    lock: 'Nobody new may join',
    chat: 'Chat and reactions',
    end: 'End and reveal',
    endSure: 'End the game for everyone and show all cards?',
    people: 'At the table',
    bot: 'Bot plays on',
    remove: 'Send away',
    removeSure: (name: string) => `Send ${name} away from the table?`,
    handOver: 'Make host',
    here: 'here',
    away: 'away',
    bots: 'bot plays',
    moves: { Skip: 'Skip', Leave: 'Has left for good', Stop: 'End and reveal' } as Record<string, string>,
  },

  settings: {
    title: 'Settings',
    theme: 'Light',
    themes: { auto: 'Auto', light: 'Day', dark: 'Night' },
    sound: 'Sounds',
    motion: 'Less motion',
  },

  chat: {
    placeholder: 'Say something',
    say: 'Say it',
    empty: 'Nobody has said anything. Suspicious.',
    off: 'The host has turned the chat off.',
    watching: 'Watchers keep quiet. Join the table to chat.',
    react: (face: string) => `React: ${face.replaceAll('-', ' ')}`,
  },

  rules: {
    search: 'Search the rules',
    none: (text: string) => `No rule says “${text}”.`,
    failed: 'The rule book is out of reach. Try again in a moment.',
  },

  log: {
    empty: 'Nothing has happened yet. Enjoy the quiet.',
    Opened: () => 'The table was opened.',
    Joined: (who: string) => `${who} came in.`,
    Sit: (who: string) => `${who} pulled up a chair.`,
    Stand: (who: string) => `${who} stood up.`,
    Ready: (who: string, on: boolean) => (on ? `${who} is ready.` : `${who} is not ready after all.`),
    Rename: (_who: string, name: string) => `From now on: ${name}.`,
    SeatBot: (bot: string) => `${bot} (bot) oiled its elbows.`,
    ClearSeat: () => 'A chair was freed.',
    Configure: () => 'The house rules changed.',
    Start: () => 'The cards are dealt.',
    Undo: (who: string) => `${who} took a step back.`,
    Pause: (who: string) => `${who} stopped the clock.`,
    Resume: (who: string) => `${who} let the clock run.`,
    ReplaceByBot: (bot: string) => `A bot plays on for ${bot}.`,
    Rematch: () => 'Once more, same chairs.',
    Lock: (_who: string, on: boolean) => (on ? 'The door is locked.' : 'The door is open.'),
    AllowChat: (_who: string, on: boolean) => (on ? 'Chat is open.' : 'Chat is closed.'),
    Remove: (who: string) => `${who} was sent away.`,
    HandOver: (who: string) => `${who} is host now.`,
    ClaimHost: (who: string) => `${who} took over as host.`,
    Slept: () => 'The table fell asleep.',
    Woke: () => 'The table woke up.',
  },

  end: {
    title: 'The end',
    wins: (names: string, many: boolean) => `${names} ${many ? 'win' : 'wins'}`,
    side: (side: string) => `The ${side} wins`,
    nobody: 'Nobody wins',
    stopped: 'Stopped by the host',
    scores: 'Scores',
    rematch: 'Rematch',
    hostRematch: (host: string) => `${host} can call a rematch.`,
    save: 'Save as file',
    front: 'Front page',
    look: 'Look at the table',
    back: 'Show the scores',
  },

  generic: {
    intro: 'What you see',
    moves: 'What you can do',
    none: 'Nothing to do just now.',
    yes: 'yes',
    no: 'no',
    nothing: 'none',
    say: 'Say it',
    deadline: 'Time left',
  },

  title: {
    turn: (name: string) => `${name}’s turn`,
    yours: 'Your turn',
  },
}

/** "round_seconds" or "RoundOver" as a person would write it: "Round seconds", "Round over". */
export function inWords(key: string): string {
  const spaced = key.replaceAll(/[_-]+/g, ' ').replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
  return capital(spaced.toLowerCase())
}
