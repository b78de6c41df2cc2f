import { texts } from '../texts'
import type { Command, FromBrowser, FromTable, GameView, Happened, Hinted, TableView } from '../wire'

export type Status = 'connecting' | 'open' | 'lost' | 'bye'

interface Waiting {
  do: Command
  resolve: () => void
  reject: (reason: Error) => void
}

interface Asking {
  resolve: (hint: Hinted) => void
  reject: (reason: Error) => void
}

const RECENT = 200
const FIRST_RETRY = 400
const LAST_RETRY = 8_000
const PING_EVERY = 20_000
const SILENCE = 12_000
const TOO_FAST = 1_500
const NOT_YOURS = 4003
/** The server closes a socket that sends more in one message; a little is left for the envelope. */
const LONGEST = 16 * 1024 - 100

/**
 * One table over one socket. It reconnects by itself, picks up after the last `seq` it saw, and sends
 * requests that were not answered again under the same id, so that nothing happens twice.
 */
export class Connection {
  status = $state<Status>('connecting')
  /** Why the table sent us away, once `status` is "bye". */
  farewell = $state('')
  /** The table does not know our token (any more): only joining again helps. */
  unknown = $state(false)
  table = $state.raw<TableView | null>(null)
  game = $state.raw<GameView | null>(null)
  you = $state('')
  here = $state.raw<string[]>([])
  seq = $state(0)
  recent = $state.raw<Happened[]>([])

  #url: string
  #token: string
  #legal: boolean
  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  #asking = new Map<string, Asking>()
  #tries = 0
  #offset = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #pinger: ReturnType<typeof setInterval> | undefined
  #hush: ReturnType<typeof setTimeout> | undefined
  #listeners = new Set<(happened: Happened) => void>()

  constructor(url: string, token: string, legal = false) {
    this.#url = url
    this.#token = token
    this.#legal = legal
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#open()
  }

  /** The table's clock now, in ms. */
  clock = (): number => this.#offset + performance.now()

  /** Do something at the table. Settles when it is stored, or with the reason why not. */
  request(command: Command): Promise<void> {
    const id = newId()
    if (new Blob([JSON.stringify(command)]).size > LONGEST) return Promise.reject(new Error(texts.tooLong))
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { do: command, resolve, reject })
      if (this.status === 'open') this.#send({ type: 'Request', id, do: command })
      else if (this.status === 'bye') this.#settle(id, this.farewell)
    })
  }

  /** What the strong bot would do in this seat of ours. Not asked again after a lost connection. */
  hint(seat: number): Promise<Hinted> {
    const id = newId()
    return new Promise((resolve, reject) => {
      this.#asking.set(id, { resolve, reject })
      if (this.status === 'open') this.#send({ type: 'Hint', id, seat })
      else this.#refuse(texts.table.lost)
    })
  }

  /** Called for everything that happens from now on, but not for what was missed while away. */
  onHappened(listener: (happened: Happened) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** From now on with the list of legal moves, which only boards for any game need. */
  wantLegal(): void {
    if (this.#legal) return
    this.#legal = true
    this.status = 'connecting'
    const before = this.#socket
    this.#open()
    before?.close()
  }

  close(): void {
    this.#stop()
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #open(): void {
    this.#stop()
    const socket = new WebSocket(this.#url)
    this.#socket = socket
    socket.onopen = () =>
      // With 1 a new page gets the table's recent past too, for the log.
      this.#send({ type: 'Hello', token: this.#token, seq: this.seq || 1, legal: this.#legal })
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return
      clearTimeout(this.#hush)
      this.#hear(JSON.parse(String(message.data)) as FromTable)
    }
    socket.onclose = ({ code }) => {
      if (code === NOT_YOURS) this.unknown = true
      if (socket === this.#socket) this.#lost()
    }
  }

  #hear(said: FromTable): void {
    switch (said.type) {
      case 'Welcome':
        this.#tries = 0
        this.#offset = said.now - performance.now()
        this.you = said.you
        this.table = said.table
        this.game = said.game ?? null
        this.here = said.here
        this.#remember(said.missed)
        this.seq = said.seq
        this.status = 'open'
        this.#sendAgain()
        clearInterval(this.#pinger)
        this.#pinger = setInterval(this.#ping, PING_EVERY)
        break
      case 'Update':
        this.#offset = said.now - performance.now()
        if (said.table !== undefined) this.table = said.table
        if (said.game !== undefined) this.game = said.game
        this.#remember([said.happened])
        this.seq = said.seq
        for (const listener of this.#listeners) listener(said.happened)
        break
      case 'Done':
        this.#settle(said.id)
        break
      case 'No':
        if (said.id && this.#asking.has(said.id)) this.#refuse(said.reason, said.id)
        else if (said.id) this.#settle(said.id, said.reason)
        else setTimeout(this.#sendAgain, TOO_FAST) // refused before it was read: we were too quick
        break
      case 'Hinted':
        this.#asking.get(said.id)?.resolve(said)
        this.#asking.delete(said.id)
        break
      case 'Presence':
        this.here = said.here
        break
      case 'Pong':
        this.#offset = said.now - performance.now()
        break
      case 'Bye':
        this.farewell = said.reason
        this.status = 'bye'
        for (const id of [...this.#waiting.keys()]) this.#settle(id, said.reason)
        this.close()
        break
    }
  }

  #sendAgain = (): void => {
    for (const [id, waiting] of this.#waiting) this.#send({ type: 'Request', id, do: waiting.do })
  }

  #remember(happened: Happened[]): void {
    if (happened.length) this.recent = [...this.recent, ...happened].slice(-RECENT)
  }

  #settle(id: string, refusal?: string): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (refusal === undefined) waiting?.resolve()
    else waiting?.reject(new Error(refusal))
  }

  /** Whoever waits for a hint, or only this one, gets none. */
  #refuse(reason: string, id?: string): void {
    for (const [asked, { reject }] of this.#asking) {
      if (id !== undefined && asked !== id) continue
      this.#asking.delete(asked)
      reject(new Error(reason))
    }
  }

  #lost(): void {
    this.#stop()
    this.#refuse(texts.table.lost)
    this.#socket = null
    this.status = this.table ? 'lost' : 'connecting'
    const longest = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#tries++)
    // A random share, so that a restarted server is not met by everyone in the same instant.
    this.#timer = setTimeout(() => this.#open(), longest * (0.5 + Math.random() / 2))
  }

  /** Back online or back in sight: do not wait for the next try, and notice a dead socket soon. */
  #hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.status === 'bye') return
    if (this.status === 'open') this.#ping()
    else if (!this.#socket) this.#open()
  }

  #ping = (): void => {
    this.#send({ type: 'Ping' })
    clearTimeout(this.#hush)
    this.#hush = setTimeout(() => {
      const silent = this.#socket
      this.#lost()
      silent?.close()
    }, SILENCE)
  }

  #stop(): void {
    clearTimeout(this.#timer)
    clearInterval(this.#pinger)
    clearTimeout(this.#hush)
  }

  #send(message: FromBrowser): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }
}

export function tableAddress(code: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${code}`
}

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).reduce((id, word) => id + word.toString(36), '')
}
