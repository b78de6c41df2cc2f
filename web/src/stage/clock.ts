// One shared clock for all countdowns: it ticks only while a component reads it.
import { createSubscriber } from 'svelte/reactivity'

const TICK = 200

const ticking = createSubscriber((tick) => {
  const timer = setInterval(tick, TICK)
  return () => clearInterval(timer)
})

/** The table clock, read at every tick while it runs. */
export function now(clock: () => number, runs = true): number {
  if (runs) ticking()
  return clock()
}
