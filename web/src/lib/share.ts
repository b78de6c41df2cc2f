import { say } from './text'
import { offline, pathTo } from './base'
import { withLanguage } from './language'
import { toast } from './toasts.svelte'

/** Share the link of a page with the phone's share sheet, or copy it to the clipboard. */
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
    // A closed share sheet is no error. A browser without either shows the link to copy by hand.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast(url)
  }
}
