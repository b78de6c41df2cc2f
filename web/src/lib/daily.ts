const DAY = 24 * 60 * 60 * 1000

/** A day as the options of a game name it, the same all over the world: "2026-11-17". */
export function dayOf(when: Date): string {
  return when.toISOString().slice(0, 10)
}

/** The same day on a calendar of this place, to be written out. */
export function dateOf(day: string): Date {
  return new Date(`${day}T00:00`)
}

/** The last days up to this one, oldest first. */
export function lastDays(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, nth) => dayOf(new Date(Date.parse(today) - (count - 1 - nth) * DAY)))
}

/** How many days up to today, or up to yesterday while today is still open, were played without a gap. */
export function inARow(days: readonly string[], today: string): number {
  const played = new Set(days)
  let day = Date.parse(today)
  if (!played.has(today)) day -= DAY
  let count = 0
  for (; played.has(dayOf(new Date(day))); day -= DAY) count++
  return count
}
