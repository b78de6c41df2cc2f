// The frames of a replay, converted to what a board gets at a live table.
import type { FinishedGame } from '../lib/api'
import type { BoardTable } from '../game-api/board'
import type { Frame, GameView, Happened, Replay } from '../wire'

const FIRST = 900
const EACH = 430
const LONGEST = 7_000

/** The table of a replay at this frame. */
export function tableAt(replay: Replay, frame: Frame, { code, number, key }: FinishedGame): BoardTable {
  const chairs = replay.chairs.map((chair, seat) => (chair.bot ? chair : { ...chair, person: replayPersonId(seat) }))
  return {
    code,
    number,
    key,
    chairs,
    game: replay.game,
    version: replay.version,
    options: replay.options,
    summary: replay.summary,
    house_rules: [],
    phase: frame.outcome ? 'over' : 'playing',
    paused: false,
    asleep: false,
    bot_pace: null,
  }
}

export function gameAt(replay: Replay, { to_act, deadline, outcome, view }: Frame): GameView {
  const seat = replay.seat ?? null
  return {
    to_act,
    deadline: deadline ?? null,
    outcome: outcome ?? null,
    hush: '',
    host: [],
    seats: [seat === null ? { view } : { seat, view }],
  }
}

/**
 * The events of the whole replay, one entry a frame, beginning with the deal. The objects are the same for every
 * frame.
 */
export function historyOf(replay: Replay): Happened[] {
  return replay.frames.map(({ at, events = [], why = '' }, index) => {
    const seq = index + 1
    return index ? { seq, at, events, why } : { seq, at, did: { type: 'Start' } }
  })
}

/** The frames with which a turn begins, for the marks under the scrubber. */
export function turnsOf(replay: Replay): number[] {
  return replay.frames.flatMap((frame, index) => {
    const before = replay.frames[index - 1]
    return before && turn(before) !== turn(frame) ? [index] : []
  })
}

/** How long a frame is shown, in ms. */
export function pace({ events = [] }: Frame): number {
  return Math.min(LONGEST, FIRST + EACH * events.length)
}

export function replayPersonId(seat: number): string {
  return `seat ${seat}`
}

function turn({ view, to_act }: Frame): string {
  const { turn, round } = view as { turn?: unknown; round?: unknown }
  return JSON.stringify(turn === undefined && round === undefined ? to_act : [round, turn])
}
