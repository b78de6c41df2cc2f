/**
 * The keys of a group of `role="radio"` buttons, as a browser's own radio buttons have them: Tab stops once,
 * arrows choose. For `onkeydown` of the group; each radio gets its `tabindex` from `stop`.
 */
export function arrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (!step) return
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
  const next = radios.at((radios.indexOf(event.target as HTMLElement) + step) % radios.length)
  event.preventDefault()
  next?.focus()
  next?.click()
}

/** Tab comes to the chosen radio, or to the first while none is. */
export function stop(nth: number, chosen: number): 0 | -1 {
  return nth === Math.max(0, chosen) ? 0 : -1
}
