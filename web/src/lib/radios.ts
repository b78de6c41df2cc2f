/**
 * Arrow keys in a group of `role="radio"` buttons, as in native radio buttons. Use it as the group's `onkeydown`;
 * each radio gets its `tabindex` from `radioTabIndex`.
 */
export function onRadioKeydown(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (!step) return
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
  const next = radios.at((radios.indexOf(event.target as HTMLElement) + step) % radios.length)
  event.preventDefault()
  next?.focus()
  next?.click()
}

/** The `tabindex` of a radio: the chosen one is the group's Tab stop, or the first while none is chosen. */
export function radioTabIndex(nth: number, chosen: number): 0 | -1 {
  return nth === Math.max(0, chosen) ? 0 : -1
}
