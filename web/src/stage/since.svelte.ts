// What a player has seen happen since their last turn, to be shown once more on any board.
import { still } from '../lib/motion'
import type { GameView, Happened } from '../wire'
import { Stage, type Cue } from './stage.svelte'

/** The table as it stood after something happened. */
export interface Moment {
  game: GameView
  recent: Happened[]
}

/** Longer absences are told by the log. */
const MOST = 60
const FIRST = 900
const EACH = 430
const LONGEST = 5_000

export class Since {
  #moments = $state.raw<Moment[]>([])
  #stage = new Stage<Moment & Cue>()
  #mine = false

  /** Whether there is anything to show. */
  get any(): boolean {
    return this.#moments.length > 1
  }
  /** What is on show; null while the table is shown as it is. */
  get shown(): Moment | null {
    return this.#stage.cue
  }

  /** The table has moved on; `mine`: it waits for this player now. */
  note(moment: Moment, mine: boolean): void {
    const last = this.#moments.at(-1)
    if (last?.game === moment.game) return
    const turnEnded = this.#mine && !mine
    this.#mine = mine
    this.#moments = turnEnded ? [moment] : [...this.#moments, moment].slice(-MOST)
  }

  /** `gather` takes out of the past what is not worth looking at again. */
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

/** How long, in ms: by how much is new. */
function look({ recent }: Moment, previous: Moment | undefined): number {
  const before = previous?.recent.at(-1)?.seq ?? recent.at(-1)?.seq ?? 0
  const events = recent.filter(({ seq }) => seq > before).flatMap(({ events }) => events ?? [])
  return still() ? FIRST : Math.min(LONGEST, FIRST + EACH * events.length)
}
