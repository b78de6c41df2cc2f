// The running gags that this browser has seen in this game, with their last taps.
import { draft, keepDraft } from '../../lib/drafts'
import { type Gag, GAGS } from './gags'

export class Gags {
  seen = $state.raw<Gag[]>([])
  /** In seconds of the browser's clock. */
  readonly tapped = new Map<Gag, number>()
  #name: string

  constructor(game: string) {
    this.#name = `spyguy.gags.${game}`
    const kept = draft(this.#name).split(' ')
    this.seen = GAGS.filter((gag) => kept.includes(gag))
  }

  tap(gag: Gag): void {
    this.tapped.set(gag, performance.now() / 1000)
    if (this.seen.includes(gag)) return
    this.seen = [...this.seen, gag]
    keepDraft(this.#name, this.seen.join(' '))
  }
}
