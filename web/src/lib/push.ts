// Turn notifications by Web Push, where the server offers them and the browser supports them.
import { houseFacts, subscribe, unsubscribe } from './api'
import { language } from './language'
import { stored, storeTable, tokenFor } from './storage.svelte'
import { say } from './text'

/** The key to subscribe with; "" if notifications are not available. */
export async function pushKey(code: string): Promise<string> {
  if (!tokenFor(code) || !('PushManager' in window) || !('Notification' in window)) return ''
  if (!(await navigator.serviceWorker.getRegistration())) return ''
  return houseFacts().then(
    (facts) => facts.push,
    () => '',
  )
}

/** Whether this browser gets notifications for this table. */
export async function isSubscribed(code: string): Promise<boolean> {
  if (!stored.tables[code]?.notice || Notification.permission !== 'granted') return false
  const worker = await navigator.serviceWorker.ready
  return (await worker.pushManager.getSubscription()) !== null
}

/** Subscribe, after asking for permission if needed. Call it only after a tap. */
export async function enableNotices(code: string, key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(say('settings-turn-blocked'))
  const { endpoint, keys } = (await subscription(key)).toJSON()
  const to = { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', lang: language }
  const { id } = await subscribe(code, tokenFor(code), to)
  storeTable({ code, notice: id })
}

export async function disableNotices(code: string): Promise<void> {
  const id = stored.tables[code]?.notice
  if (id) await unsubscribe(code, tokenFor(code), id)
  storeTable({ code, notice: '' })
}

async function subscription(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const how = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await pushManager.subscribe(how)
  } catch (error) {
    // The server's key has changed since the subscription: subscribe again.
    const old = await pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return pushManager.subscribe(how)
  }
}
