// A campaign's poster as a picture: title, cork board with thread, the club's sentence, grade, players. No table code
// and no address. Tall for sharing, wide for a landscape screen.
import { displayFont, fitFont, imageFrom, INK, loadFonts, plainFont, typewriterFont, wrapped, write } from '../../../lib/shareImage'
import { characters } from '../characters'
import { faces, type Drawn } from '../faces'
import { typeShape, type Aspect } from '../shapes'
import { subtitleOf, titleOf } from '../caseStory'
import { calledAtFirst, characterName, clueName, typeName } from '../names'
import type { CampaignView } from '../wire'
import { thread } from './cork'
import { say } from '../text'

const BANDS: Record<Aspect, string> = { motive: '#b93c36', suspect: '#7b4ea3', location: '#277a4c', crime: '#2b6cb0', object: '#8f5f04' }
const PHOTO = { w: 176, h: 226 }

interface Place {
  x: number
  y: number
}
interface Hung extends Place {
  tilt: number
}
interface Plan {
  width: number
  height: number
  edge: number
  head: Place & { size: number }
  /** The thread starts beyond the page. */
  from: Place
  board: Place & { w: number; h: number; edge: number }
  /** Where each case's photograph hangs. */
  hung: Hung[]
  photo: number
  quote: Place & { w: number; h: number; size: number }
  grade: Place & { scale: number }
  club: Place & { w: number; scale: number }
}

export type Shape = 'tall' | 'wide'
export const POSTER: Record<Shape, Plan> = {
  tall: {
    width: 1080,
    height: 1350,
    edge: 26,
    head: { x: 64, y: 76, size: 24 },
    from: { x: -10, y: 392 },
    board: { x: 44, y: 402, w: 992, h: 590, edge: 20 },
    hung: [
      { x: 190, y: 472, tilt: -0.05 },
      { x: 366, y: 704, tilt: 0.03 },
      { x: 543, y: 468, tilt: -0.01 },
      { x: 720, y: 704, tilt: 0.04 },
      { x: 897, y: 472, tilt: -0.04 },
    ],
    photo: 1,
    quote: { x: 64, y: 1016, w: 662, h: 176, size: 44 },
    grade: { x: 902, y: 1076, scale: 1 },
    club: { x: 64, y: 1208, w: 950, scale: 1 },
  },
  wide: {
    width: 1200,
    height: 630,
    edge: 15,
    head: { x: 46, y: 58, size: 20 },
    from: { x: 574, y: -10 },
    board: { x: 530, y: 34, w: 636, h: 452, edge: 15 },
    hung: [
      { x: 622, y: 72, tilt: -0.05 },
      { x: 737, y: 258, tilt: 0.03 },
      { x: 847, y: 70, tilt: -0.01 },
      { x: 959, y: 258, tilt: 0.04 },
      { x: 1070, y: 72, tilt: -0.04 },
    ],
    photo: 0.76,
    quote: { x: 46, y: 400, w: 440, h: 110, size: 28 },
    grade: { x: 1088, y: 512, scale: 0.66 },
    club: { x: 46, y: 536, w: 930, scale: 0.86 },
  },
}

type Pen = CanvasRenderingContext2D

export async function paint(campaign: CampaignView, shape: Shape): Promise<HTMLCanvasElement> {
  const plan = POSTER[shape]
  const canvas = Object.assign(document.createElement('canvas'), { width: plan.width, height: plan.height })
  const pen = canvas.getContext('2d')!
  await loadFonts()
  const master = new Map(campaign.recorded.map(({ aspect, name }): [Aspect, string] => [aspect, name]))
  paper(pen, plan)
  if (shape === 'tall') {
    write(pen, say('campaign-poster-five').toUpperCase(), plan.width - 64, 76, typewriterFont(24, 700), INK, 'right')
    headline(pen, titleOf(master), subtitleOf(master))
    write(pen, say('campaign-poster-closed', { day: new Date() }), plan.width - 64, 1310, typewriterFont(19), INK, 'right')
  } else column(pen, titleOf(master), subtitleOf(master))
  await board(pen, campaign, plan)
  if (shape === 'tall') labels(pen, campaign, plan)
  string(pen, [plan.from, ...campaign.log.flatMap((file, nth) => (file.recorded ? [plan.hung[nth]!] : []))])
  quote(pen, sentenceOf(campaign), plan)
  grade(pen, campaign, plan)
  await club(pen, campaign, plan)
  return canvas
}

/** The club's own sentence, from the last case that has one; otherwise ours. */
export function sentenceOf(campaign: CampaignView): string {
  return campaign.log.findLast(({ story }) => story)?.story ?? say('closing', { grade: campaign.grade?.[0] })
}

const bold = (size: number) => typewriterFont(size, 700)

export function shaded(pen: Pen, draw: () => void, blur = 18): void {
  pen.save()
  pen.shadowColor = 'rgb(40 24 4 / 0.45)'
  pen.shadowBlur = blur
  pen.shadowOffsetX = blur / 3
  pen.shadowOffsetY = blur / 2
  draw()
  pen.restore()
}

function paper(pen: Pen, { width, height, edge, head }: Plan): void {
  const sheet = pen.createLinearGradient(0, 0, width, height)
  sheet.addColorStop(0, '#fffaf0')
  sheet.addColorStop(1, '#e9dbbd')
  pen.fillStyle = sheet
  pen.fillRect(0, 0, width, height)
  pen.strokeStyle = INK
  pen.lineWidth = 3
  pen.strokeRect(edge, edge, width - 2 * edge, height - 2 * edge)
  write(pen, say('campaign-poster-club').toUpperCase(), head.x, head.y, bold(head.size))
}

/** The width of a line, and of the second line beside other things. */
const [WIDE, BESIDE] = [950, 310]

/** The title on two lines, as large as they allow; the subtitle beside the second line or below. */
export function headline(pen: Pen, title: string, subtitle: string): void {
  const words = title.split(' ')
  const widest = (nth: number) => (nth > 0 && subtitle ? WIDE - BESIDE : WIDE)
  const cuts = words.map((_, nth) => {
    const lines = [words.slice(0, nth + 1).join(' '), words.slice(nth + 1).join(' ')].filter(Boolean)
    return { lines, size: Math.min(...lines.map((line, below) => fitFont(pen, line, displayFont, 140, widest(below)))) }
  })
  const { lines, size } = cuts.reduce((best, cut) => (cut.size >= best.size ? cut : best))
  lines.forEach((line, nth) => write(pen, line, 60, 198 + nth * size * 1.0, displayFont(size)))
  if (!subtitle) return
  pen.font = displayFont(size)
  const beside = lines.length > 1 ? pen.measureText(lines[1]!).width + 110 : 64
  const room = POSTER.tall.width - 60 - beside
  const y = lines.length > 1 ? 198 + size * 0.62 : 270
  let [small, below] = [48, [subtitle]]
  do {
    small -= 2
    pen.font = displayFont(small)
    below = wrapped(pen, subtitle, room)
  } while (below.length > 2 && small > 20)
  below.forEach((line, nth) =>
    write(pen, line, beside, y + nth * small * 1.12, displayFont(fitFont(pen, line, displayFont, small, room)), '#5d2f8a'),
  )
}

/** Title and subtitle in a narrow column. */
export function column(pen: Pen, title: string, subtitle: string): void {
  const { x, y, w } = POSTER.wide.quote
  let [size, lines, below] = [96, [title], ['']]
  do {
    size -= 4
    pen.font = displayFont(size)
    lines = wrapped(pen, title, w)
    pen.font = displayFont(size * 0.45)
    below = subtitle ? wrapped(pen, subtitle, w) : []
  } while (size > 24 && (lines.length > 3 || below.length > 2 || 66 + lines.length * size + below.length * size * 0.5 > y - 16))
  lines.forEach((line, nth) => write(pen, line, x, 66 + (nth + 0.85) * size, displayFont(fitFont(pen, line, displayFont, size, w))))
  below.forEach((line, nth) =>
    write(
      pen,
      line,
      x,
      66 + lines.length * size + (nth + 0.9) * size * 0.5,
      displayFont(fitFont(pen, line, displayFont, size * 0.45, w)),
      '#5d2f8a',
    ),
  )
}

async function board(pen: Pen, campaign: CampaignView, { board: place, hung, photo: scale }: Plan): Promise<void> {
  corkBoard(pen, place)
  for (const [nth, file] of campaign.log.entries()) await photo(pen, hung[nth]!, scale, file.recorded ?? null)
}

/** The cork in a wooden frame. */
export function corkBoard(pen: Pen, { x, y, w, h, edge }: Plan['board']): void {
  shaded(pen, () => {
    pen.fillStyle = '#6a4526'
    pen.beginPath()
    pen.roundRect(x, y, w, h, 10)
    pen.fill()
  })
  const cork = pen.createLinearGradient(x, y, x + w, y + h)
  cork.addColorStop(0, '#dbb26e')
  cork.addColorStop(1, '#b98744')
  pen.fillStyle = cork
  pen.fillRect(x + edge, y + edge, w - 2 * edge, h - 2 * edge)
  for (let grain = 0; grain < 900; grain++) {
    pen.fillStyle = grain % 3 ? 'rgb(90 55 12 / 0.28)' : 'rgb(255 232 180 / 0.4)'
    pen.fillRect(x + edge + ((grain * 317) % (w - 2 * edge)), y + edge + ((grain * 191) % (h - 2 * edge)), 3, 2)
  }
}

export async function photo(pen: Pen, at: Hung, scale: number, pinned: { aspect: Aspect; name: string } | null): Promise<void> {
  pen.save()
  pen.translate(at.x, at.y)
  pen.rotate(at.tilt)
  pen.scale(scale, scale)
  if (!pinned) {
    pen.strokeStyle = 'rgb(70 40 5 / 0.6)'
    pen.lineWidth = 4
    pen.setLineDash([12, 9])
    pen.strokeRect(-PHOTO.w / 2, 0, PHOTO.w, PHOTO.h)
    pen.restore()
    return
  }
  shaded(pen, () => {
    pen.fillStyle = '#fbf6ea'
    pen.fillRect(-PHOTO.w / 2, 0, PHOTO.w, PHOTO.h)
  })
  pen.drawImage(await pictureOf(pinned.aspect, pinned.name, 154), -77, 11, 154, 144)
  const called = clueName(pinned.name)
  write(pen, called, 0, 186, displayFont(fitFont(pen, called, displayFont, 25, 156)), INK, 'center')
  const word = typeName(pinned.aspect)
  pen.font = plainFont(18, 700)
  const wide = pen.measureText(word).width + 44
  pen.fillStyle = BANDS[pinned.aspect]
  pen.beginPath()
  pen.roundRect(-wide / 2, 194, wide, 27, 14)
  pen.fill()
  pen.save()
  pen.translate(-wide / 2 + 9, 199)
  pen.scale(0.72, 0.72)
  pen.fillStyle = '#fff'
  pen.fill(new Path2D(typeShape[pinned.aspect]), 'evenodd')
  pen.restore()
  write(pen, word, -wide / 2 + 32, 214, plainFont(18, 700), '#fff')
  pen.restore()
}

/** The titles of the cases. */
function labels(pen: Pen, { log }: CampaignView, plan: Plan): void {
  for (const [nth, { solved, recorded }] of log.entries()) {
    const title = titleOf(new Map(solved.map(({ aspect, name }): [Aspect, string] => [aspect, name])))
    const at = plan.hung[nth]!
    // The thread passes below a case without a photograph.
    label(pen, `${nth + 1}. ${title}`, recorded ? at : { ...at, y: at.y - PHOTO.h / 2 }, plan)
  }
}

/** A paper label under its photograph; a long title has two lines. */
function label(pen: Pen, text: string, at: Hung, { board: { x, w } }: Plan): void {
  const [size, high] = [19, 21]
  pen.font = bold(size)
  const lines = wrapped(pen, text, 230)
  const wide = Math.max(...lines.map((line) => pen.measureText(line).width)) + 26
  const left = Math.min(Math.max(at.x - wide / 2, x + 8), x + w - wide - 8)
  pen.save()
  pen.translate(left + wide / 2, at.y + PHOTO.h + 2)
  pen.rotate(at.tilt * -0.4)
  shaded(
    pen,
    () => {
      pen.fillStyle = '#e9d3a0'
      pen.fillRect(-wide / 2, -8, wide, lines.length * high + 15)
    },
    8,
  )
  lines.forEach((line, nth) => write(pen, line, 0, 14 + nth * high, bold(size), '#3a2506', 'center'))
  pen.restore()
}

/** The thread from beyond the page to the first case, and from case to case. */
export function string(pen: Pen, [from, ...pins]: Place[]): void {
  if (!pins.length) return
  const way = new Path2D(thread([from!, ...pins], 0.05))
  pen.lineCap = 'round'
  pen.lineWidth = 6
  pen.strokeStyle = '#c22f2a'
  shaded(pen, () => pen.stroke(way), 10)
  pen.setLineDash([8, 7])
  pen.lineWidth = 2
  pen.strokeStyle = 'rgb(255 190 180 / 0.8)'
  pen.stroke(way)
  pen.setLineDash([])
  for (const { x, y } of pins) {
    const ball = pen.createRadialGradient(x - 5, y - 6, 2, x, y, 15)
    ball.addColorStop(0, '#ff9d94')
    ball.addColorStop(0.6, '#c2413b')
    ball.addColorStop(1, '#7c1f1a')
    pen.fillStyle = ball
    shaded(
      pen,
      () => {
        pen.beginPath()
        pen.arc(x, y, 14, 0, 2 * Math.PI)
        pen.fill()
      },
      8,
    )
  }
}

/** The whole sentence, as large as the note allows. */
function quote(pen: Pen, sentence: string, { quote: { x, y, w, h, size: most } }: Plan): void {
  const text = say('campaign-poster-quote', { words: sentence })
  const margin = most * 0.7
  let size = most
  let lines: string[] = []
  for (; size > 10; size -= 2) {
    pen.font = displayFont(size)
    lines = wrapped(pen, text, w - 2 * margin)
    if (lines.length * size * 1.22 <= h - margin) break
  }
  pen.save()
  pen.translate(x, y)
  pen.rotate(-0.012)
  shaded(pen, () => {
    pen.fillStyle = '#fbd978'
    pen.fillRect(0, 0, w, h)
  })
  const top = (h - lines.length * size * 1.22) / 2 + size * 0.95
  lines.forEach((line, nth) => write(pen, line, margin, top + nth * size * 1.22, displayFont(size), '#3a2506'))
  pen.restore()
}

function grade(pen: Pen, { grade, points }: CampaignView, { grade: { x, y, scale } }: Plan): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(scale, scale)
  pen.rotate(-0.12)
  pen.fillStyle = '#fbf4e2'
  pen.strokeStyle = '#a62a25'
  for (const [radius, line] of [
    [122, 4],
    [114, 2],
  ] as const) {
    pen.lineWidth = line
    pen.beginPath()
    pen.arc(0, 0, radius, 0, 2 * Math.PI)
    if (radius > 120) pen.fill()
    pen.stroke()
  }
  write(pen, grade ?? '', 0, 42, displayFont(132), '#a62a25', 'center')
  write(pen, say('campaign-points', { points }), 0, 84, bold(24), '#a62a25', 'center')
  pen.restore()
}

async function club(pen: Pen, { members }: CampaignView, { club: { x, y, w, scale } }: Plan): Promise<void> {
  const step = Math.min(204, w / scale / Math.max(members.length, 1))
  pen.save()
  pen.translate(x, y)
  pen.scale(scale, scale)
  for (const { character, name } of members) {
    pen.fillStyle = '#e6d5ab'
    pen.beginPath()
    pen.arc(34, 34, 34, 0, 2 * Math.PI)
    pen.fill()
    pen.drawImage(await imageFrom(characters[character].face), 5, 5, 58, 58)
    const called = name || calledAtFirst(character)
    write(pen, called, 78, 30, displayFont(fitFont(pen, called, displayFont, 27, step - 84)))
    write(pen, characterName(character), 78, 56, plainFont(21), '#5c5343')
    pen.translate(step, 0)
  }
  pen.restore()
}

// --- drawings of the page, as images for the canvas

/** A clue's picture on the backdrop of its type. */
export async function pictureOf(aspect: Aspect, name: string, size: number): Promise<HTMLImageElement> {
  const icons: Drawn[] = faces[name] ?? []
  const ids = [...new Set([...icons.map(({ icon }) => `club-${icon}`), `club-bg-${aspect}`])]
  const symbols = (await Promise.all(ids.map(onThePage))).join('')
  const uses = icons.map(
    ({ icon, x, y, size: side, turn = 0, mirrored, ink }) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${mirrored ? -1 : 1} 1)"${ink ? ` color="${ink}"` : ''}><use href="#club-${icon}" x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}"/></g>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size * 2}" height="${size * 2}" viewBox="0 0 100 100"><defs>${symbols}</defs><use href="#club-bg-${aspect}"/>${uses.join('')}</svg>`
  return imageFrom(`data:image/svg+xml,${encodeURIComponent(svg)}`)
}

/** Wait until a drawing is in the page, and return its markup. */
async function onThePage(id: string): Promise<string> {
  for (let waited = 0; waited < 100; waited++) {
    const found = document.getElementById(id)
    if (found) return new XMLSerializer().serializeToString(found)
    await new Promise((done) => setTimeout(done, 50))
  }
  return ''
}
