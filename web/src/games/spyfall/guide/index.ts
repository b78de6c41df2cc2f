// The illustrated guide for these options.
import type { GuidePage, GuideStep } from '../../../game-api/builtin'
import { loadIcons } from '../icons.svelte'
import { minutes } from '../time'
import { say } from '../text'
import { answer, ask, bulb, cards, chips, eyes, note, pencil, places, points, watch } from './Pictures.svelte'

export function pages(options: Record<string, unknown>): GuidePage[] {
  loadIcons()
  const facts = {
    rounds: options.rounds,
    time: minutes(Number(options.round_seconds) * 1000),
    spies: options.spies,
    talk: options.talk,
    roles: options.hidden_roles ? 'none' : options.play_roles ? 'played' : 'shown',
    ends: options.no_clock ? 'called' : options.call_time ? 'both' : 'clock',
    most: Boolean(options.majority_after_time),
    chat: Boolean(options.open_chat),
  }

  function step(name: string, picture: NonNullable<GuideStep['picture']>, small = false): GuideStep {
    return { title: say(`guide-${name}.title`, facts), text: say(`guide-${name}`, facts), picture, small }
  }

  return [
    { title: say('guide-goal'), steps: [step('cards', cards), step('spy', eyes, true)] },
    { title: say('guide-questions'), steps: [step('ask', ask), step('answer', answer), step('places', places)] },
    {
      title: say('guide-ends'),
      steps: [step('accuse', chips), step('guess', eyes, true), step('time', watch, true)],
    },
    {
      title: say('guide-points'),
      steps: (['escaped', 'framed', 'guessed', 'caught', 'accuser'] as const).map((how) => step(how, points[how], true)),
    },
    {
      title: say('guide-hand'),
      steps: [step('peek', note, true), step('marks', pencil, true), ...(options.talk === 'text' ? [step('prompts', bulb, true)] : [])],
    },
  ]
}
