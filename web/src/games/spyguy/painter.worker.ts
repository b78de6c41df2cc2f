// The painter's worker: reads the scene, paints the whole city once, then the requested tiles.
import type { Size } from './camera'
import { Painter, type Part, SIGNS } from './paint'
import type { Scene } from './scene'
import { type Begin, boxOf, type FromPainter, sizeOf, TILE, type Tile, type ToPainter, type Want } from './painterMessages'

const board = self as unknown as Worker

let painter: Painter | null = null
let city: Size = { width: 0, height: 0 }
const canvas = new OffscreenCanvas(TILE, TILE)
let wanted: Want = { type: 'Want', scale: 1, tiles: [] }
let working = false

board.onmessage = ({ data }: MessageEvent<ToPainter>) => {
  if (data.type === 'Begin') void begin(data).catch((fault: unknown) => tell({ type: 'Failed', reason: String(fault) }))
  else if (data.type === 'Poke') {
    const lifted = painter?.lift(data.x, data.y, data.scale)
    if (lifted) tell({ type: 'Poked', ...lifted }, [lifted.picture])
  } else {
    wanted = data
    void work()
  }
}

async function begin({ text, font, wholeScale }: Begin): Promise<void> {
  await load(font)
  const scene = JSON.parse(text) as Scene
  const { width, height, mood, name, districts, life = [] } = scene
  city = { width, height }
  tell({ type: 'Read', facts: { width, height, mood, name, districts, life } })
  const context = canvas.getContext('2d', { alpha: false })!
  painter = new Painter(context, scene)
  const picture = paint(painter, { box: [0, 0, width, height], scale: wholeScale }, width * wholeScale, height * wholeScale)
  tell({ type: 'WholePainted', picture }, [picture])
  void work()
}

/** Paint one tile at a time, and handle messages in between. */
async function work(): Promise<void> {
  if (working || !painter) return
  working = true
  for (let tile = next(); tile; tile = next()) {
    const { scale } = wanted
    const { width, height } = sizeOf(tile, scale, city)
    const picture = paint(painter, { box: boxOf(tile, scale), scale }, width, height)
    tell({ type: 'Painted', scale, tile, picture }, [picture])
    await new Promise((resume) => setTimeout(resume))
  }
  working = false
}

function next(): Tile | undefined {
  return wanted.tiles.shift()
}

function paint(painter: Painter, part: Part, width: number, height: number): ImageBitmap {
  canvas.width = Math.ceil(width)
  canvas.height = Math.ceil(height)
  painter.paint(part)
  return canvas.transferToImageBitmap()
}

/** Load the shell's serif for signs; without it they are still legible. */
async function load(font: string): Promise<void> {
  const face = new FontFace(SIGNS, `url(${font})`)
  const { fonts } = self as unknown as { fonts: FontFaceSet }
  await face.load().then(
    (loaded) => fonts.add(loaded),
    () => {},
  )
}

function tell(said: FromPainter, transfer: Transferable[] = []): void {
  board.postMessage(said, transfer)
}
