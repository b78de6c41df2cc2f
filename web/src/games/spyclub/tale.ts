// What a case was about, as a title and a short story, made from what was solved and how it ended. The same
// solutions always make the same words, so that a case in the log is called what it was called that night.
import { dashed } from '../../lib/speech'
import { formOf } from './names'
import type { Aspect } from './shapes'
import { knows, say } from './words'
import type { SpyClubView } from './wire'

export type How = NonNullable<SpyClubView['ended']>
export type Solutions = ReadonlyMap<Aspect, string>
/** Words, and those that are set off in the colour of an aspect. */
export type Part = string | { aspect: Aspect; name: string }

/** What a title is made of: the first of these that is known. */
const TITLES: Aspect[][] = [
  ['suspect', 'motive'],
  ['suspect', 'location'],
  ['suspect', 'object'],
  ['suspect', 'crime'],
  ['suspect'],
  ['crime', 'location'],
  ['crime', 'motive'],
  ['crime', 'object'],
  ['crime'],
  ['location', 'object'],
  ['location', 'motive'],
  ['location'],
  ['object', 'motive'],
  ['object'],
  ['motive'],
]

/** "The Hungry Twins"; of what is known, if that is less. */
export function titleOf(solved: Solutions): string {
  const known = TITLES.find((aspects) => aspects.every((aspect) => solved.has(aspect)))
  return say(`tale-title-${known?.join('-') ?? 'nothing'}`, Object.fromEntries(solved))
}

/** "and the very large hat": what a whole campaign turned on. */
export function subtitleOf(solved: Solutions): string {
  const known = (['object', 'location'] as const).find((aspect) => solved.has(aspect))
  return known ? say(`tale-subtitle-${known}`, Object.fromEntries(solved)) : ''
}

/** The story in a few sentences: who, why, where, with what, the charge, and how it ended. */
export function storyOf(solved: Solutions, how: How): Part[] {
  const then = how === 'success' ? '' : say(`tale-then-${how}`)
  if (!solved.size) return [sentences(say('tale-empty'), then)]
  const about = Object.fromEntries(solved)
  const form = formOf(solved.get('suspect') ?? '')
  const inForm = (message: string): string => (form && say(`${message}.${form}`, about)) || say(message, about)
  // Two cases of the same crime are told in other words, but each case always in its own.
  const turn = [...[...solved.values()].sort().join()].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2
  /** The words for a clue of the box, or plain ones. */
  const phrase = (aspect: Aspect, kind: string, without = ''): string => {
    const name = solved.get(aspect)
    if (name === undefined) return without && inForm(without)
    const own = `tale-${kind}-${dashed(name)}`
    const other = `${own}-2`
    if (turn && knows(other)) return inColour(aspect, inForm(other))
    return inColour(aspect, inForm(knows(own) ? own : `tale-${kind}`))
  }
  const deed = say('tale-deed', {
    who: solved.has('suspect') ? inColour('suspect', say('tale-who', about)) : say('tale-somebody', about),
    went: phrase('location', 'went', 'tale-nowhere'),
    with: phrase('object', 'with'),
  })
  return parts(sentences(phrase('motive', 'because'), deed, phrase('crime', 'charge', 'tale-no-charge'), then))
}

function sentences(...all: string[]): string {
  return all.filter(Boolean).join(' ')
}

/** Remembers whose colour the words between stars have: `*suspect|Dog*`. */
function inColour(aspect: Aspect, text: string): string {
  return text.replace(/\*([^*]+)\*/g, `*${aspect}|$1*`)
}

function parts(text: string): Part[] {
  return text.split('*').flatMap((part, nth): Part[] => {
    if (nth % 2 === 0) return part ? [part] : []
    const [aspect, name] = part.split('|') as [Aspect, string]
    return [{ aspect, name }]
  })
}
