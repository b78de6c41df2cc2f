// Unsent text that survives a closed drawer and a reloaded page.
const key = (name: string): string => `spyhouse.draft.${name}`

export function draft(name: string): string {
  return sessionStorage.getItem(key(name)) ?? ''
}

export function keepDraft(name: string, text: string): void {
  if (text) sessionStorage.setItem(key(name), text)
  else sessionStorage.removeItem(key(name))
}
