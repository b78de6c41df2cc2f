// The poster of a whole campaign as a picture to keep and to share: its title, the board with its thread, the
// club's own sentence, the grade, and who was in it. No code and no address.
import { fitting, imageFrom, loadType, wrapped, write } from '../../../lib/picture'
import { characters } from '../characters'
import { faces, type Drawn } from '../faces'
import { typeShape, type Aspect } from '../shapes'
import { subtitleOf, titleOf } from '../tale'
import { calledAtFirst, characterName, clueName, typeName } from '../names'
import type { CampaignView } from '../wire'
import { thread } from './cork'
import { say } from '../words'

export const POSTER = { width: 1080, height: 1350 }
const INK = '#23201a'
const BANDS: Record<Aspect, string> = { motive: '#b93c36', suspect: '#7b4ea3', location: '#277a4c', crime: '#2b6cb0', object: '#8f5f04' }
const BOARD = { x: 44, y: 402, w: 992, h: 590, edge: 20 }
const PHOTO = { w: 176, h: 226 }
/** Where each case's photograph hangs: the thread goes down and up. */
const HUNG = [
  { x: 190, y: 472, tilt: -0.05 },
  { x: 366, y: 704, tilt: 0.03 },
  { x: 543, y: 468, tilt: -0.01 },
  { x: 720, y: 704, tilt: 0.04 },
  { x: 897, y: 472, tilt: -0.04 },
]

type Pen = CanvasRenderingContext2D

export async function paint(campaign: CampaignView): Promise<HTMLCanvasElement> {
  const canvas = Object.assign(document.createElement('canvas'), POSTER)
  const pen = canvas.getContext('2d')!
  await loadType()
  const master = new Map(campaign.recorded.map(({ aspect, name }): [Aspect, string] => [aspect, name]))
  paper(pen)
  headline(pen, titleOf(master), subtitleOf(master))
  await board(pen, campaign)
  quote(pen, sentenceOf(campaign))
  grade(pen, campaign)
  await club(pen, campaign)
  return canvas
}

/** The club's own words outrank ours: those of the last case that has any. */
export function sentenceOf(campaign: CampaignView): string {
  return campaign.log.findLast(({ story }) => story)?.story ?? say('closing', { grade: campaign.grade?.[0] })
}

const type = (size: number, weight = 700) => `${weight} ${size}px 'Courier Prime', monospace`
const display = (size: number) => `800 ${size}px 'Fraunces', serif`
const plain = (size: number, weight = 400) => `${weight} ${size}px 'Source Sans 3', sans-serif`

function shaded(pen: Pen, draw: () => void, blur = 18): void {
  pen.save()
  pen.shadowColor = 'rgb(40 24 4 / 0.45)'
  pen.shadowBlur = blur
  pen.shadowOffsetX = blur / 3
  pen.shadowOffsetY = blur / 2
  draw()
  pen.restore()
}

function paper(pen: Pen): void {
  const sheet = pen.createLinearGradient(0, 0, POSTER.width, POSTER.height)
  sheet.addColorStop(0, '#fffaf0')
  sheet.addColorStop(1, '#e9dbbd')
  pen.fillStyle = sheet
  pen.fillRect(0, 0, POSTER.width, POSTER.height)
  pen.strokeStyle = INK
  pen.lineWidth = 3
  pen.strokeRect(26, 26, POSTER.width - 52, POSTER.height - 52)
  write(pen, say('campaign-poster-club').toUpperCase(), 64, 76, type(24))
  write(pen, say('campaign-poster-five').toUpperCase(), POSTER.width - 64, 76, type(24), INK, 'right')
}

/** How wide a line may be, and what the second leaves for what stands beside it. */
const [WIDE, BESIDE] = [950, 310]

/** In two lines, as large as they allow; what it turned on beside the second, or below. */
export function headline(pen: Pen, title: string, subtitle: string): void {
  pen.font = display(130)
  const words = title.split(' ')
  const cut = words.length > 2 ? words.length - 1 : words.length
  const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')].filter(Boolean)
  const widest = (nth: number) => (nth > 0 && subtitle ? WIDE - BESIDE : WIDE)
  const size = Math.min(...lines.map((line, nth) => fitting(pen, line, display, 140, widest(nth))))
  lines.forEach((line, nth) => write(pen, line, 60, 198 + nth * size * 1.0, display(size)))
  if (!subtitle) return
  pen.font = display(size)
  const beside = lines.length > 1 ? pen.measureText(lines[1]!).width + 110 : 64
  const room = POSTER.width - 60 - beside
  const y = lines.length > 1 ? 198 + size * 0.62 : 270
  let [small, below] = [48, [subtitle]]
  do {
    small -= 2
    pen.font = display(small)
    below = wrapped(pen, subtitle, room)
  } while (below.length > 2 && small > 20)
  below.forEach((line, nth) => write(pen, line, beside, y + nth * small * 1.12, display(fitting(pen, line, display, small, room)), '#5d2f8a'))
}

async function board(pen: Pen, campaign: CampaignView): Promise<void> {
  const { x, y, w, h, edge } = BOARD
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
  for (const [nth, file] of campaign.log.entries()) await photo(pen, HUNG[nth]!, file.recorded ?? null)
  for (const [nth, file] of campaign.log.entries()) {
    const solved = new Map(file.solved.map(({ aspect, name }): [Aspect, string] => [aspect, name]))
    label(pen, `${nth + 1}. ${titleOf(solved)}`, HUNG[nth]!)
  }
  string(pen, campaign.log.flatMap((file, nth) => (file.recorded ? [HUNG[nth]!] : [])))
}

async function photo(pen: Pen, at: (typeof HUNG)[number], pinned: { aspect: Aspect; name: string } | null): Promise<void> {
  pen.save()
  pen.translate(at.x, at.y)
  pen.rotate(at.tilt)
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
  write(pen, called, 0, 186, display(fitting(pen, called, display, 25, 156)), INK, 'center')
  const word = typeName(pinned.aspect)
  pen.font = plain(18, 700)
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
  write(pen, word, -wide / 2 + 32, 214, plain(18, 700), '#fff')
  pen.restore()
}

/** A strip of paper under its photograph. */
function label(pen: Pen, text: string, at: (typeof HUNG)[number]): void {
  const size = fitting(pen, text, type, 20, 250)
  pen.font = type(size)
  const wide = pen.measureText(text).width + 26
  const left = Math.min(Math.max(at.x - wide / 2, BOARD.x + 8), BOARD.x + BOARD.w - wide - 8)
  pen.save()
  pen.translate(left + wide / 2, at.y + PHOTO.h + 12)
  pen.rotate(at.tilt * -0.4)
  shaded(pen, () => {
    pen.fillStyle = '#e9d3a0'
    pen.fillRect(-wide / 2, -18, wide, 36)
  }, 8)
  write(pen, text, 0, 7, type(size), '#3a2506', 'center')
  pen.restore()
}

/** From case to case, and off the page at the upper left. */
function string(pen: Pen, pins: { x: number; y: number }[]): void {
  if (!pins.length) return
  const way = new Path2D(thread([{ x: -10, y: BOARD.y - 10 }, ...pins], 0.05))
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
    shaded(pen, () => {
      pen.beginPath()
      pen.arc(x, y, 14, 0, 2 * Math.PI)
      pen.fill()
    }, 8)
  }
}

/** The whole of it, in letters as large as the note allows. */
function quote(pen: Pen, sentence: string): void {
  const text = say('campaign-poster-quote', { words: sentence })
  let size = 44
  let lines: string[] = []
  for (; size > 14; size -= 2) {
    pen.font = display(size)
    lines = wrapped(pen, text, 600)
    if (lines.length * size * 1.22 <= 150) break
  }
  pen.save()
  pen.translate(64, 1016)
  pen.rotate(-0.012)
  shaded(pen, () => {
    pen.fillStyle = '#fbd978'
    pen.fillRect(0, 0, 662, 176)
  })
  const top = (176 - lines.length * size * 1.22) / 2 + size * 0.95
  lines.forEach((line, nth) => write(pen, line, 30, top + nth * size * 1.22, display(size), '#3a2506'))
  pen.restore()
}

function grade(pen: Pen, { grade, points }: CampaignView): void {
  pen.save()
  pen.translate(902, 1076)
  pen.rotate(-0.12)
  pen.fillStyle = '#fbf4e2'
  pen.strokeStyle = '#a62a25'
  for (const [radius, line] of [[122, 4], [114, 2]] as const) {
    pen.lineWidth = line
    pen.beginPath()
    pen.arc(0, 0, radius, 0, 2 * Math.PI)
    if (radius > 120) pen.fill()
    pen.stroke()
  }
  write(pen, grade ?? '', 0, 42, display(132), '#a62a25', 'center')
  write(pen, say('campaign-points', { points }), 0, 84, type(24), '#a62a25', 'center')
  pen.restore()
}

async function club(pen: Pen, { members }: CampaignView): Promise<void> {
  const step = Math.min(204, 950 / Math.max(members.length, 1))
  for (const [nth, { character, name }] of members.entries()) {
    const x = 64 + nth * step
    pen.fillStyle = '#e6d5ab'
    pen.beginPath()
    pen.arc(x + 34, 1242, 34, 0, 2 * Math.PI)
    pen.fill()
    pen.drawImage(await imageFrom(characters[character].face), x + 5, 1213, 58, 58)
    const called = name || calledAtFirst(character)
    write(pen, called, x + 78, 1238, display(fitting(pen, called, display, 27, step - 84)))
    write(pen, characterName(character), x + 78, 1264, plain(21), '#5c5343')
  }
  write(pen, say('campaign-poster-closed', { day: new Date() }), POSTER.width - 64, 1310, type(19, 400), INK, 'right')
}

// --- drawings of the page, as images a canvas can draw

/** A clue's picture on the backdrop of its type. */
async function pictureOf(aspect: Aspect, name: string, size: number): Promise<HTMLImageElement> {
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

/** A drawing lies on the page as soon as its sheet is there. */
async function onThePage(id: string): Promise<string> {
  for (let waited = 0; waited < 100; waited++) {
    const found = document.getElementById(id)
    if (found) return new XMLSerializer().serializeToString(found)
    await new Promise((done) => setTimeout(done, 50))
  }
  return ''
}

