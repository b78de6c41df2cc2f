// The recap: what a player missed since their last turn, shown again on any board.
import { prefersReducedMotion } from '../lib/motion'
import type { GameView, Happened } from '../wire'
import { Stage, type Cue } from './stage.svelte'

/** The table after an event. */
export interface RecapMoment {
  game: GameView
  recent: Happened[]
}

/** Upper bound of recorded moments. Longer absences are covered by the log. */
const MOST = 60
const FIRST = 900
const EACH = 430
const LONGEST = 5_000

export class Recap {
  #moments = $state.raw<RecapMoment[]>([])
  #stage = new Stage<RecapMoment & Cue>()
  #mine = false

  /** Whether there is anything to show. */
  get any(): boolean {
    return this.#moments.length > 1
  }
  /** The moment on show; null while the table is shown live. */
  get shown(): RecapMoment | null {
    return this.#stage.cue
  }

  /** Record a change of the table. `mine`: it now waits for this player. */
  note(moment: RecapMoment, mine: boolean): void {
    const last = this.#moments.at(-1)
    if (last?.game === moment.game) return
    const turnEnded = this.#mine && !mine
    this.#mine = mine
    this.#moments = turnEnded ? [moment] : [...this.#moments, moment].slice(-MOST)
  }

  /** Play the recap. `gather` removes uninteresting events. */
  play = (gather: (past: Happened[]) => Happened[] = (past) => past): void => {
    const moments = this.#moments.map(({ game, recent }) => ({ game, recent, told: gather(recent) }))
    const kept = new Set(moments.at(-1)?.told.map(({ seq }) => seq))
    const worth = moments
      .filter(({ recent }, nth) => !nth || kept.has(recent.at(-1)?.seq ?? 0))
      .map(({ game, told }) => ({ game, recent: told }))
    this.#stage.stop()
    this.#stage.play(worth.map((moment, nth) => ({ ...moment, ms: look(moment, worth[nth - 1]), holds: true })))
  }
  skip = (): void => this.#stage.skip()
  stop = (): void => this.#stage.stop()
}

/** Duration of a moment in ms, by the number of new events. */
function look({ recent }: RecapMoment, previous: RecapMoment | undefined): number {
  const before = previous?.recent.at(-1)?.seq ?? recent.at(-1)?.seq ?? 0
  const events = recent.filter(({ seq }) => seq > before).flatMap(({ events }) => events ?? [])
  return prefersReducedMotion() ? FIRST : Math.min(LONGEST, FIRST + EACH * events.length)
}
