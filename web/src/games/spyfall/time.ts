/** Milliseconds as the stopwatch shows them: 5:42. A started second counts whole. */
export function minutes(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The same for a screen reader: "5 minutes 42 seconds". */
export function spokenTime(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  const parts = [many(Math.floor(seconds / 60), 'minute'), many(seconds % 60, 'second')]
  return parts.filter(Boolean).join(' ') || 'no time'
}

function many(count: number, word: string): string {
  return count ? `${count} ${word}${count === 1 ? '' : 's'}` : ''
}
