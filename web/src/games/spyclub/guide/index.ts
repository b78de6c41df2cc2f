// The illustrated guide for these options.
import type { GuidePage, GuideStep } from '../../../game-api/builtin'
import { ACTIONS, caseOf } from '../box'
import { say } from '../text'
import { clueless, escape, ideas, success, time } from './End.svelte'
import { aspects, solved, table } from './Goal.svelte'
import { level, notebook, question } from './Level.svelte'
import { crime, distraction, location, motive, object, refill, stops, suspect, track, walks } from './Suspect.svelte'
import { confirm, focus, investigate, pencils, scout, team } from './Turn.svelte'

export { default as Frame } from './Frame.svelte'

export function pages(options: Record<string, unknown>): GuidePage[] {
  const facts = { ...caseOf(options), ...caseOf(options).events, actions: ACTIONS }

  function step(name: string, picture: NonNullable<GuideStep['picture']>, small = false): GuideStep {
    return { title: say(`guide-${name}.title`, facts), text: say(`guide-${name}`, facts), picture, small }
  }

  return [
    { title: say('guide-goal'), steps: [step('aspects', aspects), step('solved', solved), step('table', table)] },
    {
      title: say('guide-turn'),
      steps: [
        step('actions', pencils, true),
        step('investigate', investigate),
        step('focus', focus),
        step('confirm', confirm),
        step('scout', scout),
        step('team', team),
      ],
    },
    {
      title: say('guide-suspect'),
      steps: [
        step('refill', refill),
        step('walks', walks),
        step('track', track),
        step('stops', stops),
        step('object', object, true),
        step('crime', crime, true),
        step('location', location, true),
        step('who', suspect, true),
        step('motive', motive, true),
        step('distraction', distraction, true),
      ],
    },
    {
      title: say('guide-end'),
      steps: [
        step('success', success, true),
        step('escape', escape, true),
        step('ideas', ideas, true),
        step(options.flat_turns ? 'time-flat' : 'time', time, true),
        step('clueless', clueless, true),
      ],
    },
    {
      title: say('guide-level'),
      steps: [
        step('steps', level),
        ...(options.notebook ? [step('notebook', notebook, true)] : []),
        ...(options.consent ? [step('consent', question, true)] : []),
        ...(facts.takeBack ? [] : [step('no-take-back', question, true)]),
        ...(options.campaign ? [step('campaign', notebook, true)] : []),
      ],
    },
  ]
}
