// The city on the page. A worker paints it; finished tiles are placed here. When the window moves, only the tiles'
// containers move, which is cheap.
import signFont from '@fonts/fraunces.woff2?url'
import { ask } from '../../lib/transport'
import type { Camera, Point, Size } from './camera'
import type { Lifted } from './paint'
import { type Facts, type FromPainter, type Painted, TILE, type ToPainter } from './painterMessages'
import { inSight, isIn, keyOf, order } from './tiles'

/** The scale of the whole picture: sharp enough during a gesture, small enough for a phone's memory. */
const WHOLE_SCALE = 0.75
/** Upper bound of the pixel density: more is not visible. */
const FINEST = 3
/** Distances around the window in which tiles are painted ahead, and kept, in px. */
const [AHEAD, KEEP] = [160, 420]
/** Duration of a jump, in ms. */
const JUMP = 700

/** All tiles of one scale. */
interface Layer {
  scale: number
  frame: HTMLDivElement
  tiles: Map<string, { canvas: HTMLCanvasElement; column: number; row: number }>
}

export class Picture {
  /** Set once the scene is read; the picture follows. */
  facts = $state.raw<Facts | null>(null)
  painted = $state(false)
  failed = $state('')
  /** The whole city, small, for the minimap. */
  small = $state.raw<HTMLCanvasElement | null>(null)
  /** The colours of the picture's upper and lower edge, which continue beyond it. */
  beyond = $state.raw({ top: '', bottom: '' })
  /** The tapped things that jump now. */
  jumping = $state.raw<Lifted[]>([])
  #painter = new Worker(new URL('./painter.worker.ts', import.meta.url), { type: 'module' })
  #whole = document.createElement('canvas')
  #layers: Layer[] = []
  #host: HTMLElement | null = null
  #camera: Camera = { x: 0, y: 0, zoom: 1 }
  #window: Size = { width: 0, height: 0 }
  #asked = ''

  constructor(address: string) {
    this.#painter.onmessage = ({ data }: MessageEvent<FromPainter>) => this.#hear(data)
    this.#painter.onerror = ({ message }) => (this.failed = message || 'painter')
    const font = new URL(signFont, location.href).href
    void read(address).then(
      (text) => this.#say({ type: 'Begin', text, font, wholeScale: WHOLE_SCALE }),
      (fault: unknown) => (this.failed = String(fault)),
    )
    this.#whole.className = 'whole'
  }

  /** Attach the picture to an element. */
  hang(host: HTMLElement): void {
    this.#host = host
    host.append(this.#whole, ...this.#layers.map(({ frame }) => frame))
  }

  /** The whole city at its painted size. */
  get whole(): HTMLCanvasElement {
    return this.#whole
  }

  /** Paint the surroundings of a point onto a canvas, `wide` units across. */
  piece(canvas: HTMLCanvasElement, { x, y }: { x: number; y: number }, wide: number): void {
    const [width, height] = [wide * WHOLE_SCALE, ((wide * canvas.height) / canvas.width) * WHOLE_SCALE]
    const context = canvas.getContext('2d')!
    context.drawImage(
      this.#whole,
      x * WHOLE_SCALE - width / 2,
      y * WHOLE_SCALE - height / 2,
      width,
      height,
      0,
      0,
      canvas.width,
      canvas.height,
    )
  }

  close(): void {
    this.#painter.terminate()
  }

  /** Make the thing at a point jump. Every thing does, so a jump reveals nothing. */
  poke({ x, y }: Point): void {
    this.#say({ type: 'Poke', x, y, scale: sharp(this.#camera.zoom) })
  }

  /** The window moves. Tiles of the same scale are painted ahead. */
  look(camera: Camera, window: Size): void {
    this.#camera = camera
    this.#window = window
    const { x, y, zoom } = camera
    this.#whole.style.transform = `translate(${-x * zoom}px, ${-y * zoom}px) scale(${zoom / WHOLE_SCALE})`
    for (const layer of this.#layers) place(layer, camera)
    const latest = this.#layers.at(-1)
    if (latest && sameScale(latest.scale, sharp(zoom))) this.#want(latest)
    else this.#wantNothing()
  }

  /** The gesture is over: paint the visible part at the screen's resolution. */
  rest(): void {
    if (!this.facts || !this.#window.width) return
    const scale = sharp(this.#camera.zoom)
    const latest = this.#layers.at(-1)
    if (latest && sameScale(latest.scale, scale)) return this.#want(latest)
    const layer = { scale, frame: document.createElement('div'), tiles: new Map() }
    layer.frame.className = 'layer'
    place(layer, this.#camera)
    // At most one older layer stays below while this one is painted.
    for (const old of this.#layers.splice(0, this.#layers.length - 1)) old.frame.remove()
    this.#layers.push(layer)
    this.#host?.append(layer.frame)
    this.#want(layer)
  }

  #want({ scale, tiles }: Layer): void {
    const range = this.#sight(scale, AHEAD)
    const asked = `${scale} ${range.left} ${range.top} ${range.right} ${range.bottom}`
    if (asked === this.#asked) return
    this.#asked = asked
    this.#say({ type: 'Want', scale, tiles: order(range).filter((tile) => !tiles.has(keyOf(tile))) })
    const near = this.#sight(scale, KEEP)
    for (const [key, tile] of tiles) {
      if (isIn(near, tile)) continue
      tile.canvas.remove()
      tiles.delete(key)
    }
  }

  /** Cancel the waiting tiles while the scale changes. */
  #wantNothing(): void {
    if (!this.#asked) return
    this.#asked = ''
    this.#say({ type: 'Want', scale: 1, tiles: [] })
  }

  #hear(said: FromPainter): void {
    switch (said.type) {
      case 'Read':
        this.facts = said.facts
        break
      case 'WholePainted':
        this.#showWhole(said.picture)
        break
      case 'Painted':
        this.#showTile(said)
        break
      case 'Poked':
        this.jumping = [...this.jumping, said]
        setTimeout(() => {
          this.jumping = this.jumping.filter((one) => one !== said)
          said.picture.close()
        }, JUMP)
        break
      case 'Failed':
        this.failed = said.reason
        break
    }
  }

  #showWhole(picture: ImageBitmap): void {
    const small = document.createElement('canvas')
    const width = 420
    small.width = width
    small.height = Math.round((width * picture.height) / picture.width)
    const context = small.getContext('2d', { willReadFrequently: true })!
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, small.width, small.height)
    this.small = small
    this.beyond = { top: colourAt(context, 0), bottom: colourAt(context, small.height - 1) }
    show(this.#whole, picture)
    this.painted = true
    this.rest()
  }

  #showTile({ scale, tile, picture }: Painted): void {
    const layer = this.#layers.find((one) => one.scale === scale)
    const key = keyOf(tile)
    if (!layer || layer.tiles.has(key)) return picture.close()
    const canvas = document.createElement('canvas')
    const [left, top, width, height] = [tile.column * TILE, tile.row * TILE, picture.width, picture.height].map(
      (pixels) => `${pixels / density()}px`,
    )
    Object.assign(canvas.style, { left, top, width, height })
    show(canvas, picture)
    layer.frame.append(canvas)
    layer.tiles.set(key, { canvas, ...tile })
    this.#dropCovered(layer)
  }

  /** Remove the older layer once the new one covers it. */
  #dropCovered(layer: Layer): void {
    if (this.#layers.length < 2 || this.#layers.at(-1) !== layer) return
    if (!order(this.#sight(layer.scale, 0)).every((tile) => layer.tiles.has(keyOf(tile)))) return
    for (const old of this.#layers.splice(0, this.#layers.length - 1)) old.frame.remove()
  }

  #sight(scale: number, ahead: number) {
    return inSight(this.#camera, this.#window, this.facts!, scale, ahead)
  }

  #say(message: ToPainter): void {
    this.#painter.postMessage(message)
  }
}

/** The median colour of a row, so that a single cloud or house does not count. */
function colourAt(context: CanvasRenderingContext2D, y: number): string {
  const row = context.getImageData(0, y, context.canvas.width, 1).data
  const [red, green, blue] = [0, 1, 2].map((channel) => row.filter((_, at) => at % 4 === channel).sort()[context.canvas.width >> 1])
  return `rgb(${red} ${green} ${blue})`
}

function show(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  canvas.width = picture.width
  canvas.height = picture.height
  // An opaque canvas, so that the browser can skip what is behind it.
  canvas.getContext('bitmaprenderer', { alpha: false })!.transferFromImageBitmap(picture)
}

function place({ frame, scale }: Layer, { x, y, zoom }: Camera): void {
  const grow = (zoom * density()) / scale
  // On whole pixels, so that no seams show.
  const [left, top] = [-x * zoom, -y * zoom].map((at) => Math.round(at * density()) / density())
  frame.style.transform = `translate(${left}px, ${top}px) scale(${grow})`
}

/** Device pixels per CSS pixel. */
function density(): number {
  return Math.min(FINEST, devicePixelRatio || 1)
}

function sharp(zoom: number): number {
  return zoom * density()
}

function sameScale(a: number, b: number): boolean {
  return Math.abs(a / b - 1) < 0.001
}

async function read(address: string): Promise<string> {
  const answer = await ask(address)
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`)
  return answer.text()
}
