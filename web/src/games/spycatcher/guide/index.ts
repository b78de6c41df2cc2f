// The illustrated guide for these options.
import type { GuidePage, GuideStep } from '../../../game-api/builtin'
import { circles } from '../geometry'
import { cardsInShort } from '../table'
import type { SpycatcherOptions } from '../wire'
import { say } from '../text'
import {
  arrive,
  beats,
  blank,
  bluff,
  book,
  draw,
  go,
  granted,
  home,
  map,
  master,
  notebook,
  obey,
  out,
  run,
  secret,
  seen,
  sour,
  spent,
} from './Pictures.svelte'

export function pages(options: SpycatcherOptions): GuidePage[] {
  const { hand_size: hand, permissions_needed: needed, challenge_seconds: seconds } = options
  const facts = { ...seen, run: cardsInShort(seen.run), hand, needed, seconds, circles: circles.length, all: needed === circles.length }

  function page(name: string, pictures: Record<string, GuideStep['picture']>, small: string[] = []): GuidePage {
    const steps = Object.entries(pictures).filter(([, picture]) => picture)
    return {
      title: say(`guide-${name}`, facts),
      steps: steps.map(([step, picture]) => ({
        title: say(`guide-${step}.title`, facts),
        text: say(`guide-${step}`, facts),
        picture: picture!,
        small: small.includes(step),
      })),
    }
  }

  return [
    page('goal', { book, map }),
    page('turn', { draw, notebook: options.notebook ? notebook : undefined, go, blank }, ['notebook', 'blank']),
    page('memos', { obey, sour }),
    page('seek', { arrive, run, master, bluff: options.bluffing ? bluff : undefined }, ['master']),
    page('challenge', { secret, beats, trump: master, granted, spent }, ['trump', 'spent']),
    page('end', { home, out }, ['out']),
  ]
}
