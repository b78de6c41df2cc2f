import { fromSvelte } from '../../door/svelte.svelte'
import Board from './Board.svelte'
import { texts } from './texts'
import type { SpyClubView } from './wire'

export { tell } from './words'
export const mount = fromSvelte(Board)
export const showsEnd = true
export const open = true

/** The next case of a campaign. */
export function next(view: unknown): string {
  const campaign = (view as SpyClubView | undefined)?.campaign
  return campaign?.record ? texts.openCase(campaign.case + 1) : ''
}
