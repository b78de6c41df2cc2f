// Everything the board says, in one place.
import type { Card } from './wire'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "one", "two" ...; figures from eleven on. */
export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count)
}

function many(count: number, word: string): string {
  return `${inWords(count)} ${word}${count === 1 ? '' : 's'}`
}

function start(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const texts = {
  you: 'You',
  seat: (number: number) => `Seat ${number}`,
  city: {
    label: (name: string) => `The city${name ? ` of ${name}` : ''}`,
    keys: 'Arrow keys move, plus and minus zoom, 0 shows everything, Enter marks what is in the middle. The city in words is behind the button “In words”.',
    loading: 'Unfolding the city…',
    failed: 'The picture did not come through. Reload the page to try again.',
    zoomIn: 'Closer',
    zoomOut: 'Farther away',
    all: 'The whole city',
  },
  clue: {
    label: ({ item, copies, footprints }: Card) =>
      `The clue card: ${item.toLowerCase()}, ${copies} in the city. Doctor Moritz will run ${many(footprints, 'space')}.`,
    file: (number: number) => `FILE ${String(number).padStart(3, '0')}`,
  },
  time: {
    label: (left: string) => `${left} left`,
    soon: 'Hurry!',
    up: 'Sand is out',
    paused: 'Paused',
    locked: 'Wrong one. Wait…',
    /** Read out when so many seconds are left. */
    left: (seconds: number) => `${seconds} seconds left.`,
  },
  found: {
    words: (found: number, copies: number) => `${found} of ${copies} found`,
    lookAt: (by: string) => `Look at the one found by ${by === 'You' ? 'you' : by}`,
    lookAtMissed: 'Look at one that was missed',
    short: (found: number, copies: number) => `${found} of ${copies}`,
    word: 'found',
  },
  team: {
    label: 'The team',
    done: 'done',
    away: 'away',
    tapped: (name: string, found: number) => `${name}: ${found} found`,
  },
  done: { say: 'I’m done', takeBack: 'Search on', waiting: (names: string) => `Still searching: ${names}` },
  look: {
    title: (city: string) => `Welcome to ${city}`,
    line: 'Look around before the sand runs: drag, pinch or scroll. Tap every copy of the thing on the card.',
    ready: 'I’m ready',
    painting: 'The city is being unfolded…',
    waiting: (count: number) => `Waiting for ${inWords(count)} more`,
  },
  strip: { hide: 'Hide the panels', show: 'Show the panels' },
  shortcut: {
    title: 'The shortcut?',
    line: (spaces: number, replaced: number) =>
      `Spy Guy stands on the arrow. Through the alleys it is ${many(spaces, 'space')} instead of ${inWords(replaced)}.`,
    take: 'Through the alleys',
    stay: 'Stay on the track',
    left: (seconds: number) => `Decided in ${seconds} s; if nobody chooses, he takes it.`,
  },
  reveal: {
    all: 'Every single one!',
    none: 'Not one. He got clean away.',
    some: (found: number, copies: number) => `${start(inWords(found))} of ${inWords(copies)}`,
    walks: (steps: number, footprints: number) =>
      `${steps ? `Spy Guy walks ${many(steps, 'space')}` : 'Spy Guy stays where he is'}, Doctor Moritz runs ${inWords(footprints)}.`,
    missed: (count: number) => (count ? `${start(inWords(count))} stayed hidden.` : 'Nothing was missed.'),
    label: 'What was missed',
    nth: (number: number, count: number) => `Missed: ${number} of ${count}`,
    hid: (place: string) => `Look at the one that was ${place}`,
    back: 'The one before',
    forth: 'The next one',
    next: 'Seen enough',
    ready: (ready: number, count: number) => `${ready} of ${count} ready`,
    quiet: 'No clock runs. Look as long as you like.',
  },
  track: {
    label: (spyGuy: number, moritz: number, port: number, ahead: number) =>
      `The track: Spy Guy on space ${spyGuy}, Doctor Moritz on ${moritz} of ${port}, ${many(ahead, 'space')} ahead.`,
    ahead: (ahead: number) => `${ahead} ${ahead === 1 ? 'space' : 'spaces'} ahead`,
    runs: (footprints: number) => `Moritz runs ${footprints} when the sand is out`,
    near: (left: number) => `The steamer has steam up: ${left} ${left === 1 ? 'space' : 'spaces'} to the port`,
    walking: { spyGuy: 'Spy Guy is after him', moritz: 'Doctor Moritz runs' },
  },
  words: {
    on: 'In words',
    off: 'As a picture',
    title: 'The city in words',
    help: 'Arrow keys go through the list, Enter opens a district or marks a thing, Escape goes back.',
    seek: (item: string, copies: number) => `Seek: ${item}, ${copies} in the city.`,
    noCard: 'No card has been turned yet.',
    districts: 'Districts',
    listening: 'Listening…',
    back: 'All districts',
    found: (by: string) => `found by ${by === 'You' ? 'you' : by}`,
    missed: 'was missed',
    nothing: 'Nothing stands around here.',
  },
  moment: {
    caught: { title: 'Got him!', line: 'Spy Guy has a hand on Doctor Moritz’s collar.' },
    escaped: { title: 'He sails!', line: 'The gangway is up. Doctor Moritz waves from the rail.' },
  },
  end: {
    caught: 'Doctor Moritz is caught',
    escaped: 'Doctor Moritz has sailed',
    practised: 'Well practised',
    stopped: 'The chase was called off',
    caughtLine: (left: number) => (left > 0 ? `${start(many(left, 'space'))} before the port. The town is in your debt.` : 'On the very gangway.'),
    escapedLine: (behind: number) => `You were ${many(behind, 'space')} behind. The postcard is on its way.`,
    practisedLine: (cards: number) => `${start(many(cards, 'card'))}, nobody chased, nothing lost.`,
    stoppedLine: 'Nobody won, nobody lost.',
    rate: 'Found of all there were',
    fastest: 'Fastest find',
    fastestLine: (seconds: string, item: string) => `${seconds} s, ${item.toLowerCase()}`,
    missed: 'Best hidden',
    never: (left: number) => `${inWords(left)} never seen`,
    nothing: 'nothing',
    finders: 'Who found what',
    wrong: (count: number) => (count === 1 ? '1 wrong tap' : `${count} wrong taps`),
    cards: 'Card by card',
    copy: 'Copy',
    copied: 'Copied. Paste it where they can see it.',
    again: 'Look at the city again',
    back: 'Back to the file',
    city: (name: string) => `City “${name}”`,
    postcard: (city: string) => `A postcard from ${city}`,
    send: 'Send the postcard',
    keep: 'Save it',
    card: {
      found: (found: number, copies: number): [string, string] => [`${found} of ${copies}`, 'things found'],
      cards: (cards: number): [string, string] => [String(cards), cards === 1 ? 'card turned' : 'cards turned'],
      days: (days: number): [string, string] => [String(days), days === 1 ? 'day so far' : 'days in a row'],
      how: {
        caught: ['Caught!', 'before the port'],
        escaped: ['Escaped', 'this time'],
        practised: ['Practised', 'nobody chased'],
        stopped: ['Called off', 'for today'],
      } as Record<string, [string, string]>,
    },
  },
  tap: { wrong: 'Not that one', marked: 'Found already', cold: 'Cold…', cool: 'Cool', warm: 'Warm!', hot: 'Hot!' },
}
