/** Where the parts of a board with these names (`data-point`) are on the screen; those not there are left out. */
export function pointedAt(names: string[]): DOMRect[] {
  return names.flatMap((name) => {
    const parts = [...document.querySelectorAll(`[data-point~="${name}"]`)]
    const box = parts.map((part) => part.getBoundingClientRect()).find(({ width, height }) => width > 0 && height > 0)
    return box ?? []
  })
}
