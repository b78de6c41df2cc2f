// The files that the page needs without a network: downloaded as one set into one cache, and used only when complete.
import { isSite, root } from '../lib/base'

/** The set of files from `/api/offline`, on a static site from `offline.json`. */
export interface FileSet {
  id: string
  /** The entry script, which the page must name. */
  entry: string
  /** The folder of the Python bundle. */
  bundle: string
  /** The download size of all files. */
  bytes: number
  /** Path below the root, bytes of the download, and a prefix of the SHA-256 ("" for the page). */
  files: [string, number, string][]
}

const SETS = 'spyhouse-offline-'
/** The cache entry that names the set in use. The service worker reads it too. */
const CURRENT = 'spyhouse-current'
const AT_ONCE = 4
/** The worker's script: only there Python needs WebAssembly. */
const WORKER = /\/offline-worker-[^/]+\.js$/
const WORKER_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"

/** Whether this browser can store files: only on pages over HTTPS, or of this machine. */
export const possible = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator && 'locks' in navigator

/** The set in use; null if there is none yet. */
export async function current(): Promise<FileSet | null> {
  const found = await (await caches.open(CURRENT)).match(`${root}current`)
  return found ? ((await found.json()) as FileSet) : null
}

/** The newest set that the server or the static site offers; null without a network. */
export async function newest(): Promise<FileSet | null> {
  if (!navigator.onLine) return null
  const address = isSite ? `${root}offline.json` : `${root}api/offline`
  try {
    const answer = await fetch(address, { cache: 'no-store' })
    return answer.ok ? ((await answer.json()) as FileSet) : null
  } catch {
    return null
  }
}

/** Return how many bytes of a set must be fetched. */
export async function missing(set: FileSet): Promise<number> {
  const kept = new Set((await (await caches.open(SETS + set.id)).keys()).map(({ url }) => new URL(url).pathname))
  const { paths } = await inUse()
  return set.files.reduce((sum, file) => (kept.has(root + file[0]) || paths.has(content(file)) ? sum : sum + file[1]), 0)
}

/** Download the missing files of a set, then put it in use. `progress` is called with a share from 0 to 1. */
export async function download(set: FileSet, progress: (share: number) => void): Promise<void> {
  const cache = await caches.open(SETS + set.id)
  const { paths, files } = await inUse()
  const total = await missing(set)
  const waiting = [...set.files]
  let fetched = 0
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, bytes, hash] = next
      if (await cache.match(root + path)) continue
      const before = paths.get(content(next))
      const same = before && (await files.match(root + before))
      await cache.put(root + path, same || (await whole(path, hash, set)))
      if (!before) progress((fetched += bytes) / total)
    }
  }
  // Wait for all of them before a retry can start.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  await (await caches.open(CURRENT)).put(`${root}current`, Response.json(set))
}

/** Delete all caches but this set's: older ones, and partial downloads. */
export async function tidy(set: FileSet): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(SETS) && name !== SETS + set.id) await caches.delete(name)
  }
}

/** Return a name for the content of a file; "" for the page, which has no hash. */
const content = ([path, , hash]: FileSet['files'][number]): string => hash && hash + path.slice(path.lastIndexOf('.'))

/** Return the files of the set in use, and their paths by content. Python and its packages stay the same in most updates. */
async function inUse(): Promise<{ files: Cache; paths: Map<string, string> }> {
  const set = await current()
  const named = (set?.files ?? []).filter(([, , hash]) => hash)
  return { files: await caches.open(set ? SETS + set.id : CURRENT), paths: new Map(named.map((file) => [content(file), file[0]])) }
}

/** Fetch a file of the set and check its hash: the answer may be a login page or of another version. */
async function whole(path: string, hash: string, set: FileSet): Promise<Response> {
  // `sw.js` lets this mode through.
  const answer = await fetch(root + path, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`${answer.status} ${path}`)
  const body = await answer.arrayBuffer()
  if (path === 'index.html' && !new TextDecoder().decode(body).includes(set.entry)) throw new Error('the page is of another version')
  if (hash && !(await sha256(body)).startsWith(hash)) throw new Error(`another ${path} than the set's`)
  const headers = new Headers({ 'Content-Type': answer.headers.get('Content-Type') ?? '' })
  const policy = answer.headers.get('Content-Security-Policy')
  if (policy) headers.set('Content-Security-Policy', policy)
  if (WORKER.test(path)) headers.set('Content-Security-Policy', WORKER_POLICY)
  return new Response(body, { headers })
}

async function sha256(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
