// Moving things over the picture: smoke, boats, walkers, lights. Their positions are functions of the clock.
import type { Camera, Size } from './camera'
import { type Gag, isGag, paintGag } from './gags'
import type { Sprite } from './scene'

type Brush = CanvasRenderingContext2D

export interface Pose {
  x: number
  y: number
  /** 1: to the right, -1: to the left; in between while turning. */
  facing: number
  /** Whether it is moving. */
  going: boolean
}

/** The share of a period that is spent turning, at each end. */
const PAUSE = 0.08
const PUFFS = 4
const COATS = ['#8a5a5a', '#5c7290', '#6f8a74', '#a07a62', '#6d5f86', '#b08a4a']
const HULLS = ['#a4523f', '#3f6f73', '#c29a45', '#6b5674', '#5d7a55']
const HATS = ['#3a342e', '#5a4636', '#7a4a3a', '#4a5568']

/** The progress of a period, from 0 to 1. */
export function turn({ period, phase }: Timed, seconds: number): number {
  return (seconds / period + phase) % 1
}
interface Timed {
  period: number
  phase: number
}

/** To and fro, slower towards the ends, with a rest at each. */
export function pose([, x, y, toX, toY, , period, phase]: Sprite, seconds: number): Pose {
  const at = turn({ period, phase }, seconds)
  const back = at >= 0.5
  const part = (at % 0.5) * 2
  const walked = Math.min(1, part / (1 - 2 * PAUSE))
  const share = back ? 1 - eased(walked) : eased(walked)
  const turned = Math.max(0, (part - (1 - PAUSE)) / PAUSE)
  const facing = (back ? -1 : 1) * Math.cos(turned * Math.PI)
  return { x: x + (toX - x) * share, y: y + (toY - y) * share, facing, going: walked < 1 }
}

function eased(part: number): number {
  const soft = 0.12
  if (part < soft) return (part * part) / (2 * soft * (1 - soft))
  if (part > 1 - soft) return 1 - (1 - part) ** 2 / (2 * soft * (1 - soft))
  return (part - soft / 2) / (1 - soft)
}

/** The brightness of a window: dark most of the time, then on for a while. */
export function lit([, , , , , , period, phase]: Sprite, seconds: number): number {
  const at = turn({ period, phase }, seconds)
  const fade = 0.9 / period
  return Math.max(0, Math.min(1, at / fade, (0.55 - at) / fade))
}

/** Paint all moving things in the window. `tapped` has the time of each gag's last tap. */
export function paintLife(
  brush: Brush,
  life: Sprite[],
  camera: Camera,
  window: Size,
  density: number,
  seconds: number,
  dark: boolean,
  tapped: Map<Gag, number>,
): void {
  brush.setTransform(1, 0, 0, 1, 0, 0)
  brush.clearRect(0, 0, window.width * density, window.height * density)
  const [right, bottom] = [camera.x + window.width / camera.zoom, camera.y + window.height / camera.zoom]
  const scale = camera.zoom * density
  for (const [number, one] of life.entries()) {
    const [kind, x, y, toX, toY, size] = one
    if (
      Math.max(x, toX) < camera.x - 60 ||
      Math.min(x, toX) > right + 60 ||
      Math.max(y, toY) < camera.y - 60 ||
      Math.min(y, toY) > bottom + 60
    )
      continue
    const place = (atX: number, atY: number, across = 1) =>
      brush.setTransform(scale * size * across, 0, 0, scale * size, (atX - camera.x) * scale, (atY - camera.y) * scale)
    if (kind === 'smoke') {
      place(x, y)
      smoke(brush, one, seconds, dark)
    } else if (kind === 'light') {
      place(x, y)
      light(brush, (toX - x) / size, (toY - y) / size, lit(one, seconds))
    } else if (isGag(kind)) {
      place(x, y)
      brush.globalAlpha = dark ? 0.92 : 1
      paintGag(brush, kind, seconds, seconds - (tapped.get(kind) ?? Infinity))
    } else {
      const at = pose(one, seconds)
      place(at.x, at.y, at.facing)
      brush.globalAlpha = dark ? 0.88 : 1
      if (kind === 'boat') boat(brush, number, seconds, dark)
      else walker(brush, number, at.going ? seconds : 0, dark)
    }
    brush.globalAlpha = 1
  }
}

function smoke(brush: Brush, [, x, y, toX, toY, size, period, phase]: Sprite, seconds: number, dark: boolean): void {
  brush.fillStyle = dark ? '#c9c4d8' : '#ffffff'
  for (let puff = 0; puff < PUFFS; puff++) {
    const age = turn({ period, phase: phase + puff / PUFFS }, seconds)
    const sway = Math.sin((age * 1.3 + puff * 0.37) * 2 * Math.PI) * 3 * age
    brush.globalAlpha = Math.min(1, age * 8) * (1 - age) * 0.55
    const radius = 3 + 6 * age
    disc(brush, (age * (toX - x)) / size + sway, (age * (toY - y)) / size - 2, radius)
    disc(brush, (age * (toX - x)) / size + sway + radius * 0.7, (age * (toY - y)) / size + radius * 0.3, radius * 0.65)
  }
}

function light(brush: Brush, width: number, height: number, strength: number): void {
  if (!strength) return
  brush.globalAlpha = strength * 0.9
  brush.fillStyle = '#ffca73'
  // The window's bars stay in front.
  brush.fillRect(0.6, 2, width / 2 - 1.4, height - 2)
  brush.fillRect(width / 2 + 0.8, 2, width / 2 - 1.4, height - 2)
}

/** A small boat with one sail, moving about its own length to and fro. */
function boat(brush: Brush, number: number, seconds: number, dark: boolean): void {
  const hull = HULLS[number % HULLS.length]!
  const tilt = Math.sin(seconds * 1.1 + number) * 0.035
  brush.fillStyle = dark ? '#0d1630' : '#1c4a5c'
  brush.globalAlpha *= 0.28
  oval(brush, 0, 2, 23, 3)
  brush.globalAlpha = dark ? 0.88 : 1
  brush.rotate(tilt)
  brush.fillStyle = '#6a5138'
  brush.fillRect(-1, -42, 1.8, 36)
  brush.fillStyle = dark ? '#b9b3c6' : '#f6efe0'
  shape(brush, [2, -41, 19, -11, 2, -11])
  brush.fillStyle = dark ? '#9c97b3' : '#e4d7bf'
  shape(brush, [-2.5, -37, -14, -11, -2.5, -11])
  brush.fillStyle = hull
  brush.beginPath()
  brush.moveTo(-22, -9)
  brush.lineTo(24, -9)
  brush.quadraticCurveTo(20, 1, 13, 2)
  brush.lineTo(-14, 2)
  brush.quadraticCurveTo(-20, 0, -22, -9)
  brush.fill()
  brush.fillStyle = '#ffffff55'
  brush.fillRect(-21, -9, 44, 2.2)
  if (dark) {
    brush.fillStyle = '#ffd27a'
    disc(brush, -16, -12, 1.8)
  }
}

function walker(brush: Brush, number: number, seconds: number, dark: boolean): void {
  const stride = Math.sin(seconds * 5 + number) * (seconds ? 4 : 0)
  const bob = Math.abs(stride) * 0.2
  brush.fillStyle = '#1a1a24'
  brush.globalAlpha *= 0.22
  oval(brush, 1, 0.5, 8, 1.8)
  brush.globalAlpha = dark ? 0.9 : 1
  brush.lineCap = 'round'
  brush.lineWidth = 3
  brush.strokeStyle = '#2e2a33'
  brush.beginPath()
  brush.moveTo(0, -12)
  brush.lineTo(stride, -1)
  brush.moveTo(0, -12)
  brush.lineTo(-stride, -1)
  brush.stroke()
  brush.translate(0, bob - 0.8)
  brush.fillStyle = COATS[number % COATS.length]!
  brush.beginPath()
  brush.moveTo(-6.2, -9)
  brush.lineTo(-4.2, -27)
  brush.quadraticCurveTo(0, -31, 4.2, -27)
  brush.lineTo(6.2, -9)
  brush.fill()
  brush.fillStyle = dark ? '#b98f7c' : '#e6b994'
  disc(brush, 0.6, -32.5, 4.4)
  brush.fillStyle = HATS[number % HATS.length]!
  if (number % 3) {
    brush.fillRect(-6, -36, 12.5, 1.8)
    brush.fillRect(-3.6, -39.8, 7.6, 4.4)
  } else {
    brush.beginPath()
    brush.arc(0, -33.5, 5.1, Math.PI, 0)
    brush.fill()
  }
}

function disc(brush: Brush, x: number, y: number, radius: number): void {
  oval(brush, x, y, radius, radius)
}

function oval(brush: Brush, x: number, y: number, across: number, down: number): void {
  brush.beginPath()
  brush.ellipse(x, y, across, down, 0, 0, 2 * Math.PI)
  brush.fill()
}

function shape(brush: Brush, [x, y, ...rest]: number[]): void {
  brush.beginPath()
  brush.moveTo(x!, y!)
  for (let at = 0; at < rest.length; at += 2) brush.lineTo(rest[at]!, rest[at + 1]!)
  brush.fill()
}
