// The ticking sound in the last seconds before a deadline.

const EVERY_MS = 200
const LONG_MS = 60_000

/**
 * Tick once a second near the end: for the last 30 seconds of a long wait, the last 5 of a short one. Returns the
 * function that stops it.
 */
export function ticking(left: () => number, tick: () => void): () => void {
  const from = left() > LONG_MS ? 30 : 5
  let last = Infinity
  const timer = setInterval(() => {
    const seconds = Math.ceil(left() / 1000)
    if (seconds < last && seconds > 0 && seconds <= from) tick()
    last = seconds
  }, EVERY_MS)
  return () => clearInterval(timer)
}
