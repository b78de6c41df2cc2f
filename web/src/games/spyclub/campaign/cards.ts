// The look of a campaign card: its picture and its module's icon.
import { dashed } from '../../../lib/localizer'
import { faces, type Drawn } from '../faces'
import type { CardView, MarkView } from '../wire'
import { bare } from '../../../lib/bare'

/** The highest score of a case, in points. */
export const MOST = 20

/** The pictures on cards, by their names in data/deck.toml. */
export const pictures: readonly string[] = [
  'abacus',
  'airplane',
  'alarm-clock',
  'amphora',
  'bell',
  'birthday-cake',
  'bomb',
  'bone',
  'books',
  'bread',
  'brick',
  'broom',
  'bucket',
  'bus',
  'camera-with-flash',
  'candle',
  'candy',
  'card-file-box',
  'cat-face',
  'child-dark',
  'chipmunk',
  'cloud',
  'clown-face',
  'coconut',
  'coin',
  'compass',
  'crying-face',
  'deciduous-tree',
  'delivery-truck',
  'detective',
  'dog-face',
  'dollar-banknote',
  'ear',
  'envelope',
  'eye',
  'eyes',
  'face-with-tears-of-joy',
  'feather',
  'ferris-wheel',
  'file-folder',
  'fire',
  'flashlight',
  'footprints',
  'fork-and-knife-with-plate',
  'fountain-pen',
  'framed-picture',
  'game-die',
  'ghost',
  'gloves',
  'hamburger',
  'handshake',
  'herb',
  'hot-beverage',
  'hourglass-done',
  'house',
  'jeans',
  'kiss-mark',
  'label',
  'ledger',
  'light-bulb',
  'lipstick',
  'locked',
  'love-letter',
  'lying-face',
  'magnifying-glass-tilted-left',
  'memo',
  'microphone',
  'mirror',
  'mobile-phone',
  'neutral-face',
  'newspaper',
  'no-entry',
  'notebook',
  'old-key',
  'open-book',
  'paintbrush',
  'paw-prints',
  'pencil',
  'performing-arts',
  'pie',
  'pig-face',
  'police-officer',
  'pot-of-food',
  'receipt',
  'red-heart',
  'sandwich',
  'school',
  'scroll',
  'shaved-ice',
  'shushing-face',
  'snowflake',
  'soap',
  'socks',
  'soft-ice-cream',
  'speech-balloon',
  'spider-web',
  'sponge',
  'toolbox',
  'top-hat',
  'trophy',
  'wastebasket',
  'wine-glass',
  'woman-curly-hair',
  'wood',
  'zipper-mouth-face',
]

const owned = new Map(Object.entries(faces).map(([name, face]) => [dashed(name), face]))

/** The card's large icon, with its module's icon behind it. */
export function artOf({ picture, module }: Pick<CardView, 'picture' | 'module'>): Drawn[] {
  const face = owned.get(dashed(module))
  const own = face?.[0]
  if (picture && own)
    return [
      { ...own, x: 76, y: 30, size: 34 },
      { icon: picture, x: 45, y: 54, size: 56 },
    ]
  if (face) return face
  return [{ icon: picture || 'puzzle-piece', x: 50, y: 50, size: 58 }]
}

/** The icons of discs that campaign cards put on cards and slots. */
export const markIcon: Record<MarkView['kind'], string> = {
  wild: 'glowing-star',
  locked: 'locked',
  sticky: 'honey-pot',
  shield: 'shield',
  kiss: 'kiss-mark',
  bait: 'bone',
  prize: 'trophy',
  paint: 'paintbrush',
}

const figures: Record<string, string> = bare({
  dog: 'dog-face',
  rival: 'detective',
  sign: 'round-pushpin',
  heart: 'ring',
  bully: 'oncoming-fist',
  guard: 'guard',
  mom: 'woman-curly-hair',
  monster: 'ogre',
  wagon: 'delivery-truck',
  twin: 'girl',
  piece: 'puzzle-piece',
  hat: 'top-hat',
  reporter: 'microphone',
})

export function figureIcon(figure: string): string {
  return figures[figure] ?? 'round-pushpin'
}
