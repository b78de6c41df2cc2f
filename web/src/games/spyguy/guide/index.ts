// The illustrated guide for these options.
import type { GuidePage, GuideStep } from '../../../game-api/builtin'
import { levelOf, track } from '../box'
import { say } from '../text'
import {
  bookOfWords,
  card,
  caught,
  escaped,
  eye,
  feet,
  hiding,
  lookalikes,
  marked,
  missed,
  move,
  practise,
  run,
  sand,
  shortcut,
  walks,
  warmth,
  wrong,
} from './Pictures.svelte'

export function pages(options: Record<string, unknown>): GuidePage[] {
  const level = levelOf(options)
  const facts = { ...track, ...level, cards: options.practice_cards, lock: Boolean(options.lock_wrong_taps) }
  const chased = !options.practice

  function step(name: string, picture: NonNullable<GuideStep['picture']>, small = false): GuideStep {
    return { title: say(`guide-${name}.title`, facts), text: say(`guide-${name}`, facts), picture, small }
  }

  return [
    { title: say('guide-goal'), steps: [chased ? step('chase', run) : step('practise', practise, true)] },
    {
      title: say('guide-search'),
      steps: [
        step('card', card),
        ...(chased ? [step('footprints', feet, true)] : []),
        step('tap', marked),
        ...(level.lookalikes === 'none' ? [] : [step('lookalikes', lookalikes)]),
        step('wrong', wrong, true),
        ...(level.warmer ? [step('warmer', warmth, true)] : []),
        step('sand', sand, true),
        step('missed', missed, true),
      ],
    },
    ...(chased
      ? [
          { title: say('guide-run'), steps: [step('walks', walks), step('shortcut', shortcut)] },
          { title: say('guide-end'), steps: [step('caught', caught, true), step('escaped', escaped, true)] },
        ]
      : []),
    {
      title: say('guide-ways'),
      steps: [step('move', move, true), step('hide', eye, true), step('words', bookOfWords, true), step('moritz', hiding, true)],
    },
  ]
}
