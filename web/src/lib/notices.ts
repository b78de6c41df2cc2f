// Being told of your turn while you are away, by Web Push: where the house offers it and the browser can.
import { houseFacts, subscribe, unsubscribe } from './api'
import { language } from './language'
import { memory, rememberTable, tokenFor } from './memory.svelte'
import { say } from './words'

/** The key to subscribe with; '' where there are no notices to be had. */
export async function noticeKey(code: string): Promise<string> {
  if (!tokenFor(code) || !('PushManager' in window) || !('Notification' in window)) return ''
  if (!(await navigator.serviceWorker.getRegistration())) return ''
  return houseFacts().then(
    (facts) => facts.push,
    () => '',
  )
}

/** Whether this browser is told of your turn at this table. */
export async function isTold(code: string): Promise<boolean> {
  if (!memory.tables[code]?.notice || Notification.permission !== 'granted') return false
  const worker = await navigator.serviceWorker.ready
  return (await worker.pushManager.getSubscription()) !== null
}

/** Asks for leave if the browser has not given it yet: only ever after a tap. */
export async function beTold(code: string, key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(say('settings-turn-blocked'))
  const { endpoint, keys } = (await subscription(key)).toJSON()
  const to = { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', lang: language }
  const { id } = await subscribe(code, tokenFor(code), to)
  rememberTable({ code, notice: id })
}

export async function beToldNoMore(code: string): Promise<void> {
  const id = memory.tables[code]?.notice
  if (id) await unsubscribe(code, tokenFor(code), id)
  rememberTable({ code, notice: '' })
}

async function subscription(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const how = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await pushManager.subscribe(how)
  } catch (error) {
    // The house has another key than when this browser subscribed: begin anew.
    const old = await pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return pushManager.subscribe(how)
  }
}
