// The stored result of the city of the day: name, a strip of its picture, finds. Only in this browser; the front page
// shows it until tomorrow.
export interface Souvenir {
  day: string
  city: string
  found: number
  copies: number
  /** A data URL. */
  picture: string
}

const KEPT = 'spyhouse.spyguy.souvenir'
const [WIDE, HIGH] = [720, 150]

export function keep(souvenir: Omit<Souvenir, 'picture'>, whole: HTMLCanvasElement): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...souvenir, picture: strip(whole) }))
  } catch {
    // Without storage the front page shows the poster.
  }
}

export function recall(day: string): Souvenir | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Souvenir | null
    return kept?.day === day ? kept : null
  } catch {
    return null
  }
}

/** A strip as wide as the picture, from its densest part. */
function strip(whole: HTMLCanvasElement): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: WIDE, height: HIGH })
  const high = (whole.width * HIGH) / WIDE
  canvas.getContext('2d')!.drawImage(whole, 0, whole.height * 0.6 - high / 2, whole.width, high, 0, 0, WIDE, HIGH)
  return canvas.toDataURL('image/jpeg', 0.8)
}
