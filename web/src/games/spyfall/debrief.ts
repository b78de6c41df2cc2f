// What the bots told about a round (`Bot.debrief`), made ready to be drawn.
import type { Happened } from '../../wire'
import { artOf, type Player } from './table'
import type { Debrief, Pack, RoundResult, SpyfallView, Talk } from './wire'

/** A round that is over, with all that the debrief needs: it can still be read when the next one is dealt. */
export interface CaseFile {
  result: RoundResult
  players: Player[]
  /** Who was dealt a card. */
  dealt: number[]
  places: string[]
  /** The pictures of the places. */
  art: string[]
  /** How many places it could have been. */
  open: number
  talk: Talk[]
  debriefs: Debrief[]
}

/** What a bot believed once a question had been answered. */
export interface Step {
  /** Counted from 1. */
  question: number
  suspicion: number[]
  places: [number, number][]
}

/** One chance over the round: that a seat is the spy, or that a place is the place. */
export interface Line {
  of: number
  /** In percent, one for each step. */
  values: number[]
  /** The spy, or the true place. */
  truth: boolean
}

/** The view keeps this many questions of a round. */
const TALK_KEPT = 60
const MOST_PLACES = 5

/** No bot's notes when a later round was broken off: what was said in the last full one is gone. */
export function caseFile(
  view: SpyfallView,
  result: RoundResult,
  players: Player[],
  recent: readonly Happened[],
  pack: Pack | null,
): CaseFile {
  const debriefs = result.round === view.round ? debriefsOf(recent, result.round) : []
  const open = view.in_play.filter((place) => place === result.place || !view.used.includes(place)).length
  return {
    result,
    players,
    dealt: view.players,
    places: view.places,
    art: view.places.map((_, place) => artOf(view, pack, place)),
    open,
    talk: view.talk,
    debriefs,
  }
}

/** What each bot told about this round, by seat. */
export function debriefsOf(recent: readonly Happened[], round: number): Debrief[] {
  const start = recent.findLastIndex(({ did }) => did?.type === 'Start') // after a rematch, rounds count from 1 again
  const bySeat = new Map<number, Debrief>()
  for (const { did } of recent.slice(start + 1)) {
    if (did?.type !== 'BotTold') continue
    const note = did.note as unknown as Debrief
    if (note.round === round) bySeat.set(note.seat, note)
  }
  return [...bySeat.values()].sort((a, b) => a.seat - b.seat)
}

/** One step for each answered question; a vote after it belongs to it. */
export function stepsOf({ moments }: Debrief): Step[] {
  const last = new Map(moments.map((moment) => [moment.after, moment]))
  return [...last.values()].map(({ after, suspicion, places }) => ({ question: after, suspicion, places }))
}

/** A civilian's suspicion of each of the others, the spies last: they are drawn on top. */
export function suspicionLines(debrief: Debrief, steps: readonly Step[], { result, dealt }: CaseFile): Line[] {
  return dealt
    .filter((seat) => seat !== debrief.seat)
    .map((seat) => ({ of: seat, values: steps.map(({ suspicion }) => suspicion[seat] ?? 0), truth: result.spies.includes(seat) }))
    .sort(truthLast)
}

/** A spy's idea of where it was: the true place, the place that was named, and what else looked likely. */
export function placeLines(steps: readonly Step[], { result: { place, guess }, open }: CaseFile): Line[] {
  const peaks = new Map<number, number>()
  for (const [number, chance] of steps.flatMap(({ places }) => places)) peaks.set(number, Math.max(chance, peaks.get(number) ?? 0))
  const likely = [...peaks.keys()].sort((a, b) => peaks.get(b)! - peaks.get(a)!)
  const shown = [...new Set([place, ...(guess === null ? [] : [guess]), ...likely])].slice(0, MOST_PLACES)
  return shown
    .map((number) => ({ of: number, values: steps.map((step) => chanceOf(step, number) ?? unlikely(step, open)), truth: number === place }))
    .sort(truthLast)
}

/** Of a place, in percent; null when it was not among the likeliest. */
export function chanceOf({ places }: Step, place: number): number | null {
  return places.find(([number]) => number === place)?.[1] ?? null
}

/** What the places that were not told have on average, and never more than one that was. */
function unlikely({ places }: Step, open: number): number {
  const told = places.map(([, chance]) => chance)
  const left = 100 - told.reduce((sum, chance) => sum + chance, 0)
  return Math.max(0, Math.min(...told, left / Math.max(1, open - told.length)))
}

/** Question `number` of the round, if the view still has it. */
export function talkOf({ talk, debriefs }: CaseFile, number: number): Talk | undefined {
  const asked = Math.max(0, ...debriefs.flatMap(({ moments }) => moments.map(({ after }) => after)))
  const forgotten = talk.length < TALK_KEPT ? 0 : Math.max(0, asked - talk.length)
  return talk[number - 1 - forgotten]
}

/** The top of the scale: the fifth above the highest value. */
export function ceiling(lines: readonly Line[]): number {
  return Math.min(100, Math.ceil((Math.max(1, ...lines.flatMap(({ values }) => values)) + 3) / 20) * 20)
}

/** A line through these points that never swings above or below them. */
export function pencilLine(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], nth) => {
      if (nth === 0) return `M${x} ${y}`
      const [fromX, fromY] = points[nth - 1]!
      const middle = (fromX + x) / 2
      return `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`
    })
    .join('')
}

/** The same heights, moved as little as need be so that they are `gap` apart and none is below `floor`. */
export function spread(heights: readonly number[], gap: number, floor: number): number[] {
  const order = heights.map((_, nth) => nth).sort((a, b) => heights[b]! - heights[a]!)
  const result = [...heights]
  let lowest = floor
  for (const nth of order) {
    result[nth] = Math.min(result[nth]!, lowest)
    lowest = result[nth] - gap
  }
  return result
}

function truthLast(a: Line, b: Line): number {
  return Number(a.truth) - Number(b.truth)
}
