// The bots' notes on a round (`Bot.debrief`), prepared for drawing.
import type { Happened, Measured } from '../../wire'
import { artOf, type Player } from './table'
import type { Debrief, Pack, RoundResult, SpyfallView, Talk } from './wire'

/** A finished round with all data of the debrief, so that it stays readable after the next deal. */
export interface CaseFile {
  result: RoundResult
  players: Player[]
  /** The seats that were dealt a card. */
  dealt: number[]
  places: string[]
  /** The pictures of the places. */
  art: string[]
  /** The number of possible places. */
  open: number
  talk: Talk[]
  debriefs: Debrief[]
}

/** A bot's beliefs after an answer. */
export interface BeliefStep {
  /** Counted from 1. */
  question: number
  suspicion: number[]
  places: [number, number][]
}

/** One probability over the round: that a seat is the spy, or that a place is the true one. */
export interface ChartLine {
  of: number
  /** In percent, one for each step. */
  values: number[]
  /** The spy, or the true place. */
  truth: boolean
}

/** How many questions of a round the view keeps. */
const TALK_KEPT = 60
const MOST_PLACES = 5

/**
 * The data of a round's debrief. It has no bots' notes if a later round was broken off, because the view no longer
 * has the talk.
 */
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

/** Each bot's debrief of this round, by seat. */
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

/** One step for each answered question. A vote after it belongs to the step. */
export function stepsOf({ moments }: Debrief): BeliefStep[] {
  const last = new Map(moments.map((moment) => [moment.after, moment]))
  return [...last.values()].map(({ after, suspicion, places }) => ({ question: after, suspicion, places }))
}

/** A civilian's suspicion of each other player. The spies are last, so they are drawn on top. */
export function suspicionLines(debrief: Debrief, steps: readonly BeliefStep[], { result, dealt }: CaseFile): ChartLine[] {
  return dealt
    .filter((seat) => seat !== debrief.seat)
    .map((seat) => ({ of: seat, values: steps.map(({ suspicion }) => suspicion[seat] ?? 0), truth: result.spies.includes(seat) }))
    .sort(truthLast)
}

/** A spy's belief about the place: the true one, the named one, and the most likely others. */
export function placeLines(steps: readonly BeliefStep[], { result: { place, guess }, open }: CaseFile): ChartLine[] {
  const peaks = new Map<number, number>()
  for (const [number, chance] of steps.flatMap(({ places }) => places)) peaks.set(number, Math.max(chance, peaks.get(number) ?? 0))
  const likely = [...peaks.keys()].sort((a, b) => peaks.get(b)! - peaks.get(a)!)
  const shown = [...new Set([place, ...(guess === null ? [] : [guess]), ...likely])].slice(0, MOST_PLACES)
  return shown
    .map((number) => ({ of: number, values: steps.map((step) => chanceOf(step, number) ?? unlikely(step, open)), truth: number === place }))
    .sort(truthLast)
}

/** The probability of a place in percent; null if it was not reported among the most likely. */
export function chanceOf({ places }: BeliefStep, place: number): number | null {
  return places.find(([number]) => number === place)?.[1] ?? null
}

/** The average of the unreported places, at most the smallest reported one. */
function unlikely({ places }: BeliefStep, open: number): number {
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

/** The top of the scale: the next fifth above the highest value. */
export function ceiling(lines: readonly ChartLine[]): number {
  return Math.min(100, Math.ceil((Math.max(1, ...lines.flatMap(({ values }) => values)) + 3) / 20) * 20)
}

/** A smooth line through these points that never overshoots them. */
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

/** The same heights, moved as little as possible so that they are `gap` apart and none is below `floor`. */
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

function truthLast(a: ChartLine, b: ChartLine): number {
  return Number(a.truth) - Number(b.truth)
}

/** The line that told the spy most. A rise of less than a percent is none. */
export function fatalLine({ fatal, lines }: Measured): Measured['lines'][number] | null {
  const line = fatal === null ? null : lines[fatal]
  return line && line.after > line.before ? line : null
}
