// Camera arithmetic: which part of the city the window shows.

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** What panels cover along the window's edges, in px. */
export interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Camera extends Point {
  /** Screen px per unit of the city; `x` and `y` are the city point at the window's top left. */
  zoom: number
}

/** At this zoom things are distinguishable on a phone. */
export const HANDY = 0.92
const CLOSEST = 2.6

export function toCity({ x, y, zoom }: Camera, point: Point): Point {
  return { x: x + point.x / zoom, y: y + point.y / zoom }
}

export function toWindow({ x, y, zoom }: Camera, point: Point): Point {
  return { x: (point.x - x) * zoom, y: (point.y - y) * zoom }
}

/** The CSS transform that moves a layout made for one camera to another camera. */
export function cssTransform(from: Camera, to: Camera): string {
  const { x, y } = toWindow(to, from)
  return `translate(${x}px, ${y}px) scale(${to.zoom / from.zoom})`
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom }
}

/** Zoom so that the point under `at` stays in place. */
export function zoomed(camera: Camera, factor: number, at: Point, city: Size, window: Size): Camera {
  const zoom = clamp(camera.zoom * factor, wholeZoom(city, window), CLOSEST)
  const under = toCity(camera, at)
  return { zoom, x: under.x - at.x / zoom, y: under.y - at.y / zoom }
}

/** The whole city in the window. */
export function fitWhole(city: Size, window: Size, edges: Edges): Camera {
  const zoom = wholeZoom(city, window)
  const [x, y] = [(city.width - window.width / zoom) / 2, (city.height - window.height / zoom) / 2]
  return clamped({ x, y, zoom }, city, window, edges)
}

/** The zoom at which the city is as high as the free part of the window. */
export function fitHeight(city: Size, window: Size, edges: Edges): number {
  return (window.height - edges.top - edges.bottom) / city.height
}

/** The camera at the start of a search: the city fills the window, and on a phone things are as large as a finger. */
export function initialView(city: Size, window: Size, edges: Edges): Camera {
  const filling = Math.max(window.width / city.width, window.height / city.height)
  const zoom = window.width < 700 ? Math.max(filling, HANDY) : filling
  return centred({ x: city.width / 2, y: city.height * 0.55 }, zoom, city, window, edges)
}

/** `at` in the middle of the free part. */
export function centred(at: Point, zoom: number, city: Size, window: Size, edges: Edges): Camera {
  const middle = middleOf(window, edges)
  return clamped({ zoom, x: at.x - middle.x / zoom, y: at.y - middle.y / zoom }, city, window, edges)
}

export function middleOf(window: Size, edges: Edges): Point {
  return {
    x: (edges.left + window.width - edges.right) / 2,
    y: (edges.top + window.height - edges.bottom) / 2,
  }
}

/**
 * The nearest allowed camera: it may go beyond the picture's edge by the size of the panels, so that nothing stays
 * hidden under them. A city smaller than the free part is centred in it.
 */
export function clamped(camera: Camera, city: Size, window: Size, edges: Edges): Camera {
  const { zoom } = camera
  return {
    zoom,
    x: clampedAlong(camera.x, zoom, city.width, window.width, edges.left, edges.right),
    y: clampedAlong(camera.y, zoom, city.height, window.height, edges.top, edges.bottom),
  }
}

function clampedAlong(at: number, zoom: number, long: number, window: number, before: number, after: number): number {
  const least = -before / zoom
  const most = long - (window - after) / zoom
  return least > most ? (least + most) / 2 : clamp(at, least, most)
}

function wholeZoom(city: Size, window: Size): number {
  return Math.max(0.05, Math.min(window.width / city.width, window.height / city.height))
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
