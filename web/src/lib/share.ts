import { say } from './words'
import { offline, pathTo } from './base'
import { withLanguage } from './language'
import { toast } from './toasts.svelte'

/** Hands the link of a table, or of another page, to the phone's share sheet or puts it on the clipboard. */
export async function shareLink(path: string): Promise<void> {
  if (offline) return toast(say('offline-only-here'))
  const url = withLanguage(pathTo(`/${path}`))
  try {
    if ('share' in navigator) await navigator.share({ title: say('house'), url })
    else {
      await (navigator as Navigator).clipboard.writeText(url)
      toast(say('lobby-copied'))
    }
  } catch (error) {
    // Closing the share sheet is no fault; a browser without either shows the link to copy by hand.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast(url)
  }
}
