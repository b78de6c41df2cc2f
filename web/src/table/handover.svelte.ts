// Several players on one device: whose seat is on show, and who gets the device next. The next player's secrets stay
// covered until they confirm that they have the device.
import { seatToShow } from './seats'

export class HandOver {
  #shown = $state<number | null>(null)
  #next = $state<number | null>(null)
  /** `hasSecrets`: the seats have secrets from each other, so another seat is shown only after a tap. */
  #read: () => { mine: number[]; toAct: number[]; hasSecrets: boolean }

  constructor(read: () => { mine: number[]; toAct: number[]; hasSecrets: boolean }) {
    this.#read = read
  }

  /** The seat on show; null for a watcher, and while the device is being passed. */
  get seat(): number | null {
    const { mine } = this.#read()
    return mine.length < 2 ? (mine[0] ?? null) : this.#shown
  }
  /** The device is being passed: nothing of the game is on show. */
  get passing(): boolean {
    const { mine, hasSecrets } = this.#read()
    return mine.length > 1 && hasSecrets && (this.#next !== null || this.seat === null)
  }
  /** Who gets the device. */
  get next(): number {
    return this.#next ?? this.#read().mine[0] ?? 0
  }

  /** Call only when the turn passes on. Between turns, others may ask for the device to look at their cards. */
  turnPassed(): void {
    const { mine, toAct, hasSecrets } = this.#read()
    if (mine.length < 2) return
    const seat = seatToShow(mine, toAct, this.#shown)
    if (!hasSecrets) this.#shown = seat
    else if (seat !== this.#shown) this.#next = seat
  }
  /** Show another seat; if seats have secrets, after a tap. */
  ask(seat: number): void {
    if (this.#read().hasSecrets) this.#next = seat
    else this.#shown = seat
  }
  /** The seat on show has looked at its cards. Continue with the next seat that has not, then with the one to act. */
  looked(left: readonly number[]): void {
    const { mine, toAct } = this.#read()
    if (mine.length < 2) return
    const seat = mine.find((one) => one !== this.#shown && left.includes(one)) ?? seatToShow(mine, toAct, this.#shown)
    if (seat !== null && seat !== this.#shown) this.ask(seat)
  }
  /** The next player has confirmed that they have the device. */
  take(): void {
    this.#shown = this.next
    this.#next = null
  }
}
