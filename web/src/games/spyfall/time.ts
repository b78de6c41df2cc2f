/** Format milliseconds as 5:42. Seconds are rounded up, so 0:00 is the end. */
export function minutes(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The announcements in a round's last minute, in ms before its end. */
export const warnings = [60_000, 30_000, 10_000] as const

/** The announcement that fell due between two readings of the clock, if any. */
export function warningDue(before: number, now: number): (typeof warnings)[number] | undefined {
  return warnings.find((mark) => before > mark && now <= mark)
}
