// The postcard: a picture of a finished game to share. It shows the town and the result, but neither item positions
// nor the table code.
import { fitFont } from '../../lib/shareImage'
import { kinds } from './kinds'
import { say } from './text'

export interface Greeting {
  /** The town. */
  city: string
  /** Its picture. */
  photo: HTMLCanvasElement
  /** A player saw Doctor Moritz. */
  moritz: boolean
  /** The postmark: "16 Nov", and the time of day. */
  mark: [string, string]
  /** One for each search: all, most or few found. */
  squares: ('all' | 'most' | 'few')[]
  /** Three facts: a large figure or word, and a small line below. */
  facts: [string, string][]
}

export const CARD = { width: 1080, height: 1350 }
const INK = '#1d1838'
const SQUARES = { all: '#43a56a', most: '#ffcf4f', few: '#fdf1dc' }
const [LEFT, TOP, WIDE, HIGH] = [44, 44, 992, 1080]
const HORIZON = 700

export function paint({ city, photo, moritz, mark, squares, facts }: Greeting): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, CARD)
  const context = canvas.getContext('2d')!
  paper(context)
  context.save()
  rounded(context, LEFT, TOP, WIDE, HIGH, 12)
  context.clip()
  rays(context)
  town(context, photo)
  context.restore()
  title(context, city, photo)
  stamp(context, mark)
  if (moritz) seen(context)
  row(context, squares)
  facts.slice(0, 3).forEach(([large, small], place) => fact(context, 52 + place * 270, large, small))
  return canvas
}

function paper(context: CanvasRenderingContext2D): void {
  const warm = context.createLinearGradient(0, 0, 0, CARD.height)
  warm.addColorStop(0, '#f3e7c8')
  warm.addColorStop(1, '#e6cfa2')
  context.fillStyle = warm
  context.fillRect(0, 0, CARD.width, CARD.height)
  context.shadowColor = 'rgb(60 40 10 / 0.4)'
  context.shadowBlur = 30
  context.shadowOffsetY = 14
  context.fillStyle = '#fdf8ea'
  rounded(context, LEFT - 16, TOP - 16, WIDE + 32, HIGH + 32, 26)
  context.fill()
  context.shadowColor = 'transparent'
}

function rays(context: CanvasRenderingContext2D): void {
  const sky = context.createLinearGradient(0, TOP, 0, HORIZON)
  sky.addColorStop(0, '#3f2f74')
  sky.addColorStop(0.6, '#b2567a')
  sky.addColorStop(1, '#ee9a63')
  context.fillStyle = sky
  context.fillRect(LEFT, TOP, WIDE, HIGH)
  context.fillStyle = 'rgb(255 196 120 / 0.42)'
  for (let ray = 0; ray < 22; ray++) {
    const [from, to] = [(ray / 22) * Math.PI, ((ray + 0.5) / 22) * Math.PI]
    context.beginPath()
    context.moveTo(540, HORIZON)
    context.lineTo(540 - 1400 * Math.cos(from), HORIZON - 1400 * Math.sin(from))
    context.lineTo(540 - 1400 * Math.cos(to), HORIZON - 1400 * Math.sin(to))
    context.fill()
  }
}

/** The town under a curved horizon. */
function town(context: CanvasRenderingContext2D, photo: HTMLCanvasElement): void {
  context.save()
  context.beginPath()
  context.moveTo(LEFT, 736)
  context.quadraticCurveTo(540, 640, LEFT + WIDE, 736)
  context.lineTo(LEFT + WIDE, TOP + HIGH)
  context.lineTo(LEFT, TOP + HIGH)
  context.closePath()
  context.clip()
  cover(context, photo, LEFT, 670, WIDE, TOP + HIGH - 670, 0.62)
  context.restore()
  context.strokeStyle = '#fdf1dc'
  context.lineWidth = 10
  context.beginPath()
  context.moveTo(LEFT, 736)
  context.quadraticCurveTo(540, 640, LEFT + WIDE, 736)
  context.stroke()
}

/** The town's name in letters that show the photograph. */
function title(context: CanvasRenderingContext2D, city: string, photo: HTMLCanvasElement): void {
  context.save()
  context.translate(110, 210)
  context.rotate(-0.07)
  letters(context, say('postcard-greeting'), 0, 0, 92, 'italic 800', 'left')
  context.restore()
  const name = city.toUpperCase()
  let size = 220
  do {
    size -= 6
    context.font = `900 ${size}px Fraunces, Georgia, serif`
  } while (context.measureText(name).width > 880 && size > 60)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  context.lineWidth = size * 0.2
  context.strokeStyle = INK
  context.strokeText(name, 540 + 6, 590 + 12)
  context.strokeText(name, 540, 590)
  context.lineWidth = size * 0.09
  context.strokeStyle = '#fdf1dc'
  context.strokeText(name, 540, 590)
  context.fillStyle = INK
  context.fillText(name, 540, 590)
  const view = document.createElement('canvas')
  Object.assign(view, CARD)
  const glass = view.getContext('2d')!
  glass.font = context.font
  glass.textAlign = 'center'
  glass.fillText(name, 540, 590)
  glass.globalCompositeOperation = 'source-in'
  cover(glass, photo, 60, 590 - size, 960, size * 1.2, 0.4)
  context.drawImage(view, 0, 0)
}

function stamp(context: CanvasRenderingContext2D, [day, light]: [string, string]): void {
  context.save()
  context.translate(900, 200)
  context.fillStyle = '#fdf8ea'
  context.fillRect(-84, -104, 168, 208)
  context.fillStyle = '#2f8a94'
  context.fillRect(-70, -90, 140, 180)
  context.fillStyle = '#ffcf70'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = '900 92px Fraunces, Georgia, serif'
  context.fillText('?', 0, -10)
  context.fillStyle = '#fdf8ea'
  const things = say('postcard-things', { count: kinds.length })
  const serif = (size: number) => `800 ${size}px Fraunces, Georgia, serif`
  context.font = serif(fitFont(context, things, serif, 30, 118))
  context.fillText(things, 0, 62)
  context.translate(-140, 60)
  context.rotate(-0.2)
  context.strokeStyle = '#fdf1dc'
  context.lineWidth = 4
  for (const radius of [74, 58]) {
    context.beginPath()
    context.arc(0, 0, radius, 0, 2 * Math.PI)
    context.stroke()
  }
  context.fillStyle = '#fdf1dc'
  context.font = '700 26px "Courier Prime", monospace'
  context.fillText(day.toUpperCase(), 0, -14)
  context.fillText(light.toUpperCase(), 0, 18)
  context.restore()
}

/** A rubber stamp across the town. */
function seen(context: CanvasRenderingContext2D): void {
  const words = say('postcard-moritz').toUpperCase()
  context.save()
  context.translate(790, 900)
  context.rotate(-0.13)
  context.font = '900 46px Fraunces, Georgia, serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const wide = Math.min(420, context.measureText(words).width + 56)
  context.fillStyle = 'rgb(253 248 234 / 0.9)'
  rounded(context, -wide / 2, -44, wide, 88, 14)
  context.fill()
  context.strokeStyle = context.fillStyle = '#a8322c'
  context.lineWidth = 6
  context.stroke()
  context.fillText(words, 0, 3, wide - 40)
  context.restore()
}

function row(context: CanvasRenderingContext2D, squares: Greeting['squares']): void {
  const side = Math.min(44, 840 / Math.max(1, squares.length) - 14)
  const wide = squares.length * (side + 14) + 26
  context.fillStyle = 'rgb(38 30 66 / 0.92)'
  rounded(context, 540 - wide / 2, 1018, wide, side + 40, 14)
  context.fill()
  squares.forEach((square, place) => {
    context.fillStyle = SQUARES[square]
    rounded(context, 540 - wide / 2 + 20 + place * (side + 14), 1038, side, side, 8)
    context.fill()
  })
}

function fact(context: CanvasRenderingContext2D, x: number, large: string, small: string): void {
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = INK
  context.font = '900 54px Fraunces, Georgia, serif'
  context.fillText(large, x, 1250, 250)
  context.fillStyle = '#4d4436'
  context.font = '400 29px "Source Sans 3", sans-serif'
  context.fillText(small, x, 1294, 250)
  if (x > 60) {
    context.fillStyle = '#c99a5a'
    context.fillRect(x - 24, 1196, 3, 104)
  }
  if (x < 60) {
    context.textAlign = 'right'
    context.font = '800 44px Fraunces, Georgia, serif'
    context.fillStyle = INK
    context.fillText('Spyhouse', 1036, 1250)
    context.font = '400 29px "Source Sans 3", sans-serif'
    context.fillText('Spy Guy', 1036, 1294)
  }
}

function letters(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  weight: string,
  align: CanvasTextAlign,
): void {
  context.font = `${weight} ${size}px Fraunces, Georgia, serif`
  context.textAlign = align
  context.lineJoin = 'round'
  context.lineWidth = size * 0.16
  context.strokeStyle = INK
  context.strokeText(text, x + 4, y + 6)
  context.strokeText(text, x, y)
  context.fillStyle = '#fdf1dc'
  context.fillText(text, x, y)
}

/** Fill a frame with the photograph, cropped; `down` is the vertical position of the crop. */
function cover(
  context: CanvasRenderingContext2D,
  photo: HTMLCanvasElement,
  x: number,
  y: number,
  width: number,
  height: number,
  down: number,
): void {
  const scale = Math.max(width / photo.width, height / photo.height)
  const [w, h] = [width / scale, height / scale]
  context.drawImage(photo, (photo.width - w) / 2, (photo.height - h) * down, w, h, x, y, width, height)
}

function rounded(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, radius: number): void {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
}
