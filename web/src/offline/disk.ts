// The logs of all tables in IndexedDB: entries are only appended, and acknowledged when their transaction is
// complete. Called by `browser/indexeddb_store.py`.
import type { Fault } from './messages'

type Row = [table: string, seq: number, at: number, person: string, command: string, body: Uint8Array]
interface Entry {
  table: string
  seq: number
  at: number
  person: string
  command?: string
  body: Uint8Array
}

const VERSION = 1
const REMEMBERED = 1000
const DURABLE = { durability: 'strict' } as const
const RELAXED = { durability: 'relaxed' } as const

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '')

/** The storage fault behind an error. */
export function faultOf(error: unknown): Fault {
  const name = nameOf(error)
  if (name === 'QuotaExceededError') return 'full'
  if (name === 'VersionError') return 'newer'
  if (name === 'InvalidStateError') return 'cleared'
  return 'broken'
}

/** The fault behind a failed opening. A private window may have no IndexedDB, or one that refuses. */
export function faultOnOpening(error: unknown): Fault {
  const fault = faultOf(error)
  return fault === 'newer' || fault === 'full' ? fault : 'blocked'
}

export async function openDisk(name: string, told: (fault: Fault | '') => void): Promise<Disk> {
  const asked = indexedDB.open(name, VERSION)
  asked.onupgradeneeded = () => {
    const log = asked.result.createObjectStore('log', { keyPath: ['table', 'seq'] })
    // Entries without a command are not in the index.
    log.createIndex('command', ['table', 'person', 'command'], { unique: true })
    log.createIndex('at', 'at')
    asked.result.createObjectStore('values')
  }
  const database = await done(asked)
  // The browser closed the database: the storage was cleared, or the disk is gone.
  database.onclose = () => told('cleared')
  database.onversionchange = () => {
    database.close()
    told('newer')
  }
  return new Disk(database, told)
}

export class Disk {
  /** Durations of the last durable appends, in ms. */
  readonly commits: number[] = []
  #database: IDBDatabase
  #told: (fault: Fault | '') => void

  constructor(database: IDBDatabase, told: (fault: Fault | '') => void) {
    this.#database = database
    this.#told = told
  }

  /** Return false, and append nothing, if a key exists already. */
  async append(rows: Row[]): Promise<boolean> {
    const began = performance.now()
    try {
      await this.#change(['log'], DURABLE, (change) => {
        const log = change.objectStore('log')
        for (const [table, seq, at, person, command, body] of rows) {
          log.add(command ? { table, seq, at, person, command, body } : { table, seq, at, person, body })
        }
      })
    } catch (error) {
      if (nameOf(error) === 'ConstraintError') return false
      throw error
    }
    this.commits.push(performance.now() - began)
    if (this.commits.length > REMEMBERED) this.commits.shift()
    return true
  }

  async log(table: string, after: number, most: number): Promise<[number, number, string, string, Uint8Array][]> {
    const range = IDBKeyRange.bound([table, after], [table, Infinity], true)
    const found = await this.#read<Entry[]>('log', (log) => log.getAll(range, most || undefined))
    return found.map(({ seq, at, person, command = '', body }) => [seq, at, person, command, body])
  }

  put(key: string, body: Uint8Array, durable: boolean): Promise<void> {
    return this.#change(['values'], durable ? DURABLE : RELAXED, (change) => change.objectStore('values').put(body, key))
  }

  get(key: string): Promise<Uint8Array | undefined> {
    return this.#read('values', (values) => values.get(key))
  }

  keys(prefix: string): Promise<string[]> {
    return this.#read('values', (values) => values.getAllKeys(under(prefix))) as Promise<string[]>
  }

  remove(table: string, prefix: string): Promise<void> {
    return this.#change(['log', 'values'], DURABLE, (change) => {
      change.objectStore('log').delete(IDBKeyRange.bound([table, 0], [table, Infinity]))
      change.objectStore('values').delete(under(prefix))
    })
  }

  async count(): Promise<number> {
    const keys = await this.#read<IDBValidKey[]>('log', (log) => log.getAllKeys())
    return new Set(keys.map((key) => (key as [string, number])[0])).size
  }

  async latest(): Promise<number> {
    const cursor = await this.#read<IDBCursor | null>('log', (log) => log.index('at').openKeyCursor(null, 'prev'))
    return cursor ? (cursor.key as number) : 0
  }

  close(): void {
    this.#database.close()
  }

  async #read<T>(store: string, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
    try {
      return (await done(ask(this.#database.transaction(store).objectStore(store)))) as T
    } catch (error) {
      this.#told(faultOf(error))
      throw plain(error)
    }
  }

  /** Run a transaction: all of it is stored, or none. */
  async #change(stores: string[], how: IDBTransactionOptions, does: (change: IDBTransaction) => void): Promise<void> {
    try {
      const change = this.#database.transaction(stores, 'readwrite', how)
      const complete = new Promise<void>((resolve, reject) => {
        change.oncomplete = () => resolve()
        change.onabort = () => reject(change.error ?? new DOMException('aborted', 'AbortError'))
      })
      does(change)
      await complete
      this.#told('')
    } catch (error) {
      if (nameOf(error) !== 'ConstraintError') this.#told(faultOf(error))
      throw plain(error)
    }
  }
}

/** A plain Error, because Python cannot raise a QuotaExceededError and would wait forever. */
function plain(error: unknown): Error {
  const found = new Error((error as Partial<Error> | null)?.message ?? String(error))
  found.name = nameOf(error)
  return found
}

const under = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new DOMException('failed', 'UnknownError'))
  })
}
