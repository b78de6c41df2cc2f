// The city of the day: the same for everyone, named by its date; and how many days in a row one has come back.

/** By this house's calendar: the date here. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

export function isToday(city: string): boolean {
  return city === today()
}

const KEPT = 'spyguy.daily'

interface Streak {
  last: string
  days: number
}

/** So many days in a row, today or yesterday the last of them. */
export function streak(day = today()): number {
  const { last, days } = read()
  return last === day || last === dayBefore(day) ? days : 0
}

/** Today's city was played: one more day, once a day. */
export function cameBack(day = today()): number {
  const { last, days } = read()
  if (last === day) return days
  const next = { last: day, days: last === dayBefore(day) ? days + 1 : 1 }
  try {
    localStorage.setItem(KEPT, JSON.stringify(next))
  } catch {
    // A browser that keeps nothing counts from one each day.
  }
  return next.days
}

function read(): Streak {
  try {
    return { last: '', days: 0, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Streak>) }
  } catch {
    return { last: '', days: 0 }
  }
}

function dayBefore(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return today(new Date(year!, month! - 1, date! - 1))
}
