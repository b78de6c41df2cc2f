/** Where chairs stand round the table, in a drawing of 640 by 664. */

export interface Spot {
  x: number
  y: number
}

export const WIDTH = 640
export const HEIGHT = 664
export const CENTRE: Spot = { x: 320, y: 330 }
const RADIUS = 232

/** The places of the chairs: the first at the bottom, the others clockwise. */
export function chairSpots(chairs: number): Spot[] {
  return Array.from({ length: chairs }, (_, i) => {
    const angle = Math.PI / 2 + (i * 2 * Math.PI) / chairs
    return { x: CENTRE.x + RADIUS * Math.cos(angle), y: CENTRE.y + RADIUS * Math.sin(angle) }
  })
}

/** The rotation of a chair in degrees: its back faces away from the table. */
export function chairAngle(index: number, chairs: number): number {
  return (index * 360) / chairs
}

/** The chairs in drawing order, `bottom` first. */
export function rotateToBottom<T>(chairs: T[], bottom: number): { chair: T; seat: number }[] {
  return chairs.map((_, i) => {
    const seat = (bottom + i) % chairs.length
    return { chair: chairs[seat] as T, seat }
  })
}
