// An icon of the set as strokes of the brush: its shapes and their colours, so that it can be painted at
// any size and in any colour. The set is flat: paths, a few circles; the odd gradient counts as its first colour.

export interface Drawing {
  body: string
  width: number
  height: number
}

export interface Stroke {
  d: string
  fill: string | null
  stroke: string | null
  thickness: number
  opacity: number
  evenodd: boolean
  /** As written in the drawing; "" for none. */
  transform: string
}

export function strokesOf(body: string): Stroke[] {
  const strokes: Stroke[] = []
  const named = new Map<string, string>()
  const gradients = firstColours(body)
  let inDefs = false
  let inherited: (string | undefined)[] = []
  for (const [, close, tag, rest] of body.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    const attributes = attributesOf(rest!)
    const own = attributes.fill ?? inherited.at(-1)
    const fill = gradients.get(/^url\(#(.+)\)$/.exec(own ?? '')?.[1] ?? '') ?? own
    if (tag === 'defs' || tag === 'clipPath') inDefs = !close
    else if (tag === 'g') inherited = close ? inherited.slice(0, -1) : [...inherited, fill]
    else {
      const used = attributes.href?.slice(1) ?? ''
      const d = tag === 'use' ? named.get(used) : outline(tag!, attributes)
      if (attributes.id && d) named.set(attributes.id, d)
      if (d && !inDefs) strokes.push(stroke(d, fill, attributes))
    }
  }
  return strokes
}

function firstColours(body: string): Map<string, string> {
  const found = body.matchAll(/<(?:linear|radial)Gradient id="([^"]+)"[^>]*><stop[^>]*stop-color="([^"]+)"/g)
  return new Map([...found].map(([, id, colour]) => [id!, colour!]))
}

function stroke(d: string, fill: string | undefined, attributes: Record<string, string>): Stroke {
  return {
    d,
    fill: fill === 'none' ? null : (fill ?? '#000'),
    stroke: attributes.stroke ?? null,
    thickness: Number(attributes['stroke-width'] ?? 1),
    opacity: Number(attributes.opacity ?? 1),
    evenodd: attributes['fill-rule'] === 'evenodd',
    transform: attributes.transform ?? '',
  }
}

function outline(tag: string, of: Record<string, string>): string | undefined {
  const [x, y] = [Number(of.cx ?? of.x ?? 0), Number(of.cy ?? of.y ?? 0)]
  switch (tag) {
    case 'path':
      return of.d
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = [Number(of.rx ?? of.r), Number(of.ry ?? of.r)]
      return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
    }
    case 'rect': {
      const [width, height] = [Number(of.width), Number(of.height)]
      const r = Math.min(Number(of.rx ?? 0), width / 2, height / 2)
      const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
      const [across, down] = [width - 2 * r, height - 2 * r]
      return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
    }
  }
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]))
}
