// The timing of the reveal: the place, the spy's face, the verdict. All devices follow the server's timestamp, so
// that they turn together.
import { prefersReducedMotion } from '../../lib/motion'
import { lastVote, type Player } from './table'
import { say } from './text'
import type { Happened } from '../../wire'
import type { Event, RoundResult, SpyfallView } from './wire'

export type Beat = 0 | 1 | 2

/** The start of each beat, in ms after the cards were revealed. */
const MOVING: readonly number[] = [0, 2_160, 4_940]
const CUTS: readonly number[] = [0, 1_500, 3_000]
/** How long the verdict holds on a television before the score, in ms. */
const VERDICT_HOLDS = 5_000
/** Taps this close together count once, in ms. */
export const TOO_SOON = 300

export const beats = (): readonly number[] => (prefersReducedMotion() ? CUTS : MOVING)
export const scoreAt = (): number => beats()[2]! + VERDICT_HOLDS

/** The beat at this time after the reveal. */
export function beatAt(elapsed: number): Beat {
  return beats().findLastIndex((begins) => elapsed >= begins) as Beat
}

/** When the round was decided, in table-clock ms; null if the event is no longer known. */
export function decidedAt(recent: Happened[], round: number): number | null {
  const ended = recent.findLast(({ events }) =>
    (events as Event[] | undefined)?.some((event) => event.type === 'RoundEnded' && event.result.round === round),
  )
  return ended?.at ?? null
}

/** Whether a vote decided the round: then the revealed votes stay for a moment before the show. */
export function byVote(recent: Happened[], { accused }: RoundResult): boolean {
  return accused !== null && lastVote(recent)?.convicted === true
}

/** Ms since the cards were revealed at table-clock time `now`, without the `pause` in which the votes are shown. */
export function elapsed(recent: Happened[], result: RoundResult, now: number, pause: number): number {
  const decided = decidedAt(recent, result.round)
  return decided === null ? Infinity : Math.max(0, now - decided - (byVote(recent, result) ? pause : 0))
}

/** What the board shows. A vote stays for a moment, and the reveal begins with a `show`. */
export type Scene = 'trial' | 'over' | 'show' | 'reveal' | 'deal' | 'naming' | 'table'

export function sceneOf({ phase }: SpyfallView, trial: boolean, showing: boolean, dealing: boolean): Scene {
  if (trial) return 'trial'
  if (phase === 'over') return 'over'
  if (phase === 'reveal') return showing ? 'show' : 'reveal'
  if (dealing) return 'deal'
  return phase === 'naming' ? 'naming' : 'table'
}

/** The winners of the game, for a television. */
export function winnersTitle(players: readonly Player[], winners: readonly number[]): string {
  const names = winners.map((who) => players[who]?.name ?? '')
  return names.length ? say('end-winner', { names, count: names.length, me: false }) : say('end-nobody')
}

/** How the round was decided, in a sentence. */
export function howDecided(view: SpyfallView, result: RoundResult, players: readonly Player[], me: number | null): string {
  const { accuser, accused, guess, spies } = result
  const name = (who: number | null | undefined) =>
    who === null || who === undefined ? '' : who === me ? say('you') : (players[who]?.name ?? '')
  const pointing = accuser !== null && accuser === me ? 'me' : accused !== null && accused === me ? 'at-me' : 'others'
  return say(`reveal-how-${result.how}`, {
    spies: spies.map(name),
    count: spies.length,
    me: spies.some((who) => who === me),
    accuser: name(accuser),
    accused: name(accused),
    pointing,
    guess: guess === null || guess === undefined ? '' : (view.places[guess] ?? ''),
  })
}

export type Side = 'spy' | 'others' | 'nobody'

export interface Verdict {
  side: Side
  title: string
  /** The points, and who gets them if not the spy. */
  coins: { gain: number; to: string }[]
  /** The stamp on the spy's face; "" for none. */
  stamp: string
  /** The player who was convicted in the spy's place. */
  wrong: number | null
  /** The player whose accusation was right. */
  finder: number | null
}

export function verdict(result: RoundResult, players: readonly Player[], me: number | null): Verdict {
  const { how, winner, spies, points, accuser, accused } = result
  const side = winner || 'nobody'
  const name = (seat: number) => (seat === me ? say('you') : (players[seat]?.name ?? ''))
  const finder =
    how === 'caught' && accuser !== null && accuser !== undefined && points[accuser] === 2 && !spies.includes(accuser) ? accuser : null
  const coins: Verdict['coins'] = []
  if (side === 'spy') coins.push({ gain: points[spies[0]!] ?? 0, to: '' })
  if (side === 'others') {
    coins.push({ gain: 1, to: say(how === 'caught' ? 'reveal-everyone' : 'reveal-everyone-else') })
    if (finder !== null) coins.push({ gain: 2, to: name(finder) })
    for (const spy of spies) if (points[spy]) coins.push({ gain: points[spy], to: name(spy) })
  }
  return {
    side,
    title: say(`reveal-band-${side === 'spy' ? 'spy' : how === 'missed' ? 'missed' : side === 'others' ? 'caught' : 'void'}`, {
      count: spies.length,
    }),
    coins,
    stamp: how === 'void' ? '' : say(`reveal-${how}`),
    wrong: how === 'framed' ? (accused ?? null) : null,
    finder,
  }
}
