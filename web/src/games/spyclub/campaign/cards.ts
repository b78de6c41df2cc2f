// What a campaign card looks like: the colour of the aspect it came with, and icons that its title calls up.
import { typeOf } from '../box'
import { faces, type Drawn } from '../faces'
import type { ClueType } from '../shapes'
import type { CardView, MarkView } from '../wire'

/** What a case can be worth, in points. */
export const MOST = 20

/** The aspect a card came with; cards of the club itself have none. */
export function typeOfCard(card: CardView): ClueType | null {
  return typeOf(card.module)
}

// Words, not titles: what a card is called stays with the house until it is unlocked.
const called: [RegExp, string][] = [
  [/\b(key)/i, 'old-key'],
  [/\b(lock|jailer|happened)/i, 'locked'],
  [/\b(photo)/i, 'camera-with-flash'],
  [/\b(album|frame|gallery)/i, 'framed-picture'],
  [/\b(exhibit)/i, 'amphora'],
  [/\b(money|coin|rate|change|pocket)/i, 'coin'],
  [/\b(loan)/i, 'dollar-banknote'],
  [/\b(tick)/i, 'alarm-clock'],
  [/\b(tax)/i, 'sandwich'],
  [/\b(piggy)/i, 'pig-face'],
  [/\b(ledger)/i, 'ledger'],
  [/\b(tally)/i, 'abacus'],
  [/\b(shares)/i, 'pie'],
  [/\b(officer)/i, 'police-officer'],
  [/\b(rules|will)/i, 'scroll'],
  [/\b(lawyer)/i, 'balance-scale'],
  [/\b(master|watertight)/i, 'card-file-box'],
  [/\b(file)/i, 'file-folder'],
  [/\b(last page)/i, 'open-book'],
  [/\b(page|news)/i, 'newspaper'],
  [/\b(reporter|interview)/i, 'microphone'],
  [/\b(comment)/i, 'zipper-mouth-face'],
  [/\b(autograph)/i, 'fountain-pen'],
  [/\b(name)/i, 'label'],
  [/\b(lens|misprint|league|clue)/i, 'magnifying-glass-tilted-left'],
  [/\b(eye)/i, 'eye'],
  [/\b(double)/i, 'eyes'],
  [/\b(mirrors)/i, 'mirror'],
  [/\b(walkie|string)/i, 'mobile-phone'],
  [/\b(fence)/i, 'wood'],
  [/\b(trousers|pants)/i, 'jeans'],
  [/\b(lookout|nose|leash|lead)/i, 'dog-face'],
  [/\b(paint|brush)/i, 'paintbrush'],
  [/\b(bucket)/i, 'bucket'],
  [/\b(sponge|wipe)/i, 'sponge'],
  [/\b(cleans)/i, 'broom'],
  [/\b(washing)/i, 'soap'],
  [/\b(letter)/i, 'envelope'],
  [/\b(mail)/i, 'airplane'],
  [/\b(valentine|admirer)/i, 'love-letter'],
  [/\b(notes|list)/i, 'memo'],
  [/\b(diary|notebook)/i, 'notebook'],
  [/\b(book|beginners|bookworm)/i, 'books'],
  [/\b(scent)/i, 'paw-prints'],
  [/\b(boy|treat)/i, 'bone'],
  [/\b(stomach)/i, 'hamburger'],
  [/\b(feast)/i, 'candle'],
  [/\b(rubbish|dump)/i, 'wastebasket'],
  [/\b(lorry)/i, 'delivery-truck'],
  [/\b(gloves|fingers)/i, 'gloves'],
  [/\b(ear|overheard)/i, 'ear'],
  [/\b(whisper|shh|quiet)/i, 'shushing-face'],
  [/\b(gossip)/i, 'speech-balloon'],
  [/\b(fib|honest)/i, 'lying-face'],
  [/\b(straight)/i, 'neutral-face'],
  [/\b(web)/i, 'spider-web'],
  [/\b(spiders)/i, 'spider'],
  [/\b(lights)/i, 'light-bulb'],
  [/\b(dark)/i, 'flashlight'],
  [/\b(cellar)/i, 'wine-glass'],
  [/\b(hat)/i, 'top-hat'],
  [/\b(cap)/i, 'feather'],
  [/\b(quiz)/i, 'pencil'],
  [/\b(bell|alarm)/i, 'bell'],
  [/\b(move)/i, 'game-die'],
  [/\b(tournament|favourite)/i, 'trophy'],
  [/\b(squirrel|allies)/i, 'chipmunk'],
  [/\b(curtain|artist|unmasking)/i, 'performing-arts'],
  [/\b(scoops|cones)/i, 'soft-ice-cream'],
  [/\b(flavour)/i, 'shaved-ice'],
  [/\b(melting)/i, 'droplet'],
  [/\b(green)/i, 'green-heart'],
  [/\b(wheel)/i, 'ferris-wheel'],
  [/\b(coconut)/i, 'coconut'],
  [/\b(home)/i, 'house-with-garden'],
  [/\b(wall|clubhouse)/i, 'brick'],
  [/\b(teacher)/i, 'school'],
  [/\b(hedge)/i, 'deciduous-tree'],
  [/\b(touch)/i, 'no-entry'],
  [/\b(scandal)/i, 'lipstick'],
  [/\b(snowed)/i, 'snowflake'],
  [/\b(socks)/i, 'socks'],
  [/\b(boot)/i, 'footprints'],
  [/\b(ghost|scared)/i, 'ghost'],
  [/\b(candles)/i, 'birthday-cake'],
  [/\b(baker)/i, 'bread'],
  [/\b(sugar)/i, 'candy'],
  [/\b(counter)/i, 'receipt'],
  [/\b(special|plate)/i, 'fork-and-knife-with-plate'],
  [/\b(usual)/i, 'hot-beverage'],
  [/\b(soup)/i, 'pot-of-food'],
  [/\b(dare)/i, 'fire'],
  [/\b(burglar)/i, 'cat-face'],
  [/\b(blush)/i, 'kiss-mark'],
  [/\b(laugh)/i, 'face-with-tears-of-joy'],
  [/\b(prank)/i, 'clown-face'],
  [/\b(even)/i, 'bomb'],
  [/\b(clouds)/i, 'cloud'],
  [/\b(roof)/i, 'house'],
  [/\b(one of us)/i, 'handshake'],
  [/\b(thank)/i, 'bouquet'],
  [/\b(trip)/i, 'bus'],
  [/\b(culprit)/i, 'oncoming-fist'],
  [/\b(picked)/i, 'crying-face'],
  [/\b(borrowed)/i, 'hourglass-done'],
  [/\b(grass)/i, 'herb'],
  [/\b(why)/i, 'red-heart'],
  [/\b(who)/i, 'detective'],
  [/\b(where)/i, 'compass'],
  [/\b(what)/i, 'toolbox'],
  [/\b(max)/i, 'child-dark'],
  [/\b(mom)/i, 'woman-curly-hair'],
  [/\b(box)/i, 'package'],
]

/** One large icon for the title, and the module's own behind it. */
export function artOf(card: CardView): Drawn[] {
  const main = called.find(([words]) => words.test(card.title))?.[1]
  const own = faces[card.module]?.[0]
  if (main && own) return [{ ...own, x: 76, y: 30, size: 34 }, { icon: main, x: 45, y: 54, size: 56 }]
  if (own) return faces[card.module]!
  return [{ icon: main ?? 'puzzle-piece', x: 50, y: 50, size: 58 }]
}

/** Discs on cards and slots, as campaign cards put them. */
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

const figures: Record<string, string> = {
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
}

export function figureIcon(figure: string): string {
  return figures[figure] ?? 'round-pushpin'
}
