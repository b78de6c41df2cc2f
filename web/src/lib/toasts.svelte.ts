import { markPending } from './pending'
import { play } from './sound'

interface Toast {
  key: number
  text: string
  kind: 'no' | 'yes'
}

const STAYS = 5_000
let last = 0

export const toasts = $state<Toast[]>([])
/** A warning that stays until it is resolved, also above a dialog. */
export const persistentNotice = $state({ text: '' })

/** Show a slip of paper at the foot of the page that goes away after a while. */
export function toast(text: string, kind: Toast['kind'] = 'yes'): void {
  const key = ++last
  toasts.push({ key, text, kind })
  if (kind === 'no') play('no')
  setTimeout(() => dismissToast(key), STAYS)
}

export function dismissToast(key: number): void {
  const at = toasts.findIndex((one) => one.key === key)
  if (at >= 0) toasts.splice(at, 1)
}

/** Wait for a request and show the reason if it was refused. Returns whether it succeeded. */
export async function toastOnError(request: Promise<unknown>): Promise<boolean> {
  markPending(request)
  try {
    await request
    return true
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error), 'no')
    return false
  }
}
