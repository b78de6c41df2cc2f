/** Milliseconds as a clock shows them: 5:42. A started second counts whole, so 0:00 means the end. */
export function minutes(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The announcements of a round's last minute, by how many ms before its end they are due. */
export const warnings = [60_000, 30_000, 10_000] as const

/** The warning that fell due between two looks at the clock, if any. */
export function warningDue(before: number, now: number): (typeof warnings)[number] | undefined {
  return warnings.find((mark) => before > mark && now <= mark)
}
