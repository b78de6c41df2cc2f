// Carrying a card with the mouse or a finger, as well as tapping it: from the place it lies to where it is let go.
import type { Place } from './table'

/** Less is a tap by an unsteady hand, in px. */
const FAR = 8

interface Handlers {
  /** How much larger things are on the screen than in the layout. */
  scale: () => number
  mayLift: (place: Place) => boolean
  lift: (place: Place) => void
  /** Where it was let go, on the screen. */
  drop: (x: number, y: number) => void
  /** It was put back: the browser needed the finger for something else. */
  putBack: () => void
}

export class Drag {
  place = $state.raw<Place | null>(null)
  /** How far it has been carried, in the layout's px. */
  x = $state(0)
  y = $state(0)
  #from: { place: Place; x: number; y: number } | null = null
  #carried = false

  constructor(private on: Handlers) {}

  mayLift(place: Place): boolean {
    return this.on.mayLift(place)
  }

  down(event: PointerEvent, place: Place): void {
    this.#carried = false
    this.#from = event.button === 0 && event.isPrimary && this.on.mayLift(place) ? { place, x: event.clientX, y: event.clientY } : null
  }

  move(event: PointerEvent): void {
    if (!this.#from) return
    const [x, y] = [event.clientX - this.#from.x, event.clientY - this.#from.y]
    if (!this.place) {
      if (Math.hypot(x, y) < FAR) return
      ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
      this.place = this.#from.place
      this.on.lift(this.place)
    }
    this.x = x / this.on.scale()
    this.y = y / this.on.scale()
  }

  up(event: PointerEvent): void {
    if (this.#end()) this.on.drop(event.clientX, event.clientY)
  }

  cancel(): void {
    if (this.#end()) this.on.putBack()
  }

  /** Whether a click is only the end of carrying something. */
  get justCarried(): boolean {
    return this.#carried
  }

  #end(): boolean {
    this.#carried = this.place !== null
    this.#from = this.place = null
    this.x = this.y = 0
    return this.#carried
  }
}
