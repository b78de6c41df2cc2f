// The server in this browser: Python in a worker, with its log in IndexedDB.
import { faultOnOpening, openDisk, type Disk } from './disk'
import type { Fault, FromWorker, ToWorker } from './messages'

/** The methods of `spyhouse.browser.worker.Worker`. */
interface Server {
  request(
    method: string,
    address: string,
    headers: Record<string, string>,
    body: Uint8Array | null,
  ): Promise<[number, [string, string][], Uint8Array<ArrayBuffer>]>
  connect(id: number, code: string, send: (text: string) => void, close: (code: number) => void): void
  on_message(id: number, text: string): void
  disconnect(id: number): void
  hide(): void
  show(): void
  close(): Promise<void>
}
interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void
  runPythonAsync(code: string): Promise<(disk: Disk, build: string, pace: number) => Promise<Server>>
  _module: { HEAPU8: Uint8Array }
}

const FOLDER = '/house'
const START = `
import sys
sys.path.insert(0, "${FOLDER}")
from spyhouse.browser.worker import start
start
`

const page = self as unknown as {
  postMessage: (message: FromWorker, transfer?: Transferable[]) => void
  onmessage: unknown
  close: () => void
}
const marks: Record<string, number> = {}
const mark = (name: string) => (marks[name] = Math.round(performance.now()))
let python: Python | undefined
let disk: Disk | undefined
let server: Promise<Server> | undefined
let storage: Fault | '' = ''

page.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'Ping') return page.postMessage({ type: 'Pong' })
  if (data.type === 'Open') {
    server = open(data)
    return server.then(
      () => page.postMessage({ type: 'Opened', marks }),
      (error: unknown) => page.postMessage({ type: 'Failed', fault: fault(error), reason: String(error).slice(-2000) }),
    )
  }
  const house = await server!
  switch (data.type) {
    case 'Ask': {
      const [status, headers, body] = await house.request(data.method, data.address, data.headers, data.body)
      return page.postMessage({ type: 'Answer', id: data.id, status, headers, body }, [body.buffer])
    }
    case 'Connect': {
      const { id } = data
      house.connect(
        id,
        data.code,
        (text) => page.postMessage({ type: 'Said', id, text }),
        (code) => page.postMessage({ type: 'Gone', id, code }),
      )
      return page.postMessage({ type: 'Connected', id })
    }
    case 'Send':
      return house.on_message(data.id, data.text)
    case 'Disconnect':
      return house.disconnect(data.id)
    case 'Hide':
      return house.hide()
    case 'Show':
      return house.show()
    case 'Figures':
      return page.postMessage({ type: 'Figures', marks, commits: disk!.commits, memory: python!._module.HEAPU8.length })
    case 'Close':
      await house.close()
      page.postMessage({ type: 'Closed' })
      return page.close()
  }
}

async function open({ bundle, build, pace }: ToWorker & { type: 'Open' }): Promise<Server> {
  mark('began')
  const archives = Promise.all(['packages.zip', 'spyhouse.zip'].map(async (name) => (await fetched(bundle + name)).arrayBuffer()))
  const opening = openDisk('spyhouse', tellStorage).catch((error: unknown) => Promise.reject(new NoDisk(error)))
  // Together, so that a refused disk is reported before Python has started.
  const [files, opened, started] = await Promise.all([archives, opening, startPython(bundle)])
  ;[disk, python] = [opened, started]
  mark('python')
  for (const archive of files) python.unpackArchive(archive, 'zip', { extractDir: FOLDER })
  mark('unpacked')
  const start = await python.runPythonAsync(START)
  mark('imported')
  const house = await start(disk, build, pace)
  mark('opened')
  return house
}

async function startPython(bundle: string): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${bundle}pyodide.mjs`)) as { loadPyodide: (options: object) => Promise<Python> }
  return loadPyodide({ indexURL: bundle })
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return answer
}

class NoDisk extends Error {
  constructor(override readonly cause: unknown) {
    super(String(cause))
  }
}

const fault = (error: unknown): Fault => (error instanceof NoDisk ? faultOnOpening(error.cause) : 'broken')

function tellStorage(found: Fault | ''): void {
  if (found === storage) return
  storage = found
  page.postMessage({ type: 'Storage', fault: found })
}
