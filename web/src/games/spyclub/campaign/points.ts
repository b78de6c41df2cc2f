// The points of a case, line by line, each with what it is for.
import type { Happened } from '../../../wire'
import { happenedIn } from '../casefile'
import type { Aspect } from '../shapes'
import type { CampaignView, CardView, SpyClubView } from '../wire'
import { texts } from './texts'

export interface PointsLine {
  /** What was solved or pinned up; else the card that gave or took them. */
  aspect: Aspect | null
  card: CardView | null
  what: string
  why: string
  points: number
}

/** Solutions in the order they were found, then cards, then what was cut off. */
export function pointsLines(view: SpyClubView, campaign: CampaignView, recent: Happened[]): PointsLine[] {
  const found = solvedAt(view, recent)
  let nth = 0
  return campaign.lines.map(({ why, points, card: number }) => {
    const card = campaign.cards.find(({ card }) => card === number) ?? null
    if (why === 'solved') {
      const { aspect, name, turn } = found[nth] ?? { aspect: null, name: '', turn: 0 }
      return { aspect, card: null, what: name, why: texts.receipt.solved(nth++, turn), points }
    }
    if (why === 'recorded') {
      const pinned = campaign.recorded.find((one) => one.case === campaign.case)
      return { aspect: pinned?.aspect ?? null, card: null, what: pinned?.name ?? '', why: texts.receipt.pinned, points }
    }
    const goal = view.table?.objectives.find((one) => one.card === number && one.done)
    const reason = why === 'objective' ? (goal?.text ?? texts.why.objective) : why === 'limit' ? texts.receipt.limit : texts.receipt.card
    return { aspect: null, card, what: card?.title ?? texts.why.limit, why: reason, points }
  })
}

/** What was solved, in that order, and in which turn (0 where the table has forgotten). */
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
