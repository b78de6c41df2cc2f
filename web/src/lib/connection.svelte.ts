import { offline } from './base'
import { say } from './text'
import { isOutdated } from './buildId'
import type { Bye, Command, FromBrowser, FromTable, GameView, Happened, Hinted, Knocker, No, TableView } from '../wire'
import { connect, type Socket } from './transport'
import { refusalText } from './text'

export type Status = 'connecting' | 'open' | 'lost' | 'bye'

interface Waiting {
  do: Command
  /** The last `seq` that the sender had seen. */
  seen: number
  /** How often the table has answered "not now". */
  tries: number
  resolve: () => void
  reject: (reason: Error) => void
}

interface Asking {
  resolve: (hint: Hinted) => void
  reject: (reason: Error) => void
}

const RECENT = 200
const FIRST_RETRY = 400
/** Upper bound of the retry delay in ms. A full server is asked less often. */
const LAST_RETRY = 4_000
const LAST_RETRY_FULL = 30_000
/** A connection without a welcome is closed after this, in ms. */
const WELCOME = 10_000
const PING_EVERY = 20_000
const SILENCE = 12_000
const AGAIN = 1_500
const LAST_AGAIN = 8_000
const NOT_YOURS = 4003
/** Refusal codes of a table that was closed or deleted. */
const CLOSED: readonly string[] = ['table-closed-by', 'table-deleted']
/** Commands that remove a person or clear a chair. They are not sent again if the table has changed since. */
const BY_SIGHT: readonly Command['type'][] = ['ClearSeat', 'ReplaceByBot', 'Remove']
/** Commands that answer the game's current state. The table refuses them if the state has changed. */
const MOVES: readonly Command['type'][] = ['Play', 'HostPlay', 'Undo']
/** The server closes a socket that sends a longer message; 100 bytes are left for the envelope. */
const LONGEST = 16 * 1024 - 100

/**
 * One table over one socket. It reconnects, continues after the last `seq` it saw, and sends unanswered
 * requests again under the same id, so that nothing happens twice.
 */
export class Connection {
  status = $state<Status>('connecting')
  /** Why the server closed the connection, once `status` is "bye". */
  farewell = $state('')
  /** The table does not exist. */
  missing = $state(false)
  /** The table is locked, for watchers too. */
  locked = $state(false)
  /** The table was closed or deleted. */
  closed = $state(false)
  /** What the server said when it suspended the connection. */
  notice = $state('')
  /** Why the table cannot carry out a request now. The request is sent again later. */
  notNow = $state('')
  /** The server serves a newer client than this page. */
  outdated = $state(false)
  /** The table does not accept the stored token: joining again is needed. */
  unknown = $state(false)
  table = $state.raw<TableView | null>(null)
  game = $state.raw<GameView | null>(null)
  you = $state('')
  here = $state.raw<string[]>([])
  /** Only for the host: who asks to join the locked table. */
  knocks = $state.raw<Knocker[]>([])
  seq = $state(0)
  recent = $state.raw<Happened[]>([])

  #code: string
  #token: string
  #socket: Socket | null = null
  #waiting = new Map<string, Waiting>()
  #asking = new Map<string, Asking>()
  #tries = 0
  /** The `seq` of our last request: its answer arrives before its event. */
  #own = 0
  #longest = LAST_RETRY
  #offset = 0
  /** The table clock when the connection was lost; null while connected. */
  #stood: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #pinger: ReturnType<typeof setInterval> | undefined
  #hush: ReturnType<typeof setTimeout> | undefined
  #listeners = new Set<(happened: Happened) => void>()

  constructor(code: string, token: string) {
    this.#code = code
    this.#token = token
    addEventListener('online', this.#hurry)
    if (!offline) addEventListener('offline', this.#cut)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#open()
  }

  /** The table clock in ms. It stands still while the connection is lost. */
  clock = (): number => this.#stood ?? this.#offset + performance.now()

  /**
   * Send a command. Settles when it is stored, or rejects with the reason. While the connection is lost the command
   * waits, and is sent with the `seq` its sender had seen. So a vote that was tapped in a tunnel does not count for
   * a later question.
   */
  request(command: Command): Promise<void> {
    const id = newId()
    if (new Blob([JSON.stringify(command)]).size > LONGEST) return Promise.reject(new Error(say('too-long')))
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { do: command, seen: Math.max(this.seq, this.#own), tries: 0, resolve, reject })
      if (this.status === 'open') this.#ask(id, false)
      else if (this.status === 'bye') this.#settle(id, this.farewell)
    })
  }

  /** Ask the strong bot for a move of our seat. Not sent again after a lost connection. */
  hint(seat: number): Promise<Hinted> {
    const id = newId()
    return new Promise((resolve, reject) => {
      this.#asking.set(id, { resolve, reject })
      if (this.status === 'open') this.#send({ type: 'Hint', id, seat })
      else this.#refuse(say('table-reconnecting'))
    })
  }

  /** As the host, admit somebody who asks, or turn them away. */
  answerKnock(knock: number, admit: boolean): void {
    this.#send({ type: 'AnswerKnock', knock, admit })
  }

  /** Call the listener for each new event, but not for events missed while disconnected. */
  onHappened(listener: (happened: Happened) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#stop()
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#cut)
    document.removeEventListener('visibilitychange', this.#hurry)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #open(): void {
    this.#stop()
    const socket = connect(this.#code)
    this.#socket = socket
    this.#hush = setTimeout(this.#giveUp, WELCOME)
    socket.onopen = () =>
      // With 1 a new page also gets the recent events, for the log.
      this.#send({ type: 'Hello', token: this.#token, seq: this.seq || 1, legal: true })
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return
      clearTimeout(this.#hush)
      this.#onMessage(JSON.parse(String(message.data)) as FromTable)
    }
    socket.onclose = ({ code }) => {
      if (code === NOT_YOURS) this.unknown = true
      if (socket === this.#socket) this.#lost()
    }
  }

  #onMessage(said: FromTable): void {
    switch (said.type) {
      case 'Welcome':
        this.#tries = 0
        this.#longest = LAST_RETRY
        this.notice = ''
        this.outdated = isOutdated(said.build)
        this.#offset = said.now - performance.now()
        this.#stood = null
        this.you = said.you
        this.table = said.table
        this.game = said.game ?? null
        this.here = said.here
        this.knocks = [] // the server says again who waits
        this.#remember(said.missed.filter(({ seq }) => seq > this.seq)) // it may have them all already
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
        if (said.answers) this.#settle(said.answers)
        break
      case 'Done':
        this.#own = said.seq
        this.#settle(said.id)
        break
      case 'No':
        if (said.id && this.#asking.has(said.id)) this.#refuse(this.#why(said), said.id)
        else if (said.id && said.again) this.#later(said.id, this.#why(said))
        else if (said.id) this.#settle(said.id, this.#why(said))
        break
      case 'Hinted':
        this.#asking.get(said.id)?.resolve(said)
        this.#asking.delete(said.id)
        break
      case 'Presence':
        this.here = said.here
        break
      case 'Knocks':
        this.knocks = said.waiting
        break
      case 'Pong':
        this.#offset = said.now - performance.now()
        break
      case 'Bye':
        if (said.kind !== 'removed' && said.kind !== 'missing') {
          this.notice = this.#why(said)
          if (said.kind !== 'restart') this.#longest = LAST_RETRY_FULL
          break // the socket closes now and is opened again
        }
        this.farewell = this.#why(said)
        this.missing = said.kind === 'missing'
        this.closed = CLOSED.includes(said.code ?? '')
        this.locked = said.code === 'no-watchers'
        this.status = 'bye'
        for (const id of [...this.#waiting.keys()]) this.#settle(id, this.farewell)
        this.close()
        break
    }
  }

  #why(said: No | Bye): string {
    return refusalText(said, this.table?.game)
  }

  #sendAgain(): void {
    for (const id of this.#waiting.keys()) this.#ask(id, true)
  }

  #ask(id: string, late: boolean): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    const request = { type: 'Request', id, do: waiting.do } as const
    const { type } = waiting.do
    const mayMiss = BY_SIGHT.includes(type) || (late && MOVES.includes(type))
    this.#send(mayMiss ? { ...request, after: waiting.seen } : request)
  }

  #later(id: string, reason: string): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    this.notNow = reason
    setTimeout(() => this.#ask(id, true), Math.min(LAST_AGAIN, AGAIN * 2 ** waiting.tries++))
  }

  #remember(happened: Happened[]): void {
    if (happened.length) this.recent = [...this.recent, ...happened].slice(-RECENT)
  }

  #settle(id: string, refusal?: string): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (![...this.#waiting.values()].some(({ tries }) => tries)) this.notNow = ''
    if (refusal === undefined) waiting?.resolve()
    else waiting?.reject(new Error(refusal))
  }

  /** Reject all pending hints, or only the one with this id. */
  #refuse(reason: string, id?: string): void {
    for (const [asked, { reject }] of this.#asking) {
      if (id !== undefined && asked !== id) continue
      this.#asking.delete(asked)
      reject(new Error(reason))
    }
  }

  #lost(): void {
    this.#stop()
    this.#refuse(say('table-reconnecting'))
    this.#socket = null
    this.#stood ??= this.clock()
    this.status = this.table ? 'lost' : 'connecting'
    const longest = Math.min(this.#longest, FIRST_RETRY * 2 ** this.#tries++)
    // Jitter: clients must not all reconnect at the same moment after a restart.
    this.#timer = setTimeout(() => this.#open(), longest * (0.5 + Math.random() / 2))
  }

  /** Online or visible again: reconnect without waiting, and detect a dead socket soon. */
  #hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.status === 'bye') return
    if (this.status === 'open') this.#ping()
    else if (!this.#socket) this.#open()
  }

  /** The browser reports that the network is gone: do not wait for a timeout. */
  #cut = (): void => {
    if (this.#socket && this.status !== 'bye') this.#giveUp()
  }

  #ping = (): void => {
    this.#send({ type: 'Ping' })
    clearTimeout(this.#hush)
    this.#hush = setTimeout(this.#giveUp, SILENCE)
  }

  #giveUp = (): void => {
    const silent = this.#socket
    this.#lost()
    silent?.close()
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

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(3)).reduce((id, word) => id + word.toString(36), '')
}
