import { fromSvelte } from '../../door/svelte.svelte'
import Board from './Board.svelte'
import { say } from './words'
import type { SpyClubView } from './wire'

export { tell } from './words'
export const mount = fromSvelte(Board)
export const showsEnd = true
export const open = true

/** The next case of a campaign. */
export function next(view: unknown): string {
  const campaign = (view as SpyClubView | undefined)?.campaign
  return campaign?.record ? say('open-case', { number: campaign.case + 1 }) : ''
}
