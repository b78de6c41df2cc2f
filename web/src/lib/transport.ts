// All traffic to the server, requests and sockets: over the network, or to the worker in this browser.
import { addressOf, offline } from './base'

/** The part of the WebSocket interface that the client uses. */
export interface Socket {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent<string>) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

const port = async () => (await import('../offline/port.svelte')).port()

/** `fetch` for addresses that begin with /api/. */
export async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  return offline ? (await port()).ask(address, init) : fetch(addressOf(address), init)
}

/** Open the socket of a table. */
export function connect(code: string): Socket {
  if (offline) return new PortSocket(code)
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${addressOf(`/ws/${code}`)}`)
}

/** Save an API answer as a file, for requests that a link cannot make. */
export async function save(address: string, name: string, token = ''): Promise<void> {
  const answer = await ask(address, { headers: { Authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(answer.statusText)
  saveBlob(await answer.blob(), name)
}

/** Save a text as a file. */
export function saveText(text: string, name: string): void {
  saveBlob(new Blob([text], { type: 'application/json' }), name)
}

function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** A socket to the worker. */
class PortSocket implements Socket {
  readyState: number = WebSocket.CONNECTING
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  #wire: { send: (text: string) => void; close: () => void } | null = null

  constructor(code: string) {
    void port().then((found) => {
      if (this.readyState === WebSocket.CLOSED) return
      this.#wire = found.connect(code, {
        opened: () => {
          this.readyState = WebSocket.OPEN
          this.onopen?.(new Event('open'))
        },
        message: (data) => this.onmessage?.(new MessageEvent('message', { data })),
        closed: (status) => {
          this.readyState = WebSocket.CLOSED
          this.onclose?.(new CloseEvent('close', { code: status }))
        },
      })
    })
  }

  send(text: string): void {
    this.#wire?.send(text)
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    this.#wire?.close()
    queueMicrotask(() => this.onclose?.(new CloseEvent('close', { code: 1000 })))
  }
}
