// The drawing of each face: one to three icons on the backdrop of its type, by its name in the box. A card with an
// unknown name shows its type's icon.
import { bare } from '../../lib/bare'

export interface Drawn {
  icon: string
  /** The centre, on a field of 100 by 100. */
  x: number
  y: number
  size: number
  turn?: number
  mirrored?: boolean
  /** The colour of a one-colour drawing. */
  ink?: string
}

const at = (icon: string, x: number, y: number, size: number, turn = 0): Drawn => ({ icon, x, y, size, turn })
const inked = (icon: string, x: number, y: number, size: number, ink: string, turn = 0): Drawn => ({ icon, x, y, size, turn, ink })
const mirrored = (icon: string, x: number, y: number, size: number): Drawn => ({ icon, x, y, size, mirrored: true })

export const faces: Record<string, Drawn[]> = bare({
  // motives
  Dare: [at('fire', 50, 43, 58), at('skateboard', 50, 76, 48, -8), at('clown-face', 83, 24, 22, 12)],
  Fame: [at('glowing-star', 50, 44, 62, -6), at('microphone', 80, 74, 32, 14), at('camera-with-flash', 20, 77, 28, -10)],
  Hunger: [at('hamburger', 50, 46, 62), at('cookie', 20, 78, 24, -14), at('doughnut', 82, 78, 26, 10)],
  Jealousy: [at('green-heart', 50, 44, 58, -6), at('unamused-face', 52, 47, 34, -6), at('snake', 80, 76, 32)],
  Love: [at('heart-with-arrow', 50, 44, 62), at('love-letter', 22, 77, 28, -12), at('rose', 80, 74, 32, 14)],
  Money: [at('money-with-wings', 48, 42, 62, -8), at('coin', 24, 76, 26), at('dollar-banknote', 76, 76, 32, 10)],
  Revenge: [at('face-with-steam-from-nose', 50, 46, 60), at('bomb', 83, 76, 30, 8), at('firecracker', 17, 76, 24, -20)],
  // suspects
  Cashier: [at('man-office-worker-medium', 47, 48, 66), at('receipt', 80, 70, 30, 8), at('coin', 20, 80, 20)],
  Dog: [at('dog', 47, 52, 66), at('bone', 80, 80, 26, -16), at('paw-prints', 82, 24, 20, 20)],
  'Garbage Man': [at('construction-worker-medium-dark', 45, 48, 66), at('wastebasket', 79, 68, 38)],
  Librarian: [at('woman-teacher-medium', 47, 48, 68), at('books', 82, 76, 34)],
  Mom: [at('woman-curly-hair', 47, 50, 64), at('laptop', 22, 80, 28, -6), at('hot-beverage', 80, 78, 30)],
  Neighbor: [at('old-man', 44, 50, 62), at('house-with-garden', 78, 68, 42)],
  Troublemaker: [at('child-dark', 46, 50, 62), at('firecracker', 80, 70, 34, 12), at('smiling-face-with-horns', 20, 80, 24)],
  Twins: [at('girl', 32, 54, 56), mirrored('girl', 69, 54, 56)],
  // locations
  Cabin: [at('camping', 46, 58, 64), at('evergreen-tree', 82, 58, 42), at('owl', 18, 34, 20)],
  Carnival: [at('ferris-wheel', 44, 50, 66), at('circus-tent', 78, 70, 42)],
  Diner: [at('fork-and-knife-with-plate', 44, 50, 62, -4), at('hot-beverage', 80, 72, 34)],
  'Game Store': [at('convenience-store', 46, 56, 64), at('game-die', 80, 76, 30, 12), at('joystick', 20, 80, 26)],
  'Ice Cream Shop': [at('soft-ice-cream', 42, 47, 66, -6), at('shaved-ice', 76, 68, 40, 8)],
  Mansion: [at('castle', 50, 54, 70), at('bat', 22, 24, 20, -8)],
  Museum: [at('classical-building', 50, 56, 68), at('crown', 80, 82, 22, 8)],
  Park: [at('deciduous-tree', 36, 50, 62), at('fountain', 72, 66, 44), at('kite', 80, 22, 24)],
  School: [at('school', 48, 56, 70), at('bus', 80, 84, 28)],
  // crimes
  Bullying: [at('oncoming-fist', 48, 54, 58), at('crying-face', 80, 78, 28), at('anger-symbol', 80, 26, 22)],
  Eavesdropping: [at('door', 30, 54, 66), at('ear', 66, 50, 50, 8)],
  Lying: [at('lying-face', 54, 54, 64), at('crossed-fingers', 20, 78, 26, -10)],
  Prank: [at('clown-face', 54, 50, 56), at('banana', 22, 80, 26, -12), at('party-popper', 84, 76, 26)],
  Theft: [at('money-bag', 54, 54, 60, 6), at('gem-stone', 22, 82, 24, -12), at('gloves', 84, 28, 26, 14)],
  Trespassing: [at('no-entry', 52, 42, 50), at('footprints', 30, 76, 32, 18), at('hole', 76, 84, 32)],
  Vandalism: [at('brick', 40, 60, 48, -8), at('window', 66, 40, 46), at('collision', 60, 46, 32)],
  // objects
  Cake: [at('birthday-cake', 50, 48, 64)],
  'Game Piece': [inked('pawn', 44, 46, 62, '#a8322c', -6), at('game-die', 78, 72, 24, 10)],
  Hat: [at('top-hat', 50, 50, 66)],
  Key: [at('old-key', 50, 46, 64, -8)],
  Lipstick: [at('lipstick', 48, 46, 64, 10), at('kiss-mark', 80, 74, 24, -12)],
  Slingshot: [inked('slingshot', 50, 46, 60, '#7a4a1c')],
  Stamp: [at('postage', 50, 47, 70, -7)],
  Watch: [at('watch', 50, 46, 66, 8)],
  // distractions
  Ants: [at('ant', 42, 40, 44, -20), at('ant', 74, 66, 30, 24), at('ant', 22, 74, 22, 60)],
  'Brass Band': [at('trumpet', 44, 44, 58, -6), at('drum', 76, 72, 36)],
  'Bubble Gum': [at('astonished-face', 44, 46, 54), inked('bubble', 64, 60, 38, '#ff7eb6')],
  Butterfly: [at('butterfly', 50, 48, 64, -10), at('tulip', 82, 78, 26)],
  'Comic Book': [at('open-book', 46, 58, 60, -4), at('collision', 70, 32, 40, 8)],
  Daydream: [at('thought-balloon', 52, 38, 60), at('unicorn', 50, 34, 26), at('relieved-face', 24, 78, 32)],
  Hiccups: [at('face-with-open-mouth', 46, 54, 56), at('sweat-droplets', 80, 28, 28), at('cup-with-straw', 82, 76, 28)],
  Homework: [at('books', 44, 58, 56), at('pencil', 76, 40, 38, 10)],
  Kite: [at('kite', 52, 44, 64, -8), at('cloud', 20, 78, 28)],
  Puddle: [at('sweat-droplets', 50, 40, 42), inked('bubble', 50, 78, 40, '#5aa9dd'), at('umbrella', 78, 34, 34, 12)],
  Rainbow: [at('rainbow', 50, 46, 66), at('sun', 82, 20, 24), at('cloud-with-rain', 20, 76, 28)],
  Shoelace: [at('running-shoe', 46, 54, 62, -6), at('thread', 80, 28, 26, 14)],
  'Snow Globe': [inked('bubble', 50, 44, 72, '#a9d8ee'), at('snowman', 50, 46, 40), at('snowflake', 80, 78, 22)],
  'Soap Bubbles': [inked('bubble', 40, 52, 52, '#7cc4e8'), inked('bubble', 74, 34, 30, '#b79be6'), inked('bubble', 74, 74, 22, '#7fd0b0')],
  'Yo-yo': [at('yo-yo', 50, 46, 64, 10)],
})
