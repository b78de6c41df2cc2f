// The picked card, its possible actions, and their targets.
import { movesOfType } from '../../game-api/legal'
import { placeOfAnswer } from './campaign/places'
import { whyNot, whyNotThere, type Refusal } from './refusal'
import { barredBetween, everyPlace, moveBetween, placeKey, type Place, type Player } from './table'
import type { BarredView, Move, SpyClubView } from './wire'
import { say } from './text'

/** The current state of the board. */
interface Situation {
  view: SpyClubView
  legal: Move[]
  seat: number | null
  players: Player[]
  /** Whether the seat may act, and whether it is its turn. */
  ready: boolean
  up: boolean
}

export class CardSelection {
  selected = $state.raw<Place | null>(null)
  aim = $state<'row' | 'incoming' | 'hand' | null>(null)
  /** The action that a campaign card forbids. */
  refused = $state.raw<BarredView | null>(null)
  /** Why the picked card cannot go to the tapped place. It stays picked. */
  refusal = $state.raw<Refusal | null>(null)

  /** What a tap would do now, by place. */
  targets = $derived.by(() => {
    const { view, legal, seat, ready, up } = this.now()
    const found = new Map<string, Move>()
    if (ready) for (const move of movesOfType(legal, 'ChooseSolution')) found.set(placeKey({ kind: 'row', slot: move.row }), move)
    const question = view.table?.asked
    if (question && ready && question.seat === seat) {
      for (const answer of question.answers) {
        const place = placeOfAnswer(view, answer)
        if (place) found.set(placeKey(place), answer)
      }
    }
    if (!up || !this.selected || seat === null) return found
    for (const place of everyPlace(view)) {
      const move = moveBetween(legal, seat, this.selected, place)
      if (move && (!this.aim || place.kind === this.aim)) found.set(placeKey(place), move)
    }
    return found
  })
  prompt = $derived.by(() => {
    if (!this.selected || !this.targets.size) return ''
    if (this.aim) return say(`aim-${this.aim}`)
    return this.selected.kind === 'hand' && this.selected.seat === this.now().seat ? '' : say(`aim-${this.selected.kind}-for`)
  })

  constructor(private now: () => Situation) {}

  isSelected(key: string): boolean {
    return this.selected !== null && placeKey(this.selected) === key
  }

  pick(place: Place): void {
    this.selected = place
    this.aim = null
    this.refusal = null
  }

  letGo(): void {
    this.selected = null
    this.aim = null
    this.refused = null
    this.refusal = null
  }

  /** The move that a tap here makes. Without one, the tap picks or puts back a card, or shows a refusal. */
  tap(place: Place): Move | null {
    const move = this.targets.get(placeKey(place)) ?? null
    const barred = move ? null : this.#barred(place)
    const why = move || barred ? null : this.#whyNot(place)
    if (barred) this.refused = barred
    else if (why) this.refusal = why
    else if (this.isSelected(placeKey(place))) this.letGo()
    else if (!move) this.pick(place)
    return move
  }

  /** Whether a card dropped here does anything. */
  takes(place: Place): boolean {
    return this.targets.has(placeKey(place)) || this.#barred(place) !== null || this.#whyNot(place) !== null
  }

  /** Show why an action is impossible with the picked card. */
  deny(kind: 'Confirm' | 'Scout' | 'ShiftFocus'): void {
    const { view, legal, seat, players } = this.now()
    if (seat !== null && this.selected) this.refusal = whyNot({ view, legal, seat, players }, this.selected.slot, kind)
  }

  /** The empty slots of the row whose price is too high for the picked card, with the price. */
  dear = $derived.by(() => {
    const { view, seat, up } = this.now()
    const found = new Map<string, number>()
    if (!up || seat === null || this.selected?.kind !== 'hand' || this.selected.seat !== seat) return found
    const { prices, ideas } = view.hands[seat]!
    const price = prices[this.selected.slot] ?? 0
    if (price > ideas) view.row.forEach((clue, slot) => clue || found.set(placeKey({ kind: 'row', slot }), price))
    return found
  })

  #whyNot(place: Place): Refusal | null {
    const { view, legal, seat, players, up } = this.now()
    const mine = this.selected?.kind === 'hand' && this.selected.seat === seat
    return up && mine && seat !== null ? whyNotThere({ view, legal, seat, players }, this.selected!.slot, place) : null
  }

  /** A legal move of the same type as the refused one. */
  get instead(): { label: string; move: Move } | null {
    const { view, legal, seat } = this.now()
    const move = legal.find((one) => one.type === this.refused?.move.type)
    const slot = move && 'row' in move ? move.row : null
    if (!move || slot === null || seat === null || !('slot' in move)) return null
    const name = view.hands[seat]?.clues[move.slot]?.name ?? ''
    return { label: say('aim-instead', { name, symbol: view.symbols[slot] }), move }
  }

  #barred(place: Place): BarredView | null {
    const { view, seat, up } = this.now()
    return up && this.selected && seat !== null ? barredBetween(view, seat, this.selected, place) : null
  }
}
