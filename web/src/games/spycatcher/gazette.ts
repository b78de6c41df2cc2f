// The Gazette's front page as a picture to share: who published, the stamps, the race.
import eye from 'icon:game-icons/all-seeing-eye'
import lamp from 'icon:game-icons/desk-lamp'
import { displayFont, fitFont, imageOf, INK, loadFonts, plainFont, drawFace, typewriterFont, wrapped, write } from '../../lib/shareImage'
import { CIRCLES } from './cards'
import { suits } from './suits'
import { permitOf, type Player } from './table'
import { say } from './text'
import type { SpycatcherView } from './wire'

const [WIDE, HIGH, EDGE, RIGHT] = [1080, 1350, 80, 1000]
const FAINT = '#5b5344'

export async function gazette(view: SpycatcherView, ranked: Player[], winner: number | null, needed: number): Promise<HTMLCanvasElement> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH })
  const pen = canvas.getContext('2d')!
  await loadFonts()
  const author = ranked.find(({ seat }) => seat === winner)
  paper(pen)
  masthead(pen, view.round)
  headline(pen, author ? say('headline', { name: author.name, you: false }) : say('headline.stopped'))
  if (author) await book(pen, author)
  story(pen, author)
  if (author) await stamps(pen, author)
  await race(pen, ranked, needed)
  await foot(pen, view)
  return canvas
}

function paper(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#18213a'
  pen.fillRect(0, 0, WIDE, HIGH)
  pen.rotate(-0.008)
  pen.shadowColor = 'rgb(0 0 0 / 0.5)'
  pen.shadowBlur = 40
  const sheet = pen.createLinearGradient(0, 0, WIDE, HIGH)
  sheet.addColorStop(0, '#fbf6ea')
  sheet.addColorStop(1, '#e6dabb')
  pen.fillStyle = sheet
  pen.fillRect(30, 44, WIDE - 60, HIGH - 80)
  pen.shadowColor = 'transparent'
}

function rule(pen: CanvasRenderingContext2D, y: number, thick = 2): void {
  pen.fillStyle = INK
  pen.fillRect(EDGE, y, RIGHT - EDGE, thick)
}

function masthead(pen: CanvasRenderingContext2D, round: number): void {
  write(pen, say('gazette'), WIDE / 2, 148, displayFont(84), INK, 'center')
  rule(pen, 176, 3)
  write(pen, say('gazette.edition'), EDGE + 4, 212, typewriterFont(27), FAINT)
  write(pen, say('gazette.round', { round }), WIDE / 2, 212, typewriterFont(27), FAINT, 'center')
  write(pen, say('gazette.price'), RIGHT - 4, 212, typewriterFont(27), FAINT, 'right')
  rule(pen, 230)
  rule(pen, 236)
}

/** The headline, as large as the line allows. */
function headline(pen: CanvasRenderingContext2D, text: string): void {
  write(pen, text, EDGE, 352, displayFont(fitFont(pen, text, displayFont, 118, RIGHT - EDGE)))
}

async function book(pen: CanvasRenderingContext2D, { name, face, bot }: Player): Promise<void> {
  pen.fillStyle = '#cfc5a2'
  pen.fillRect(EDGE, 396, 430, 470)
  pen.fillStyle = '#b3a67a'
  pen.fillRect(EDGE, 640, 430, 226)
  pen.fillStyle = 'rgb(90 66 30 / 0.16)'
  for (let x = EDGE + 10; x < EDGE + 430; x += 18) for (let y = 406; y < 866; y += 18) pen.fillRect(x, y, 4, 4)
  pen.save()
  pen.translate(EDGE + 190, 610)
  pen.rotate(-0.09)
  pen.fillStyle = '#f6ecd4'
  pen.fillRect(-110, -172, 250, 352)
  pen.fillStyle = '#7d2433'
  pen.fillRect(-132, -180, 256, 352)
  pen.fillStyle = '#4b0f1c'
  pen.fillRect(-132, -180, 18, 352)
  pen.strokeStyle = '#e0b45c'
  pen.lineWidth = 4
  pen.strokeRect(-100, -162, 208, 316)
  pen.drawImage(await imageOf(eye, '#f0cf7d'), -62, -142, 132, 132)
  write(pen, say('book-title'), 4, 52, displayFont(35), '#fbf0cf', 'center')
  const by = say('book-by', { name })
  write(pen, by, 4, 96, typewriterFont(fitFont(pen, by, typewriterFont, 27, 196)), '#f4e3b4', 'center')
  pen.restore()
  await drawFace(pen, face, bot, EDGE + 352, 790, 66)
}

function story(pen: CanvasRenderingContext2D, author: Player | undefined): void {
  const [left, width] = author ? [548, RIGHT - 548] : [EDGE, RIGHT - EDGE]
  let y = 434
  const lines = (text: string, font: string, high: number, color: string) => {
    pen.font = font
    for (const line of wrapped(pen, text, width)) {
      write(pen, line, left, y, font, color)
      y += high
    }
  }
  lines(author ? say('story.reached') : say('story.stopped'), displayFont(37), 46, INK)
  y += 8
  if (author) lines(say('story.queues'), plainFont(34), 44, INK)
}

async function stamps(pen: CanvasRenderingContext2D, author: Player): Promise<void> {
  const had = CIRCLES.filter((circle) => permitOf(author, circle))
  for (const [nth, circle] of had.entries()) {
    const { color, icon } = suits[circle]
    pen.save()
    pen.translate(600 + nth * 114, 786)
    pen.rotate([-0.05, 0.03, -0.02, 0.06][nth]!)
    pen.strokeStyle = color
    pen.lineWidth = 4
    pen.strokeRect(-50, -62, 100, 124)
    pen.drawImage(await imageOf(icon, color), -34, -52, 68, 68)
    const word = say('granted-stamp')
    const bold = (size: number) => typewriterFont(size, 700)
    write(pen, word, 0, 46, bold(fitFont(pen, word, bold, 19, 86)), color, 'center')
    pen.restore()
  }
}

async function race(pen: CanvasRenderingContext2D, ranked: Player[], needed: number): Promise<void> {
  rule(pen, 892)
  write(pen, say('course'), EDGE, 944, displayFont(38))
  const step = Math.min(64, 268 / ranked.length)
  for (const [nth, { name, face, bot, color, permits }] of ranked.entries()) {
    const y = 984 + nth * step
    await drawFace(pen, face, bot, EDGE + 26, y, step * 0.42)
    pen.font = plainFont(28, 700)
    let short = name
    while (pen.measureText(short).width > 190) short = `${short.slice(0, -2)}…`
    write(pen, short, EDGE + 76, y + 10, plainFont(28, 700))
    const bar = (width: number, fill: string) => {
      pen.beginPath()
      pen.roundRect(360, y - 11, width, 22, 11)
      pen.fillStyle = fill
      pen.fill()
    }
    bar(560, '#cfc3a4')
    if (permits.length) bar(560 * Math.min(1, permits.length / needed), color)
    write(pen, String(permits.length), RIGHT - 4, y + 13, displayFont(38), INK, 'right')
  }
}

async function foot(pen: CanvasRenderingContext2D, { attempts, attempts_challenged }: SpycatcherView): Promise<void> {
  rule(pen, 1246)
  pen.drawImage(await imageOf(lamp, '#2c6b45'), EDGE + 4, 1256, 44, 44)
  write(pen, say('house'), EDGE + 62, 1294, displayFont(40))
  write(pen, say('applications', { all: attempts, contested: attempts_challenged }), RIGHT - 4, 1290, plainFont(27), FAINT, 'right')
}
