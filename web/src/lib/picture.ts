// Pictures of a result, drawn on a canvas and handed over with one tap: to the phone's share sheet, or as a file.

export interface Drawn {
  body: string
  width: number
  height: number
}

/** The address of a picture as an image that can be drawn. */
export async function imageFrom(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/** An icon of the sets in a colour. */
export function imageOf({ body, width, height }: Drawn, color: string): Promise<HTMLImageElement> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" color="${color}">${body}</svg>`
  return imageFrom(`data:image/svg+xml,${encodeURIComponent(svg)}`)
}

/** Our typefaces, so that a canvas has them when it draws: the page may not have needed each of them yet. */
export async function loadType(): Promise<void> {
  await Promise.all(["750 40px 'Fraunces'", "400 20px 'Source Sans 3'", "400 20px 'Courier Prime'"].map((font) => document.fonts.load(font)))
}

/** `text` in lines no wider than `width`. */
export function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (pen.measureText(longer).width <= width || !lines.at(-1)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Share it where the browser can share files, else save it. */
export async function handOver(canvas: HTMLCanvasElement, name: string, title: string): Promise<void> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('This browser cannot make the picture.')
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
