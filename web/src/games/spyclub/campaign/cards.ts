// What a campaign card looks like: the colour of the aspect it came with, and icons that its title calls up.
import { typeOf } from '../box'
import { faces, type Drawn } from '../faces'
import type { ClueType } from '../shapes'
import type { CardView, Member } from '../wire'

export type Character = Member['character']

/** Each has an icon; names are the box's. */
export const characterIcon: Record<Character, string> = {
  Bookworm: 'books',
  Climber: 'backpack',
  Collector: 'card-file-box',
  Listener: 'ear',
  Runner: 'running-shoe',
  Sketcher: 'artist-palette',
  Tinkerer: 'wrench',
  Whisperer: 'shushing-face',
}

/** The aspect a card came with; cards of the club itself have none. */
export function typeOfCard(card: CardView): ClueType | null {
  return typeOf(card.module)
}

const called: [RegExp, string][] = [
  [/\bkeys?\b/i, 'old-key'],
  [/\b(padlocks?|locks?|locked)\b/i, 'locked'],
  [/\b(photo|photograph|picture|camera)/i, 'camera-with-flash'],
  [/\b(money|coins?|price|pay|tips?|till)\b/i, 'coin'],
  [/\b(officer|police|law)\b/i, 'police-officer'],
  [/\b(treats?|bone)\b/i, 'bone'],
  [/\b(nose|scent|paw|trail|tracks?)\b/i, 'paw-prints'],
  [/\b(letters?|notes?|post)\b/i, 'love-letter'],
  [/\b(walls?|brick)\b/i, 'brick'],
  [/\b(lens|eye|look|watch(ed|ing)?)\b/i, 'magnifying-glass-tilted-left'],
  [/\b(walkie|talkies?|radio|call)\b/i, 'mobile-phone'],
  [/\b(rules?|club)\b/i, 'scroll'],
  [/\b(master|file|case)\b/i, 'card-file-box'],
  [/\b(page|story|book)\b/i, 'open-book'],
  [/\b(name|names|fame)\b/i, 'label'],
  [/\b(even|revenge|bang)\b/i, 'bomb'],
  [/\b(secrets?|whispers?|hush)\b/i, 'shushing-face'],
]

/** One large icon for the title, and the module's own behind it. */
export function artOf(card: CardView): Drawn[] {
  const main = called.find(([words]) => words.test(card.title))?.[1]
  const own = faces[card.module]?.[0]
  if (main && own) return [{ ...own, x: 76, y: 30, size: 34 }, { icon: main, x: 45, y: 54, size: 56 }]
  if (own) return faces[card.module]!
  return [{ icon: main ?? 'puzzle-piece', x: 50, y: 50, size: 58 }]
}
