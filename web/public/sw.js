// Keeps the built files, whose names change whenever they do. Pages, the API and sockets are never kept.
const KEEP = 'spyhouse-assets'
const AT_MOST = 250

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith('/assets/')) return
  event.respondWith(fromKeep(event.request))
})

async function fromKeep(request) {
  const kept = await caches.open(KEEP)
  const found = await kept.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) {
    await kept.put(request, answer.clone())
    const [oldest, ...others] = await kept.keys()
    if (others.length >= AT_MOST) await kept.delete(oldest)
  }
  return answer
}
