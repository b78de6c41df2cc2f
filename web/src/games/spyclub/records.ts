// Reads files to continue from: a saved campaign, or an exported game of one.
import type { ReadRecord } from '../../game-api/builtin'
import { titleOf } from './caseStory'
import { say } from './text'
import type { Campaign } from './wire'

const CASES = 5

/** The two file formats differ in their fields. */
export const readRecord: ReadRecord = (text) => {
  const kept = parsed(text)
  const game = 'moves' in kept && 'options' in kept
  if (game && kept.game !== 'spyclub') throw new Error(say('record-other-game'))
  const found = game ? (kept.options as { campaign?: unknown }).campaign : kept
  if (!isCampaign(found)) {
    throw new Error(say(game ? 'record-single' : 'record-none'))
  }
  const played = found.log ?? []
  if (played.length >= CASES) throw new Error(say('record-over'))
  const last = played.at(-1)
  const club = (found.members ?? []).map(({ character, name }) => name || say('plate-character', { character }))
  const line = say('record-line', {
    saved: game,
    next: played.length + 1,
    cases: CASES,
    last: last && titleOf(new Map(last.solved.map(({ aspect, name }) => [aspect, name]))),
    club: club.length ? club : null,
  })
  return { record: found, line }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text)
    if (found && typeof found === 'object' && !Array.isArray(found)) return found as Record<string, unknown>
  } catch {
    // told below
  }
  throw new Error(say('record-unknown'))
}

function isCampaign(found: unknown): found is Campaign {
  return found !== null && typeof found === 'object' && ('edition' in found || 'log' in found || !Object.keys(found).length)
}
