// What a case was about, as a title and a short story, made from what was solved and how it ended. The same
// solutions always make the same words, so that a case in the log is called what it was called that night.
import type { Aspect } from './shapes'
import type { SpyClubView } from './wire'

export type How = NonNullable<SpyClubView['ended']>
export type Solutions = ReadonlyMap<Aspect, string>
/** Words, and names of solutions to be set off from them. */
export type Part = string | { aspect: Aspect; name: string }

/** How somebody is who did it for that. */
const LIKE: Record<string, string> = {
  Dare: 'Daring',
  Fame: 'Famous',
  Hunger: 'Hungry',
  Jealousy: 'Jealous',
  Love: 'Lovesick',
  Money: 'Greedy',
  Revenge: 'Vengeful',
}

/** Before and after the name: "Dinner was late and Hunger was early,". */
const BECAUSE: Record<string, [string, string]> = {
  Dare: ['Somebody said “I bet you won’t”, and a ', ' is a promise,'],
  Fame: ['The paper had a column to fill, and ', ' waits for nobody,'],
  Hunger: ['Dinner was late and ', ' was early,'],
  Jealousy: ['Somebody else had the bigger half, and ', ' did the sum,'],
  Love: ['There was a letter without a name, and ', ' in every line,'],
  Money: ['The piggy bank rattled, ', ' was short,'],
  Revenge: ['There was an old score to settle, and ', ' keeps good books,'],
}

const WENT: Record<string, string> = {
  Cabin: 'crept up to the ',
  Carnival: 'slipped into the ',
  Diner: 'took a corner table in the ',
  'Game Store': 'hung about in the ',
  'Ice Cream Shop': 'got into the ',
  Mansion: 'climbed into the ',
  Museum: 'stayed behind in the ',
  Park: 'waited in the ',
  School: 'went back to the ',
}

const WITH: Record<string, [string, string]> = {
  Cake: [' with half a ', ''],
  'Game Piece': [' with a ', ' up one sleeve'],
  Hat: [' in somebody else’s ', ''],
  Key: [' with a borrowed ', ''],
  Lipstick: [' with a ', ' in one pocket'],
  Slingshot: [' with a ', ' in the other pocket'],
  Stamp: [' with a ', ' worth more than the letter'],
  Watch: [' with one eye on a ', ''],
}

const CHARGE: Record<string, string> = {
  Bullying: ': three crying witnesses, one of them a cat.',
  Eavesdropping: ': one ear, one keyhole, no manners.',
  Lying: ': four versions of it, all of them wonderful.',
  Prank: ': one bucket, one door, and very bad timing.',
  Theft: ': one empty shelf and one very full pocket.',
  Trespassing: ': one fence, two signs, and nobody who can read.',
  Vandalism: ': one window, or what it used to be.',
}

const THEN: Record<How, string> = {
  success: '',
  escape: 'Then the last door stood open, and the suspect was on the other side of it.',
  out_of_ideas: 'Then nobody could think of anything any more.',
  out_of_time: 'Then the sun came up.',
  clueless: 'Then there was nothing left to look at.',
  stopped: 'Then somebody called everyone to dinner.',
}

/** "The Hungry Twins"; of what is known, if that is less. */
export function titleOf(solved: Solutions): string {
  const { motive, suspect, location, crime, object } = Object.fromEntries(solved) as Partial<Record<Aspect, string>>
  if (suspect) {
    if (motive) return `The ${LIKE[motive] ?? motive} ${suspect}`
    if (location) return `The ${suspect} at the ${location}`
    if (object) return `The ${suspect} and the ${object}`
    if (crime) return `The ${suspect}, Wanted for ${crime}`
    return `The ${suspect}, Probably`
  }
  if (crime) {
    if (location) return `${crime} at the ${location}`
    if (motive) return `${crime} out of ${motive}`
    if (object) return `${crime} with a ${object}`
    return `A Case of ${crime}`
  }
  if (location) return object ? `The ${object} from the ${location}` : motive ? `${motive} at the ${location}` : `Something at the ${location}`
  if (object) return motive ? `${motive} and the ${object}` : `The ${object}, and Nothing Else`
  return motive ? `Somebody’s ${motive}` : 'The Empty File'
}

/** The story in a few sentences: who, why, where, with what, the charge, and how it ended. */
export function storyOf(solved: Solutions, how: How): Part[] {
  if (!solved.size) return [`Nobody knows who, nobody knows why, and the file smells of biscuits. ${THEN[how]}`.trim()]
  const named = (aspect: Aspect): Part => ({ aspect, name: solved.get(aspect)! })
  const of = (aspect: Aspect, table: Record<string, [string, string]>, plain: [string, string]): Part[] => {
    const [before, after] = table[solved.get(aspect)!] ?? plain
    return [before, named(aspect), after]
  }
  const parts: Part[] = solved.has('motive') ? of('motive', BECAUSE, ['It was all about ', ',']) : []
  parts.push(solved.has('motive') ? ' so ' : '', ...(solved.has('suspect') ? ['the ', named('suspect')] : ['somebody']), ' ')
  if (solved.has('location')) parts.push(WENT[solved.get('location')!] ?? 'went to the ', named('location'))
  else parts.push('went where nobody saw it')
  if (solved.has('object')) parts.push(...of('object', WITH, [' with the ', '']))
  parts.push('. ')
  if (solved.has('crime')) parts.push('The charge is ', named('crime'), CHARGE[solved.get('crime')!] ?? '.', ' ')
  else parts.push('What the charge is, nobody can say. ')
  parts.push(THEN[how])
  return sentence(parts.filter((part) => part !== ''))
}

/** "and the very large hat": what a whole campaign turned on. */
export function subtitleOf(solved: Solutions): string {
  const object = solved.get('object')
  if (object) return `and the very important ${object.toLowerCase()}`
  const location = solved.get('location')
  return location ? `and what went on at the ${location.toLowerCase()}` : ''
}

/** With a capital where it begins. */
function sentence(parts: Part[]): Part[] {
  const [first, ...rest] = parts
  return typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : parts
}
