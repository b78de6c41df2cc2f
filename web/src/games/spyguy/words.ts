// The city in words, for those who search it by ear or by keys (SG-21): its districts, and in each the
// things one would see there. Everything drawn is named, with its colour; what is right is not told.
import { nameOf } from './kinds'
import type { District } from './scene'
import type { Facts } from './studio'

export interface Thing {
  x: number
  y: number
  /** "a red telephone". */
  name: string
  /** "in the window of the bakery". */
  place: string
}

export interface Quarter {
  name: string
  text: string
  things: Thing[]
}

export function quartersOf({ districts, items, looks, places }: Pick<Facts, 'districts' | 'items' | 'looks' | 'places'>): Quarter[] {
  const quarters = districts.map(({ name, text }) => ({ name, text, things: [] as Thing[] }))
  for (const [, kind, x, y, , , look, place] of items) {
    const quarter = quarters[districts.findIndex((district) => holds(district, x, y))]
    quarter?.things.push({ x, y, name: nameOf(kind, look ? looks[look]!.word : ''), place: places[place] ?? '' })
  }
  return quarters
}

function holds({ box: [left, top, right, bottom] }: District, x: number, y: number): boolean {
  return x >= left && x < right && y >= top && y < bottom
}
