// The thirty places of the box as scenes: sky, backdrop, one main drawing, at most two small jokes. A place of
// another pack gets a scene derived from its name.
import { bare } from '../../../lib/bare'

export type Backdrop =
  | 'clouds'
  | 'hills'
  | 'sea'
  | 'beach'
  | 'city'
  | 'fair'
  | 'room'
  | 'stage'
  | 'snow'
  | 'space'
  | 'deep'
  | 'rails'
  | 'road'
  | 'camp'
  | 'shelves'

/** An icon by centre and width, in a picture of 300 by 236. */
export type Extra = [icon: string, x: number, y: number, size: number]

export interface SceneSpec {
  sky: [top: string, bottom: string]
  land: [far: string, near: string]
  backdrop: Backdrop
  /** The light in the sky. */
  light?: 'sun' | 'moon'
  /** A Fluent Emoji, or one of our drawings. */
  hero: string | { drawn: 'pirate-ship' | 'submarine' }
  extras?: Extra[]
}

export const scenes: Record<string, SceneSpec> = bare({
  airplane: {
    sky: ['#3d8bcb', '#cfe9f7'],
    land: ['#b9def1', '#f4fbff'],
    backdrop: 'clouds',
    light: 'sun',
    hero: 'airplane',
    extras: [
      ['goose', 246, 62, 36],
      ['parachute', 52, 140, 46],
    ],
  },
  'amusement-park': {
    sky: ['#e7707a', '#ffd9a0'],
    land: ['#a5607f', '#6d4a7d'],
    backdrop: 'fair',
    light: 'sun',
    hero: 'roller-coaster',
    extras: [
      ['ferris-wheel', 50, 150, 62],
      ['balloon', 252, 82, 36],
    ],
  },
  bank: {
    sky: ['#8fb6bd', '#e9edcf'],
    land: ['#a8bb8c', '#6f8b5d'],
    backdrop: 'hills',
    light: 'sun',
    hero: 'bank',
    extras: [
      ['money-with-wings', 252, 76, 44],
      ['money-bag', 54, 186, 42],
    ],
  },
  beach: {
    sky: ['#4fb4dc', '#d9f3f4'],
    land: ['#2f95b5', '#edcf8a'],
    backdrop: 'beach',
    light: 'sun',
    hero: 'beach-with-umbrella',
    extras: [
      ['crab', 246, 206, 36],
      ['sailboat', 48, 138, 42],
    ],
  },
  carnival: {
    sky: ['#33205c', '#a4528f'],
    land: ['#5f357e', '#3c2259'],
    backdrop: 'fair',
    light: 'moon',
    hero: 'party-popper',
    extras: [
      ['confetti-ball', 52, 178, 46],
      ['maracas', 250, 172, 50],
    ],
  },
  casino: {
    sky: ['#155a3f', '#2f8a62'],
    land: ['#0f4630', '#7a2733'],
    backdrop: 'room',
    hero: 'slot-machine',
    extras: [
      ['game-die', 52, 190, 44],
      ['coin', 250, 192, 36],
    ],
  },
  'circus-tent': {
    sky: ['#f0894e', '#ffdf9b'],
    land: ['#c9763b', '#97512b'],
    backdrop: 'fair',
    light: 'sun',
    hero: 'circus-tent',
    extras: [
      ['elephant', 52, 178, 56],
      ['clown-face', 252, 186, 38],
    ],
  },
  'corporate-party': {
    sky: ['#17254a', '#5b6aa5'],
    land: ['#22315c', '#141d3b'],
    backdrop: 'city',
    light: 'moon',
    hero: 'clinking-glasses',
    extras: [
      ['necktie', 250, 84, 42],
      ['printer', 52, 196, 48],
    ],
  },
  'crusader-army': {
    sky: ['#c98f5a', '#f7e2b0'],
    land: ['#b78d52', '#7f6a37'],
    backdrop: 'camp',
    light: 'sun',
    hero: 'castle',
    extras: [
      ['horse', 52, 186, 52],
      ['crossed-swords', 248, 92, 44],
    ],
  },
  'day-spa': {
    sky: ['#5bb3a6', '#def3e6'],
    land: ['#8fcfba', '#4f9f8e'],
    backdrop: 'hills',
    light: 'moon',
    hero: 'lotus',
    extras: [
      ['cucumber', 52, 184, 40],
      ['duck', 248, 190, 44],
    ],
  },
  embassy: {
    sky: ['#6c87b4', '#f0dfc8'],
    land: ['#8c9bb3', '#5d7a5c'],
    backdrop: 'city',
    light: 'sun',
    hero: 'classical-building',
    extras: [
      ['crossed-flags', 250, 88, 46],
      ['briefcase', 250, 194, 38],
    ],
  },
  hospital: {
    sky: ['#6fb6cf', '#e6f5f2'],
    land: ['#9ac7c9', '#6aa079'],
    backdrop: 'city',
    light: 'sun',
    hero: 'hospital',
    extras: [
      ['ambulance', 248, 196, 54],
      ['pill', 52, 200, 34],
    ],
  },
  hotel: {
    sky: ['#4a4587', '#f2a98c'],
    land: ['#6a5489', '#43355f'],
    backdrop: 'city',
    light: 'moon',
    hero: 'hotel',
    extras: [
      ['luggage', 54, 192, 42],
      ['bellhop-bell', 248, 196, 40],
    ],
  },
  'military-base': {
    sky: ['#7d9a8e', '#e6e2bd'],
    land: ['#8a9562', '#58673c'],
    backdrop: 'camp',
    light: 'sun',
    hero: 'military-helmet',
    extras: [
      ['helicopter', 246, 74, 52],
      ['tent', 50, 182, 50],
    ],
  },
  'movie-studio': {
    sky: ['#5d6d95', '#c3b3c0'],
    land: ['#b0563f', '#5b4033'],
    backdrop: 'stage',
    hero: 'clapper-board',
    extras: [
      ['t-rex', 246, 168, 58],
      ['popcorn', 52, 188, 42],
    ],
  },
  nightclub: {
    sky: ['#170f35', '#5b2a86'],
    land: ['#3b1f6b', '#1b1038'],
    backdrop: 'stage',
    hero: 'mirror-ball',
    extras: [
      ['man-dancing', 52, 174, 54],
      ['cocktail-glass', 250, 190, 38],
    ],
  },
  'ocean-liner': {
    sky: ['#3f83b8', '#fbe1b4'],
    land: ['#2c7a9c', '#155070'],
    backdrop: 'sea',
    light: 'sun',
    hero: 'passenger-ship',
    extras: [
      ['spouting-whale', 250, 188, 48],
      ['ice', 46, 178, 38],
    ],
  },
  'passenger-train': {
    sky: ['#7fb7d8', '#fdeec6'],
    land: ['#9cb96b', '#5f8a4d'],
    backdrop: 'rails',
    light: 'sun',
    hero: 'locomotive',
    extras: [
      ['cow', 250, 158, 40],
      ['teapot', 50, 190, 36],
    ],
  },
  'pirate-ship': {
    sky: ['#12254a', '#e0a36e'],
    land: ['#1f6379', '#103c55'],
    backdrop: 'sea',
    light: 'moon',
    hero: { drawn: 'pirate-ship' },
    extras: [
      ['palm-tree', 266, 152, 58],
      ['parrot', 204, 128, 34],
    ],
  },
  'polar-station': {
    sky: ['#24466f', '#bfe6e6'],
    land: ['#d4ebf3', '#f6fcff'],
    backdrop: 'snow',
    light: 'moon',
    hero: 'penguin',
    extras: [
      ['satellite-antenna', 250, 158, 56],
      ['polar-bear', 50, 178, 46],
    ],
  },
  'police-station': {
    sky: ['#1b2a52', '#7d83b8'],
    land: ['#2c3b6b', '#39405c'],
    backdrop: 'city',
    light: 'moon',
    hero: 'oncoming-police-car',
    extras: [
      ['doughnut', 50, 198, 38],
      ['guide-dog', 250, 186, 48],
    ],
  },
  restaurant: {
    sky: ['#8c3b37', '#c9714f'],
    land: ['#6d2a2c', '#4b2a20'],
    backdrop: 'room',
    hero: 'spaghetti',
    extras: [
      ['wine-glass', 248, 180, 44],
      ['mouse', 52, 204, 32],
    ],
  },
  school: {
    sky: ['#67b3d9', '#fdf0cd'],
    land: ['#a8c56f', '#6f9a4e'],
    backdrop: 'hills',
    light: 'sun',
    hero: 'school',
    extras: [
      ['backpack', 52, 190, 44],
      ['red-apple', 250, 196, 34],
    ],
  },
  'service-station': {
    sky: ['#e08a5b', '#fde3ae'],
    land: ['#b98a55', '#7b6a4c'],
    backdrop: 'road',
    light: 'sun',
    hero: 'fuel-pump',
    extras: [
      ['automobile', 248, 186, 58],
      ['hot-dog', 52, 190, 40],
    ],
  },
  'space-station': {
    sky: ['#080d22', '#2b2f66'],
    land: ['#3c6fb0', '#2a9a86'],
    backdrop: 'space',
    hero: 'satellite',
    extras: [
      ['astronaut', 52, 134, 48],
      ['flying-saucer', 252, 62, 44],
    ],
  },
  submarine: {
    sky: ['#1c6d94', '#072a45'],
    land: ['#12506e', '#0a3850'],
    backdrop: 'deep',
    hero: { drawn: 'submarine' },
    extras: [
      ['octopus', 46, 188, 46],
      ['tropical-fish', 256, 70, 34],
    ],
  },
  supermarket: {
    sky: ['#cfe3d5', '#f5efd9'],
    land: ['#7f9f8d', '#b7a98a'],
    backdrop: 'shelves',
    hero: 'shopping-cart',
    extras: [
      ['banana', 54, 206, 36],
      ['roll-of-paper', 250, 202, 38],
    ],
  },
  theater: {
    sky: ['#3a1420', '#8d3140'],
    land: ['#a8283a', '#5b3a26'],
    backdrop: 'stage',
    hero: 'performing-arts',
    extras: [
      ['rose', 52, 198, 40],
      ['skull', 250, 194, 36],
    ],
  },
  university: {
    sky: ['#8e6f9e', '#f7dcb5'],
    land: ['#9a8a62', '#5f7a4d'],
    backdrop: 'hills',
    light: 'sun',
    hero: 'graduation-cap',
    extras: [
      ['books', 52, 188, 48],
      ['owl', 250, 176, 44],
    ],
  },
  zoo: {
    sky: ['#6cc0c4', '#f3f0c3'],
    land: ['#9cc06a', '#55924b'],
    backdrop: 'hills',
    light: 'sun',
    hero: 'giraffe',
    extras: [
      ['flamingo', 250, 180, 50],
      ['monkey', 52, 186, 46],
    ],
  },
})

/** The scene of a place by its id or its name; derived from the name if the box has none. */
export function sceneOf(place: string): SceneSpec {
  return scenes[slug(place)] ?? imagined(place)
}

export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

const skies: SceneSpec['sky'][] = [
  ['#4fa3cf', '#e3f3ee'],
  ['#e7857a', '#ffe0a8'],
  ['#2b2c5e', '#b06a9a'],
  ['#5fa893', '#eef0cf'],
]
const lands: SceneSpec['land'][] = [
  ['#9cb96b', '#5f8a4d'],
  ['#a5607f', '#6d4a7d'],
  ['#8c9bb3', '#4c5d7a'],
  ['#c9a25a', '#8a6a3a'],
]
const backdrops: Backdrop[] = ['hills', 'city', 'fair', 'road', 'sea', 'camp']
const heroes = ['round-pushpin', 'house-with-garden', 'world-map', 'compass', 'derelict-house', 'national-park']

function imagined(place: string): SceneSpec {
  let seed = 7
  for (const letter of slug(place)) seed = (seed * 31 + letter.codePointAt(0)!) % 1_000_003
  const pick = <T>(from: T[], step: number): T => from[Math.floor(seed / step) % from.length]!
  return {
    sky: pick(skies, 1),
    land: pick(lands, 5),
    backdrop: pick(backdrops, 17),
    light: seed % 2 ? 'sun' : 'moon',
    hero: pick(heroes, 101),
  }
}
