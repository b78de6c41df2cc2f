const DAY = 24 * 60 * 60 * 1000

/** A day as an option value, the same in all time zones: "2026-11-17". */
export function toDay(when: Date): string {
  return when.toISOString().slice(0, 10)
}

/** The same day as a local date, for formatting. */
export function dateOf(day: string): Date {
  return new Date(`${day}T00:00`)
}

/** The last `count` days up to this one, oldest first. */
export function lastDays(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, nth) => toDay(new Date(Date.parse(today) - (count - 1 - nth) * DAY)))
}

/**
 * The length of the current streak: days played without a gap up to today, or up to yesterday if today is still
 * open.
 */
export function streakLength(days: readonly string[], today: string): number {
  const played = new Set(days)
  let day = Date.parse(today)
  if (!played.has(today)) day -= DAY
  let count = 0
  for (; played.has(toDay(new Date(day))); day -= DAY) count++
  return count
}
