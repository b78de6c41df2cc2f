import { mountSvelte } from '../../game-api/mountSvelte.svelte'
import Board from './Board.svelte'
import { openAndEnter } from '../../lib/joining'
import type { BoardTable } from '../../game-api/board'
import { say } from './text'
import type { SpyClubView } from './wire'

export { chapters } from './chapters'
export { tell } from './text'
export const mount = mountSvelte(Board)
export const showsEnd = true
export const open = true
export const showsHint = true
export const looksBack = true

/** A finished single case can become the first of a campaign: a new table with this case in its log. */
export function first(view: unknown, table: BoardTable): { label: string; act: () => Promise<void> } | null {
  const record = (view as SpyClubView | undefined)?.first_case
  return record ? { label: say('end-campaign'), act: () => openAndEnter(table.game, { ...table.options, campaign: record }, 'sit') } : null
}

/** The name of the next case of a campaign. */
export function next(view: unknown): string {
  const campaign = (view as SpyClubView | undefined)?.campaign
  return campaign?.record ? say('open-case', { number: campaign.case + 1 }) : ''
}
