// One clock for everything that counts down: it ticks while somebody looks at it.
import { createSubscriber } from 'svelte/reactivity'

const TICK = 200

const ticking = createSubscriber((tick) => {
  const timer = setInterval(tick, TICK)
  return () => clearInterval(timer)
})

/** The table's clock, read anew at every tick while it runs. */
export function now(clock: () => number, runs = true): number {
  if (runs) ticking()
  return clock()
}
