// The running gags: the same three in every city, each time in another place. A tap plays a gag.
import type { Point } from './camera'
import type { Sprite, Box } from './scene'

type Brush = CanvasRenderingContext2D

export const GAGS = ['cat', 'painter', 'tuba'] as const
export type Gag = (typeof GAGS)[number]

/** The box of each gag at size 1, which `life.py` keeps free. */
const REACH: Record<Gag, Box> = { cat: [-22, -26, 22, 3], painter: [-20, -44, 20, 3], tuba: [-16, -50, 16, 3] }
/** Duration of a gag after a tap, in seconds. */
const LASTS = 5

export function isGag(kind: Sprite[0]): kind is Gag {
  return (GAGS as readonly string[]).includes(kind)
}

/** The gag at a point of the city. */
export function gagAt(life: Sprite[], { x, y }: Point): Gag | null {
  for (const [kind, gagX, gagY, , , size] of life) {
    if (!isGag(kind)) continue
    const [left, top, right, bottom] = REACH[kind].map((edge) => edge * size) as Box
    if (x >= gagX + left && x <= gagX + right && y >= gagY + top && y <= gagY + bottom) return kind
  }
  return null
}

/** Paint a gag around the brush's origin; `since` is the time since its tap, in seconds. */
export function paintGag(brush: Brush, gag: Gag, seconds: number, since: number): void {
  const told = since >= 0 && since < LASTS ? since : null
  if (gag === 'cat') cat(brush, seconds, told)
  else if (gag === 'painter') painter(brush, seconds, told)
  else tuba(brush, seconds, told)
}

/** Smooth progress from 0 to 1 between two times. */
function between(from: number, to: number, at: number | null): number {
  const part = Math.min(1, Math.max(0, ((at ?? 0) - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** It sits by a crate with a fish on it. Tapped, it takes the fish. */
function cat(brush: Brush, seconds: number, told: number | null): void {
  shade(brush, 0, 19)
  fill(brush, '#9a6b3f', () => brush.rect(-21, -11, 17, 11))
  fill(brush, '#7c532e', () => {
    brush.rect(-21, -8, 17, 1.4)
    brush.rect(-21, -4, 17, 1.4)
  })
  const [there, back] = [between(0.1, 0.5, told), between(0.6, 1.1, told)]
  const hop = Math.sin(Math.PI * (back || there)) * (there === 1 && back === 1 ? 0 : 6)
  const [x, y] = [8 - 13 * (there - back), -4 * (there - back) - hop]
  const taken = there === 1
  if (!taken) fish(brush, -12.5, -13.5)
  brush.save()
  brush.translate(x, y)
  const sway = Math.sin(seconds * 2.2) * 3
  line(brush, '#3c3845', 2.4, () => {
    brush.moveTo(5, -2)
    brush.quadraticCurveTo(12, -2, 11 + sway * 0.4, -10 + sway)
  })
  fill(brush, '#3c3845', () => brush.ellipse(1.5, -6, 5.6, 6, 0, 0, 2 * Math.PI))
  fill(brush, '#3c3845', () => brush.ellipse(-1.5, -13.5, 4.8, 4.3, 0, 0, 2 * Math.PI))
  fill(brush, '#3c3845', () => triangles(brush, [-6, -15, -5, -20.5, -2, -17, -0.5, -17, 2.6, -20.5, 3, -15]))
  fill(brush, '#f4d35e', () => {
    brush.ellipse(-3.6, -14, 1.1, told === null ? 0.8 : 1.5, 0, 0, 2 * Math.PI)
    brush.ellipse(0.4, -14, 1.1, told === null ? 0.8 : 1.5, 0, 0, 2 * Math.PI)
  })
  if (taken) fish(brush, -3, -10.5)
  brush.restore()
}

function fish(brush: Brush, x: number, y: number): void {
  fill(brush, '#7fb6c9', () => brush.ellipse(x, y, 6, 2.5, 0, 0, 2 * Math.PI))
  fill(brush, '#5e97ad', () => triangles(brush, [x + 5, y, x + 9, y - 3, x + 9, y + 3]))
  fill(brush, '#20303a', () => brush.arc(x - 3.6, y - 0.5, 0.7, 0, 2 * Math.PI))
}

/** He paints the town. Tapped, he shows his canvas: the cat's fish. */
function painter(brush: Brush, seconds: number, told: number | null): void {
  shade(brush, 0, 17)
  line(brush, '#7c532e', 1.8, () => {
    brush.moveTo(4, 0)
    brush.lineTo(10, -38)
    brush.lineTo(16, 0)
    brush.moveTo(10, -14)
    brush.lineTo(13, 0)
  })
  const turned = between(0.1, 0.8, told) * (1 - between(4.2, 4.9, told))
  brush.save()
  brush.translate(10, 0)
  brush.scale(Math.abs(Math.cos(turned * Math.PI)) || 0.02, 1)
  fill(brush, '#fdf6e3', () => brush.rect(-9.5, -37, 19, 16))
  if (turned > 0.5) fish(brush, -1.5, -29)
  else fill(brush, '#d8c7a0', () => brush.rect(-7.5, -35, 15, 12))
  brush.restore()
  const jump = told === null ? 0 : Math.abs(Math.sin(Math.min(told, 1.5) * 4.2)) * 3
  brush.save()
  brush.translate(-9, -jump)
  figure(brush, '#5c7290')
  fill(brush, '#a8322c', () => brush.ellipse(-0.6, -36.4, 6, 2.6, -0.15, 0, 2 * Math.PI))
  const stroke = told === null ? Math.sin(seconds * 3) * 3 : -6
  line(brush, '#5c7290', 3, () => {
    brush.moveTo(2, -24)
    brush.lineTo(8, -25 + stroke)
  })
  line(brush, '#7c532e', 1.2, () => {
    brush.moveTo(8, -25 + stroke)
    brush.lineTo(11.5, -27 + stroke)
  })
  brush.restore()
}

/** He plays. Tapped, he plays so loudly that his hat flies off and lands on the bell. */
function tuba(brush: Brush, seconds: number, told: number | null): void {
  shade(brush, 0, 12)
  const blow = told !== null && told < 0.9 ? 1.12 : 1 + Math.sin(seconds * 3) * 0.015
  figure(brush, '#7b3f3a')
  line(brush, '#d9a521', 4.2, () => {
    brush.moveTo(-3, -28)
    brush.quadraticCurveTo(-8, -14, 2, -12)
    brush.quadraticCurveTo(9, -12, 8, -28)
  })
  brush.save()
  brush.translate(8, -28)
  brush.scale(blow, blow)
  fill(brush, '#e5b732', () => triangles(brush, [-2.4, 0, 2.4, 0, 6.4, -9, 2.4, 0, 6.4, -9, -6.4, -9, -2.4, 0, 6.4, -9, -6.4, -9]))
  fill(brush, '#8a6512', () => brush.ellipse(0, -9, 6.4, 1.9, 0, 0, 2 * Math.PI))
  brush.restore()
  // Up, over, and onto the bell; in the end he has it back.
  const [up, over, home] = [between(0, 0.35, told), between(0.35, 0.8, told), between(4.3, 4.9, told)]
  const away = over - home
  brush.save()
  brush.translate(8 * away, -37 - 8 * up + 8 * over - (away > 0 ? 1.5 : 0) - Math.sin(Math.PI * home) * 5)
  brush.rotate(told === null ? 0 : Math.sin(up * 6) * 0.3 * (1 - over))
  fill(brush, '#2f4a5e', () => {
    brush.rect(-6, -0.2, 12, 2)
    brush.rect(-3.8, -4.4, 7.6, 4.6)
  })
  brush.restore()
  if (told !== null && told < 1.6) {
    brush.globalAlpha *= 1 - between(0.8, 1.6, told)
    for (const [nth, lag] of [0, 0.25].entries()) {
      const rise = between(lag, lag + 1.2, told) * 5
      fill(brush, '#23201a', () => brush.ellipse(-11 + nth * 4, -37 - rise - nth, 1.8, 1.4, 0, 0, 2 * Math.PI))
      fill(brush, '#23201a', () => brush.rect(-9.8 + nth * 4, -43 - rise - nth, 0.8, 6))
    }
  }
}

/** A person without a hat. */
function figure(brush: Brush, coat: string): void {
  line(brush, '#2e2a33', 3, () => {
    brush.moveTo(-2, -11)
    brush.lineTo(-2.6, -1)
    brush.moveTo(2, -11)
    brush.lineTo(2.6, -1)
  })
  fill(brush, coat, () => {
    brush.moveTo(-6.6, -8)
    brush.lineTo(-4.2, -27)
    brush.quadraticCurveTo(0, -31, 4.2, -27)
    brush.lineTo(6.6, -8)
  })
  fill(brush, '#e6b994', () => brush.arc(0, -32.5, 4.4, 0, 2 * Math.PI))
}

function shade(brush: Brush, x: number, across: number): void {
  const alpha = brush.globalAlpha
  brush.globalAlpha = alpha * 0.22
  fill(brush, '#1a1a24', () => brush.ellipse(x, 0.5, across, 2.2, 0, 0, 2 * Math.PI))
  brush.globalAlpha = alpha
}

function fill(brush: Brush, colour: string, trace: () => void): void {
  brush.fillStyle = colour
  brush.beginPath()
  trace()
  brush.fill()
}

function line(brush: Brush, colour: string, thick: number, trace: () => void): void {
  brush.strokeStyle = colour
  brush.lineWidth = thick
  brush.lineCap = 'round'
  brush.beginPath()
  trace()
  brush.stroke()
}

function triangles(brush: Brush, corners: number[]): void {
  for (let at = 0; at < corners.length; at += 6) {
    brush.moveTo(corners[at]!, corners[at + 1]!)
    brush.lineTo(corners[at + 2]!, corners[at + 3]!)
    brush.lineTo(corners[at + 4]!, corners[at + 5]!)
    brush.closePath()
  }
}
