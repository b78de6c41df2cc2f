// What a file says that somebody would go on from: a campaign that was kept, or a game of one that was saved.
import type { ReadRecord } from '../../door/ours'
import { titleOf } from './tale'
import type { Campaign } from './wire'

const CASES = 5

/** Tells the two kinds of file apart by what is in them. */
export const readRecord: ReadRecord = (text) => {
  const kept = parsed(text)
  const game = 'moves' in kept && 'options' in kept
  if (game && kept.game !== 'spyclub') throw new Error(`That is a saved game of ${String(kept.game)}, not a campaign of Spy Club.`)
  const found = game ? (kept.options as { campaign?: unknown }).campaign : kept
  if (!isCampaign(found)) {
    throw new Error(game ? 'That is a single case. Only campaigns can be gone on with.' : 'That file is not a campaign of Spy Club.')
  }
  const played = found.log ?? []
  if (played.length >= CASES) throw new Error('That campaign is over: all five cases are closed.')
  const next = `Case ${played.length + 1} of ${CASES} comes next.`
  const last = played.at(-1)
  const told = last ? ` The last one was “${titleOf(new Map(last.solved.map(({ aspect, name }) => [aspect, name])))}”.` : ''
  const who = (found.members ?? []).map(({ character, name }) => name || `the ${character}`).join(', ')
  return {
    record: found,
    line: `${game ? 'A saved game: its case is played again. ' : ''}${next}${told}${who ? ` In the club: ${who}.` : ''}`,
  }
}

function parsed(text: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text)
    if (found && typeof found === 'object' && !Array.isArray(found)) return found as Record<string, unknown>
  } catch {
    // told below
  }
  throw new Error('That file is not one that this house has saved.')
}

function isCampaign(found: unknown): found is Campaign {
  return found !== null && typeof found === 'object' && ('edition' in found || 'log' in found || !Object.keys(found).length)
}
