// The points of a case, line by line, with the reason of each.
import type { Happened } from '../../../wire'
import { happenedIn } from '../casefile'
import type { Aspect } from '../shapes'
import type { CampaignView, CardView, SpyClubView } from '../wire'
import { clueName } from '../names'
import { say } from '../text'
import { wordsOf } from './printed.svelte'

type Line = CampaignView['lines'][number]

/** A line of points and what it is for: a solution, or else the card that gave or took the points. */
export interface Earned extends Pick<Line, 'why' | 'points'> {
  aspect: Aspect | null
  name: string
  /** How many were solved before, and the turn (0 if the table no longer knows). */
  nth: number
  turn: number
  card: CardView | null
  /** The objective that was reached. */
  goal: string
}

/** Solutions in the order they were found, then cards, then deductions. */
export function earnedIn(view: SpyClubView, campaign: CampaignView, recent: Happened[]): Earned[] {
  const found = solvedAt(view, recent)
  let nth = 0
  return campaign.lines.map(({ why, points, card: number }) => {
    const card = campaign.cards.find(({ card }) => card === number) ?? null
    const none = { aspect: null, name: '', nth: 0, turn: 0, card, goal: '', why, points }
    if (why === 'solved') return { ...none, card: null, ...found[nth], nth: nth++ }
    if (why === 'recorded') {
      const pinned = campaign.recorded.find((one) => one.case === campaign.case)
      return { ...none, card: null, aspect: pinned?.aspect ?? null, name: pinned?.name ?? '' }
    }
    const goal = view.table?.objectives.find((one) => one.card === number && one.done)
    return { ...none, goal: goal?.id ?? '' }
  })
}

export interface PointsLine {
  aspect: Aspect | null
  card: CardView | null
  what: string
  why: string
  points: number
}

export function inWords({ aspect, name, nth, turn, card, goal, why, points }: Earned): PointsLine {
  const words = card && wordsOf(card)
  const what = name ? clueName(name) : words ? words.title : say('campaign-receipt-over')
  const asked = why === 'objective' && words?.objectives[goal]
  const reason =
    why === 'solved'
      ? say('campaign-receipt-solved', { nth, turn })
      : why === 'recorded'
        ? say('campaign-receipt-pinned')
        : asked
          ? asked
          : say(`campaign-receipt-${why}`)
  return { aspect, card, what, why: reason, points }
}

/** The solved aspects in order, with their turns (0 if the table no longer knows). */
function solvedAt(view: SpyClubView, recent: Happened[]): { aspect: Aspect; name: string; turn: number }[] {
  const turns = new Map<Aspect, number>()
  let turn = 1
  for (const event of happenedIn(recent)) {
    if (event.type === 'TurnBegan') turn = event.turn
    if (event.type === 'AspectSolved') turns.set(event.aspect, turn)
  }
  const known = view.solved.every(({ aspect }) => turns.has(aspect))
  return view.solved
    .map(({ aspect, solution }) => ({ aspect, name: solution.name, turn: known ? turns.get(aspect)! : 0 }))
    .sort((one, other) => one.turn - other.turn)
}
