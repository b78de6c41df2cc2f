// What is left of the city of a day for whoever has searched it: its name, a strip of its picture, and how much
// was found. Only this browser knows of it; the front page shows it until tomorrow.
export interface Souvenir {
  day: string
  city: string
  found: number
  copies: number
  /** As an address that holds the picture itself. */
  picture: string
}

const KEPT = 'spyhouse.spyguy.souvenir'
const [WIDE, HIGH] = [720, 150]

export function keep(souvenir: Omit<Souvenir, 'picture'>, whole: HTMLCanvasElement): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...souvenir, picture: strip(whole) }))
  } catch {
    // A browser that keeps nothing shows the cover.
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

/** From side to side, where the town is thickest. */
function strip(whole: HTMLCanvasElement): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: WIDE, height: HIGH })
  const high = (whole.width * HIGH) / WIDE
  canvas.getContext('2d')!.drawImage(whole, 0, whole.height * 0.6 - high / 2, whole.width, high, 0, 0, WIDE, HIGH)
  return canvas.toDataURL('image/jpeg', 0.8)
}
