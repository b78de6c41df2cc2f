// Pictures of a result, drawn on a canvas: shared with the phone's share sheet, or saved as a file.
import { facePicture } from './faces'
import { say } from './text'

export const INK = '#23201a'

export const typewriterFont = (size: number, weight = 400) => `${weight} ${size}px 'Courier Prime', monospace`
export const displayFont = (size: number) => `750 ${size}px 'Fraunces', serif`
export const plainFont = (size: number, weight = 400) => `${weight} ${size}px 'Source Sans 3', sans-serif`

export interface IconDrawing {
  body: string
  width: number
  height: number
}

/** Load an address as an image that a canvas can draw. */
export async function imageFrom(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/** An icon in a colour, as an image. */
export function imageOf({ body, width, height }: IconDrawing, color: string): Promise<HTMLImageElement> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" color="${color}">${body}</svg>`
  return imageFrom(`data:image/svg+xml,${encodeURIComponent(svg)}`)
}

/** Load the typefaces, which the page may not have needed so far, before a canvas draws with them. */
export async function loadFonts(): Promise<void> {
  await Promise.all(
    ["750 40px 'Fraunces'", "400 20px 'Source Sans 3'", "400 20px 'Courier Prime'"].map((font) =>
      document.fonts.load(font, say('tagline')),
    ),
  )
}

export function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  color = INK,
  align: CanvasTextAlign = 'left',
): void {
  pen.font = font
  pen.fillStyle = color
  pen.textAlign = align
  pen.fillText(text, x, y)
}

/** The largest font size up to `size` at which `text` fits into `width`. */
export function fitFont(pen: CanvasRenderingContext2D, text: string, font: (size: number) => string, size: number, width: number): number {
  pen.font = font(size)
  return Math.min(size, (size * width) / pen.measureText(text).width)
}

/** Draw a face in a circle of paper. */
export async function drawFace(
  pen: CanvasRenderingContext2D,
  face: string,
  bot: boolean,
  x: number,
  y: number,
  radius: number,
): Promise<void> {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fillStyle = '#f7efdc'
  pen.fill()
  pen.lineWidth = radius / 14
  pen.strokeStyle = INK
  pen.stroke()
  const size = radius * 1.56
  pen.drawImage(await imageFrom(facePicture(face, bot)), x - size / 2, y - size / 2 + radius * 0.1, size, size)
}

/** Break `text` into lines that fit into `width`. */
export function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (pen.measureText(longer).width <= width || !lines.at(-1)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Share the picture if the browser can share files, else save it. */
export async function shareOrDownload(canvas: HTMLCanvasElement, name: string, title: string): Promise<void> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error(say('no-picture'))
  const file = new File([blob], `${name}.png`, { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title })
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return // the share sheet was closed
    }
  }
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
