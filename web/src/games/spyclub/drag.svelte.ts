// Dragging a card with mouse or finger, from its place to where it is dropped.
import type { Place } from './table'

/** A shorter movement is a tap, in px. */
const FAR = 8

interface Handlers {
  /** Screen px for one layout unit. */
  scale: () => number
  mayLift: (place: Place) => boolean
  lift: (place: Place) => void
  /** Called with the drop position on the screen. */
  drop: (x: number, y: number) => void
  /** Called when the browser cancels the gesture. */
  putBack: () => void
}

export class Drag {
  place = $state.raw<Place | null>(null)
  /** The distance dragged, in layout units. */
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

  /** Whether the current click is the end of a drag. */
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
