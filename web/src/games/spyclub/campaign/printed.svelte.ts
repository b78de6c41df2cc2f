// The texts of campaign cards in the reader's language. The server sends only the sides that are open.
import { printed } from '../../../lib/api'
import { tokenFor } from '../../../lib/storage.svelte'
import type { CampaignView, Decided, PrintedSide } from '../wire'

const sides = $state<Record<string, PrintedSide>>({})
const asked = new Set<string>()
let edition = ''

const UNREAD: PrintedSide = {
  card: 0,
  side: 'A',
  title: '',
  module: '',
  story: '',
  instructions: [],
  prompt: '',
  options: {},
  actions: {},
  objectives: {},
}

const keyOf = ({ card, side }: { card: number; side: PrintedSide['side'] | null }) => `${card}${side}`

/** The texts of a side; empty until they are loaded. */
export function wordsOf(card: { card: number; side: PrintedSide['side'] | null }): PrintedSide {
  return sides[keyOf(card)] ?? UNREAD
}

/** The text of the chosen way at a card's crossroads. */
export function wayOf({ card, answer }: Decided): string {
  const asked = (['A', 'B'] as const).map((side) => wordsOf({ card, side }).options[answer])
  return asked.find(Boolean)?.label ?? ''
}

/** Load the newly opened texts. A failed request is repeated with the next view. */
export async function readCards(campaign: CampaignView, code: string): Promise<void> {
  if (campaign.edition !== edition) {
    edition = campaign.edition
    asked.clear()
    for (const key of Object.keys(sides)) delete sides[key]
  }
  const open = [...campaign.cards, ...(campaign.question?.side ? [campaign.question] : [])].map(keyOf)
  const fresh = [...new Set(open)].filter((key) => !asked.has(key))
  if (!fresh.length) return
  fresh.forEach((key) => asked.add(key))
  try {
    for (const side of await printed<PrintedSide>(
      'spyclub',
      fresh.map((key) => `${edition}.${key}`),
      code,
      tokenFor(code),
    ))
      sides[keyOf(side)] = side
  } catch {
    fresh.forEach((key) => asked.delete(key))
  }
}
