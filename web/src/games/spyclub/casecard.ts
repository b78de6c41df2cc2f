// A single case as a picture to share: title, photographs on a thread, stamp, turns, steps, players. The case of the
// day shows no clues, because others may still play it.
import { displayFont, fitFont, INK, loadFonts, plainFont, drawFace, typewriterFont, wrapped, write } from '../../lib/shareImage'
import { corkBoard, photo, shaded, string } from './campaign/poster'
import { typeShape, type Aspect } from './shapes'
import type { Player } from './table'
import { titleOf } from './caseStory'
import { say } from './text'
import type { SpyClubView } from './wire'

const [WIDTH, HEIGHT] = [1080, 1350]
const RED = '#a62a25'
const MOST_NAMES = 4
/** The width beside the stamp. */
const BESIDE = 600
const BANDS: Record<Aspect, string> = { motive: '#b93c36', suspect: '#7b4ea3', location: '#277a4c', crime: '#2b6cb0', object: '#8f5f04' }
const HUNG: { aspect: Aspect; x: number; y: number; tilt: number }[] = [
  { aspect: 'suspect', x: 212, y: 490, tilt: -0.04 },
  { aspect: 'crime', x: 376, y: 766, tilt: 0.03 },
  { aspect: 'motive', x: 540, y: 484, tilt: 0.02 },
  { aspect: 'object', x: 706, y: 770, tilt: -0.03 },
  { aspect: 'location', x: 868, y: 492, tilt: -0.03 },
]

type Pen = CanvasRenderingContext2D

export interface CaseCard {
  view: SpyClubView
  players: Player[]
  /** The case of a day: no clue may be shown. */
  secret: boolean
  /** The solved aspects and their turns. */
  order: { aspect: Aspect; turn: number }[]
}

export async function paintCase({ view, players, secret, order }: CaseCard): Promise<HTMLCanvasElement> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const pen = canvas.getContext('2d')!
  await loadFonts()
  const solved = new Map(view.solved.map(({ aspect, solution }): [Aspect, string] => [aspect, solution.name]))
  paper(pen)
  heading(pen, secret ? say('file-of-the-day') : titleOf(solved), say(secret ? 'file-card-day' : 'file-card'))
  stamp(pen, view)
  corkBoard(pen, { x: 60, y: 446, w: 960, h: 610, edge: 20 })
  for (const { aspect, x, y, tilt } of HUNG) {
    const name = solved.get(aspect)
    if (secret) sealed(pen, aspect, { x, y, tilt }, order.find((one) => one.aspect === aspect)?.turn)
    else await photo(pen, { x, y, tilt }, 1.14, name ? { aspect, name } : null)
  }
  string(pen, [{ x: HUNG[0]!.x, y: HUNG[0]!.y }, ...HUNG.filter(({ aspect }) => solved.has(aspect))])
  facts(pen, view)
  await team(pen, players)
  return canvas
}

function paper(pen: Pen): void {
  const sheet = pen.createLinearGradient(0, 0, WIDTH, HEIGHT)
  sheet.addColorStop(0, '#fffaf0')
  sheet.addColorStop(1, '#e9dbbd')
  pen.fillStyle = sheet
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.strokeStyle = INK
  pen.lineWidth = 4
  pen.strokeRect(28, 28, WIDTH - 56, HEIGHT - 56)
}

/** The title, as large as three lines beside the stamp allow. */
function heading(pen: Pen, title: string, line: string): void {
  write(pen, line.toUpperCase(), 70, 90, typewriterFont(28, 700))
  let [size, lines] = [122, [title]]
  for (; size > 56; size -= 4) {
    pen.font = displayFont(size)
    lines = wrapped(pen, title, BESIDE)
    if (lines.length <= 3 && lines.length * size * 0.98 < 316 && lines.every((one) => pen.measureText(one).width <= BESIDE)) break
  }
  lines.forEach((one, nth) => write(pen, one, 66, 112 + (nth + 0.86) * size * 0.98, displayFont(size)))
}

function stamp(pen: Pen, { ended, solved }: SpyClubView): void {
  const word = say(`file-card-stamp-${ended ?? 'stopped'}`).toUpperCase()
  const below = say('file-stamp-line', { solved: solved.length })
  pen.save()
  pen.translate(854, 168)
  pen.rotate(0.13)
  pen.strokeStyle = RED
  for (const [inset, line] of [
    [0, 4],
    [8, 2],
  ] as const) {
    pen.lineWidth = line
    pen.strokeRect(-164 + inset, -58 + inset, 328 - 2 * inset, 116 - 2 * inset)
  }
  write(
    pen,
    word,
    0,
    0,
    typewriterFont(
      fitFont(pen, word, (size) => typewriterFont(size, 700), 40, 292),
      700,
    ),
    RED,
    'center',
  )
  write(pen, below, 0, 34, typewriterFont(fitFont(pen, below, typewriterFont, 25, 292)), RED, 'center')
  pen.restore()
}

/** A photograph face down: the icon of the aspect, and the turn. */
function sealed(pen: Pen, aspect: Aspect, { x, y, tilt }: { x: number; y: number; tilt: number }, turn: number | undefined): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(tilt)
  if (turn === undefined) {
    pen.strokeStyle = 'rgb(70 40 5 / 0.6)'
    pen.lineWidth = 4
    pen.setLineDash([12, 9])
    pen.strokeRect(-95, 0, 190, 240)
  } else {
    shaded(pen, () => {
      pen.fillStyle = '#fbf6ea'
      pen.fillRect(-95, 0, 190, 240)
    })
    pen.fillStyle = BANDS[aspect]
    pen.fillRect(-80, 15, 160, 150)
    pen.save()
    pen.translate(-54, 36)
    pen.scale(4.5, 4.5)
    pen.fillStyle = '#fff'
    pen.fill(new Path2D(typeShape[aspect]), 'evenodd')
    pen.restore()
    write(pen, say('chapter-turn', { turn }), 0, 210, plainFont(30, 700), INK, 'center')
  }
  pen.restore()
}

function facts(pen: Pen, { turn, escape, track }: SpyClubView): void {
  const steps = track - 1
  write(pen, String(turn), 70, 1142, displayFont(72))
  pen.font = displayFont(72)
  const after = 70 + pen.measureText(String(turn)).width + 16
  write(pen, say('file-card-turns', { count: turn }), after, 1132, plainFont(30), '#5c5343')
  const way = say('file-card-steps', { at: Math.min(escape, steps), steps })
  write(pen, way, 340, 1132, plainFont(fitFont(pen, way, plainFont, 30, 320)), '#5c5343')
  const step = Math.min(62, 330 / (steps + 1))
  for (let nth = 1; nth <= steps; nth++) {
    pen.fillStyle = nth <= escape ? RED : 'rgb(120 92 40 / 0.22)'
    pen.beginPath()
    pen.roundRect(690 + (nth - 1) * step, 1086, step - 8, step - 8, 10)
    pen.fill()
    write(
      pen,
      String(nth),
      690 + (nth - 1) * step + (step - 8) / 2,
      1086 + (step - 8) * 0.68,
      displayFont(step * 0.5),
      nth <= escape ? '#fff' : '#5c5343',
      'center',
    )
  }
}

async function team(pen: Pen, players: Player[]): Promise<void> {
  pen.fillStyle = INK
  pen.fillRect(70, 1184, 940, 3)
  const shown = players.slice(0, MOST_NAMES)
  const step = 940 / shown.length
  for (const [nth, { name, face, bot }] of shown.entries()) {
    await drawFace(pen, face, bot, 112 + nth * step, 1248, 42)
    write(pen, name, 168 + nth * step, 1260, displayFont(fitFont(pen, name, displayFont, 34, step - 112)))
  }
}
