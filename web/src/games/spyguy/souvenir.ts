// The stored result of the city of the day: name, a strip of its picture, finds. Only in this browser; the front page
// shows it until tomorrow.
import { keepJson, keptJson } from '../../lib/localStore'

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
    keepJson(KEPT, { ...souvenir, picture: strip(whole) })
  } catch {
    // A browser out of memory draws no strip: then the front page shows the poster.
  }
}

export function recall(day: string): Souvenir | null {
  const kept = keptJson(KEPT) as Partial<Souvenir> | null
  const isText = typeof kept?.city === 'string' && typeof kept.picture === 'string'
  return isText && kept.day === day && Number.isInteger(kept.found) && Number.isInteger(kept.copies) ? (kept as Souvenir) : null
}

/** A strip as wide as the picture, from its densest part. */
function strip(whole: HTMLCanvasElement): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: WIDE, height: HIGH })
  const high = (whole.width * HIGH) / WIDE
  canvas.getContext('2d')!.drawImage(whole, 0, whole.height * 0.6 - high / 2, whole.width, high, 0, 0, WIDE, HIGH)
  return canvas.toDataURL('image/jpeg', 0.8)
}
