// The title and story of a case, from its solutions and how it ended. The same solutions always give the same text,
// so that a case in the log keeps its title.
import { dashed } from '../../lib/localizer'
import { formOf } from './names'
import type { Aspect } from './shapes'
import { knows, say } from './text'
import type { SpyClubView } from './wire'

export type How = NonNullable<SpyClubView['ended']>
export type Solutions = ReadonlyMap<Aspect, string>
/** Text, or a solution in the colour of its aspect. */
export type Part = string | { aspect: Aspect; name: string }

/** The aspects of a title, in order of preference. */
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

/** The title, "The Hungry Twins", from what is known. */
export function titleOf(solved: Solutions): string {
  const known = TITLES.find((aspects) => aspects.every((aspect) => solved.has(aspect)))
  return say(`tale-title-${known?.join('-') ?? 'nothing'}`, Object.fromEntries(solved))
}

/** The subtitle, "and the very large hat": the turning point of a campaign. */
export function subtitleOf(solved: Solutions): string {
  const known = (['object', 'location'] as const).find((aspect) => solved.has(aspect))
  return known ? say(`tale-subtitle-${known}`, Object.fromEntries(solved)) : ''
}

/** The story in a few sentences: who, why, where, with what, the charge, how it ended. */
export function storyOf(solved: Solutions, how: How): Part[] {
  const then = how === 'success' ? '' : say(`tale-then-${how}`)
  if (!solved.size) return [sentences(say('tale-empty'), then)]
  const about = Object.fromEntries(solved)
  const form = formOf(solved.get('suspect') ?? '')
  const inForm = (message: string): string => (form && say(`${message}.${form}`, about)) || say(message, about)
  // The variant of the sentence depends on the solutions, so it is the same every time.
  const turn = [...[...solved.values()].sort().join()].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2
  /** The phrase for a clue of the box, or a generic one. */
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

/** Mark the colour of the words between stars: `*suspect|Dog*`. */
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
