// A team of three in the middle of a search, for tests to modify.
import type { Card, Marker, Spot, SpyGuyView } from './wire'

export const TEAPOT: Card = { kind: 23, item: 'teapot', copies: 7, footprints: 3, file: 23 }

export function aSpot(x: number, y = 500): Spot {
  return { x, y, size: 42, place: 'quay', district: -1, number: -1 }
}

export function aMarker(seat: number, x: number): Marker {
  return { spot: aSpot(x), seat, ms: 4200 }
}

export function aView(change: Partial<SpyGuyView> = {}): SpyGuyView {
  return {
    seat: 0,
    phase: 'search',
    city: 'k7.canals.day.some.normal',
    chase: true,
    track: { port: 62, starts: [18, 21, 24], arrow: 12, shortcut: 3, replaces: 7 },
    gone: [],
    spy_guy: { number: 9, shortcut: false },
    moritz: 27,
    turn: 3,
    card: TEAPOT,
    began: 10_000,
    ends: 55_000,
    markers: [],
    missed: [],
    done: [],
    ready: [],
    votes: ['-', '-', '-'],
    spotted: null,
    deck: 53,
    copies: { 23: 7 },
    wrong: 0,
    locked_until: 0,
    cards: [],
    result: null,
    ...change,
  }
}
