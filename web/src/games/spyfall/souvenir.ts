// A round as a picture to share: the place, the spy, the best line.
import { flushSync, mount, unmount } from 'svelte'
import lamp from 'icon:game-icons/desk-lamp'
import star from 'icon:fluent-emoji-flat/star'
import { language } from '../../lib/language'
import {
  displayFont,
  fitFont,
  imageFrom,
  imageOf,
  INK,
  loadFonts,
  plainFont,
  drawFace,
  typewriterFont,
  wrapped,
  write,
} from '../../lib/shareImage'
import Scene from './scene/Scene.svelte'
import { artOf, type SpokenLine, linesOf, type Player } from './table'
import { say } from './text'
import type { Pack, RoundResult, SpyfallView } from './wire'

const [WIDE, HIGH, EDGE, RIGHT] = [1080, 1350, 76, 1004]
/** The left edge of the stamp, the width of a quote, and the font size on two lines. */
const [STAMP, QUOTED, SMALL] = [700, 840, 40]
const CREAM = '#f8efdc'
const RED = '#ff9d97'
const GREEN = '#86d6a5'

type Pen = CanvasRenderingContext2D

export async function souvenir(view: SpyfallView, result: RoundResult, players: Player[], pack: Pack | null): Promise<HTMLCanvasElement> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH })
  const pen = canvas.getContext('2d')!
  await loadFonts()
  desk(pen)
  await postcard(pen, view.places[result.place] ?? '', artOf(view, pack, result.place))
  await spies(pen, result, players)
  const best = linesOf(view)[0]
  if (best) await testimony(pen, best, players)
  write(pen, say('souvenir-house'), EDGE + 66, 1312, displayFont(44), CREAM)
  pen.drawImage(await imageOf(lamp, '#ffcf70'), EDGE, 1266, 54, 54)
  write(pen, say('souvenir-foot', { players: view.players.length, round: result.round }), RIGHT, 1310, plainFont(30), '#c3cadb', 'right')
  return canvas
}

function desk(pen: Pen): void {
  pen.fillStyle = '#17213a'
  pen.fillRect(0, 0, WIDE, HIGH)
  const pool = pen.createRadialGradient(220, 60, 40, 220, 60, 900)
  pool.addColorStop(0, 'rgb(255 207 112 / 0.26)')
  pool.addColorStop(0.5, 'rgb(104 116 190 / 0.14)')
  pool.addColorStop(1, 'transparent')
  pen.fillStyle = pool
  pen.fillRect(0, 0, WIDE, HIGH)
  pen.fillStyle = 'rgb(0 0 0 / 0.12)'
  for (let x = 0; x < WIDE; x += 213) pen.fillRect(x, 0, 2, HIGH)
}

/** A tilted paper on the desk. `draw` has its upper left corner at 0, 0. */
async function sheet(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  tilt: number,
  draw: () => void | Promise<void>,
): Promise<void> {
  pen.save()
  pen.translate(x + width / 2, y + height / 2)
  pen.rotate(tilt)
  pen.translate(-width / 2, -height / 2)
  const paper = pen.createLinearGradient(0, 0, width, height)
  paper.addColorStop(0, '#fbf6ea')
  paper.addColorStop(1, '#e6dcc2')
  pen.shadowColor = 'rgb(3 6 13 / 0.55)'
  pen.shadowBlur = 44
  pen.shadowOffsetX = 10
  pen.shadowOffsetY = 18
  pen.fillStyle = paper
  pen.beginPath()
  pen.roundRect(0, 0, width, height, 6)
  pen.fill()
  pen.shadowColor = 'transparent'
  await draw()
  pen.restore()
}

async function postcard(pen: Pen, place: string, art: string): Promise<void> {
  const picture = await sceneOf(art)
  await sheet(pen, 56, 60, 968, 690, -0.014, () => {
    pen.drawImage(picture, 22, 22, 924, 540)
    const here = say('reveal-here')
    pen.font = plainFont(32, 700)
    const wide = pen.measureText(here).width + 72
    pen.beginPath()
    pen.roundRect(484 - wide / 2, 524, wide, 72, 36)
    pen.fillStyle = '#26734a'
    pen.fill()
    pen.lineWidth = 6
    pen.strokeStyle = '#fbf6ea'
    pen.stroke()
    write(pen, here, 484, 571, plainFont(32, 700), '#fff', 'center')
    write(pen, place, 484, 658, displayFont(fitFont(pen, place, displayFont, 66, 880)), INK, 'center')
  })
}

/** The scene of the place, cropped to the postcard. */
async function sceneOf(place: string): Promise<HTMLImageElement> {
  const easel = document.createElement('div')
  const scene = mount(Scene, { target: easel, props: { place } })
  flushSync()
  const svg = easel.querySelector('svg')!
  svg.setAttribute('viewBox', '0 40 300 175')
  svg.setAttribute('width', '924')
  svg.setAttribute('height', '540')
  const text = new XMLSerializer().serializeToString(svg)
  await unmount(scene)
  return imageFrom(`data:image/svg+xml,${encodeURIComponent(text)}`)
}

async function spies(pen: Pen, result: RoundResult, players: Player[]): Promise<void> {
  const who = result.spies.flatMap((seat) => players[seat] ?? [])
  const size = who.length > 1 ? 74 : 90
  for (const [nth, { face, bot }] of who.entries()) await drawFace(pen, face, bot, EDGE + size + nth * size * 1.5, 888, size)
  const left = EDGE + size * 2 + (who.length - 1) * size * 1.5 + 36
  const names = say('souvenir-names', { names: who.map(({ name }) => name) })
  const were = say('souvenir-were', { count: who.length })
  write(pen, names, left, 870, displayFont(fitFont(pen, names, displayFont, 72, STAMP - left)), CREAM)
  write(pen, were, left, 950, displayFont(60), CREAM)
  if (result.how === 'void') return
  const verdict = say(`reveal-${result.how}`).toLocaleUpperCase(language)
  const color = result.winner === 'spy' ? RED : GREEN
  pen.save()
  pen.translate(862, 846)
  pen.rotate(0.14)
  const stamp = (size: number) => typewriterFont(size, 700)
  const font = stamp(fitFont(pen, verdict, stamp, 52, 230))
  pen.font = font
  const wide = pen.measureText(verdict).width + 56
  pen.strokeStyle = color
  pen.lineWidth = 6
  pen.beginPath()
  pen.roundRect(-wide / 2, -48, wide, 88, 8)
  pen.stroke()
  write(pen, verdict, 0, 14, font, color, 'center')
  pen.restore()
}

async function testimony(pen: Pen, { talk, stars }: SpokenLine, players: Player[]): Promise<void> {
  const symbol = await imageOf(star, '#ffcf70')
  await sheet(pen, EDGE, 1008, RIGHT - EDGE, 226, 0.009, () => {
    pen.drawImage(symbol, 40, 22, 36, 36)
    write(pen, say('souvenir-best', { stars }).toLocaleUpperCase(language), 88, 52, typewriterFont(26, 700), '#84360c')
    const words = say('quoted', { text: talk.answer })
    const { size, lines } = quote(pen, words)
    for (const { text, y } of lines) write(pen, text, 40, y, displayFont(size))
    const [asked] = clipped(pen, say('souvenir-asked', { name: players[talk.to]?.name ?? '', question: talk.question }), plainFont(30), 1)
    write(pen, asked!, 40, 196, plainFont(30), '#635a4a')
  })
}

/** The font size and lines of a quote: on one line, or on two smaller ones. */
export function quote(pen: Pen, words: string): { size: number; lines: { text: string; y: number }[] } {
  const size = Math.max(SMALL, fitFont(pen, words, displayFont, 66, QUOTED))
  const said = clipped(pen, words, displayFont(size), 2)
  return { size, lines: said.map((text, nth) => ({ text, y: (said.length > 1 ? 100 : 132) + nth * 48 })) }
}

/** Text in at most `most` lines, with an ellipsis if it is cut. */
function clipped(pen: Pen, text: string, font: string, most: number): string[] {
  pen.font = font
  const lines = wrapped(pen, text, QUOTED)
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]} …`] : lines
}
