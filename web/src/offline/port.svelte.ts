// The page's side of the worker: starts it, restarts it, and sends it requests and sockets.
import { root } from '../lib/base'
import { isOutdated, pageBuild } from '../lib/buildId'
import { keptText } from '../lib/localStore'
import { current } from './download'
import type { Fault, FromWorker, ToWorker } from './messages'

export type Status = 'starting' | 'open' | 'elsewhere' | 'failed'

interface Listener {
  opened: () => void
  message: (text: string) => void
  closed: (code: number) => void
}

const LOCK = 'spyhouse-offline'
const PING_EVERY = 5_000
/** A worker without an answer for this long counts as ended by the browser, in ms. A bot may think for some seconds. */
const SILENCE = 25_000
/** How long another tab may take to store its data, in ms. */
const HANDOVER = 4_000
const LOST = 1006
/** The `sessionStorage` flag of a page that was reloaded because its files were not those of the set. */
export const RELOADED = 'spyhouse.offline.reloaded'

/** The state of the server in this browser, for the page. */
export const local = $state({
  status: 'starting' as Status,
  fault: '' as Fault | '',
  /** A storage fault while the server runs. */
  storage: '' as Fault | '',
  /** Whether the browser promised not to clear the storage; null before it was asked. */
  persisted: null as boolean | null,
})

class Port {
  #worker: Worker | null = null
  /** Whether the worker takes requests. Those made before it does are sent when it is open. */
  #open = false
  #next = 0
  #asking = new Map<number, { resolve: (answer: Response) => void; send: () => void }>()
  #sockets = new Map<number, Listener>()
  #heard = 0
  #closing: (() => void) | null = null
  #bundle = ''

  constructor() {
    setInterval(() => this.#watch(), PING_EVERY)
    document.addEventListener('visibilitychange', () => this.#post({ type: document.visibilityState === 'hidden' ? 'Hide' : 'Show' }))
  }

  async start(): Promise<void> {
    const set = await current()
    if (!set) throw new Error('no files')
    this.#bundle = new URL(`${root}${set.bundle}/`, location.href).href
    await this.#run()
  }

  ask(address: string, init: RequestInit): Promise<Response> {
    const id = this.#next++
    const method = init.method ?? 'GET'
    const headers = Object.fromEntries(new Headers(init.headers))
    const body = init.body ? new TextEncoder().encode(String(init.body)) : null
    return new Promise((resolve) => {
      const send = () => this.#post({ type: 'Ask', id, method, address, headers, body })
      this.#asking.set(id, { resolve, send })
      if (this.#open) send()
    })
  }

  connect(code: string, listener: Listener): { send: (text: string) => void; close: () => void } {
    const id = this.#next++
    this.#sockets.set(id, listener)
    // A table wakes its game, so one that is opened on a hidden page waits until it is shown.
    const knock = () => this.#sockets.get(id) === listener && this.#post({ type: 'Connect', id, code })
    if (document.visibilityState === 'hidden') document.addEventListener('visibilitychange', knock, { once: true })
    else knock()
    void askToPersist()
    return {
      send: (text) => this.#post({ type: 'Send', id, text }),
      close: () => {
        this.#sockets.delete(id)
        this.#post({ type: 'Disconnect', id })
      },
    }
  }

  /** Store all requests, then end the worker. */
  async close(): Promise<void> {
    const worker = this.#worker
    if (!worker) return
    await Promise.race([new Promise<void>((resolve) => ((this.#closing = resolve), this.#post({ type: 'Close' }))), after(HANDOVER)])
    this.#end()
  }

  figures(): Promise<FromWorker & { type: 'Figures' }> {
    return new Promise((resolve) => {
      this.#worker!.addEventListener('message', function heard({ data }: MessageEvent<FromWorker>) {
        if (data.type !== 'Figures') return
        this.removeEventListener('message', heard as EventListener)
        resolve(data)
      })
      this.#post({ type: 'Figures' })
    })
  }

  /** End the worker as the browser might, for tests. */
  kill(): void {
    this.#end()
    this.#run().catch(() => undefined) // `local` has the fault
  }

  #run(): Promise<void> {
    const worker = new Worker(new URL('./offline-worker.ts', import.meta.url), { type: 'module' })
    this.#worker = worker
    this.#heard = performance.now()
    return new Promise((resolve, reject) => {
      worker.onerror = ({ message }) => fail('broken', message)
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        this.#heard = performance.now()
        if (data.type === 'Opened') {
          this.#open = true
          resolve()
          // Requests that the last worker did not answer are sent again. Reads are harmless; a new table or
          // person may be created twice.
          for (const { send } of this.#asking.values()) send()
        } else if (data.type === 'Failed') fail(data.fault, data.reason)
        else this.#hear(data)
      }
      this.#post({ type: 'Open', bundle: this.#bundle, build: pageBuild(), pace: pace() })
      const fail = (fault: Fault, reason: string) => {
        console.error(reason)
        local.fault = fault
        local.status = 'failed'
        reject(new Error(reason))
      }
    })
  }

  #hear(data: FromWorker): void {
    switch (data.type) {
      case 'Answer': {
        const { status, headers, body } = data
        this.#asking.get(data.id)?.resolve(new Response(body.length ? body : null, { status, headers }))
        this.#asking.delete(data.id)
        break
      }
      case 'Connected':
        this.#sockets.get(data.id)?.opened()
        break
      case 'Said':
        this.#sockets.get(data.id)?.message(data.text)
        break
      case 'Gone': {
        const listener = this.#sockets.get(data.id)
        this.#sockets.delete(data.id)
        listener?.closed(data.code)
        break
      }
      case 'Storage':
        // What was lost stays lost, even if the new worker's storage has a hiccup.
        if (local.storage !== 'cleared' || data.fault === 'full') local.storage = data.fault
        if (data.fault === 'cleared') this.kill()
        break
      case 'Closed':
        this.#closing?.()
        break
    }
  }

  #watch(): void {
    if (!this.#worker || document.visibilityState === 'hidden') {
      this.#heard = performance.now()
      return
    }
    if (performance.now() - this.#heard > SILENCE) this.kill()
    else this.#post({ type: 'Ping' })
  }

  /** Close all sockets: open tables reconnect and send unacknowledged commands again under the same ids. */
  #end(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#open = false
    const sockets = [...this.#sockets.values()]
    this.#sockets.clear()
    for (const { closed } of sockets) closed(LOST)
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message)
  }
}

let only: Port | undefined
let opened: (port: Port) => void = () => undefined
const ready = new Promise<Port>((resolve) => (opened = resolve))

/** The port, once the server is open. */
export const port = (): Promise<Port> => ready

/** Start the server, unless it runs in another tab. */
export async function start(): Promise<void> {
  local.status = 'starting'
  if (await locked({ ifAvailable: true })) await run()
  else local.status = 'elsewhere'
}

/** Take over from another tab, which stores its data and closes. */
export async function takeOver(): Promise<void> {
  local.status = 'starting'
  channel().postMessage('close')
  const waited = new AbortController()
  setTimeout(() => waited.abort(), HANDOVER + 1_000)
  if ((await locked({ signal: waited.signal })) || (await locked({ steal: true }))) await run()
}

async function run(): Promise<void> {
  // Another tab may have put an update in use: page and worker must be of one set.
  if (isOutdated((await current())?.entry) && !sessionStorage.getItem(RELOADED)) {
    sessionStorage.setItem(RELOADED, 'yes')
    return location.reload()
  }
  const found = (only ??= new Port())
  const lost = async () => {
    local.status = 'elsewhere'
    await found.close()
    release()
  }
  stolen = () => void lost()
  globalThis.spyhouse.offline = found
  channel().onmessage = () => void lost()
  await found.start().then(
    () => {
      sessionStorage.removeItem(RELOADED)
      local.status = 'open'
      opened(found)
    },
    () => {
      if (local.status !== 'failed') Object.assign(local, { status: 'failed', fault: 'broken' })
    },
  )
}

let release: () => void = () => undefined
let stolen: () => void = () => undefined
let talk: BroadcastChannel | undefined
const channel = () => (talk ??= new BroadcastChannel(LOCK))

/** Take the lock and hold it until `release` is called. Returns false if it is taken. */
function locked(how: LockOptions): Promise<boolean> {
  return new Promise((resolve) => {
    navigator.locks
      .request(LOCK, how, (lock) => {
        resolve(lock !== null)
        return lock && new Promise<void>((done) => (release = done))
      })
      .catch(() => {
        resolve(false)
        stolen()
      })
  })
}

/** Ask the browser for persistent storage with the first table, when there is something to store. */
async function askToPersist(): Promise<void> {
  if (local.persisted !== null) return
  local.persisted = (await navigator.storage?.persist?.().catch(() => false)) ?? false
}

/** The speed of bots, for tests. */
function pace(): number {
  return Number(keptText('spyhouse.pace') ?? 1)
}

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
