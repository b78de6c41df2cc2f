// Keeps the built files, whose names change whenever they do. Pages, the API and sockets are never kept.
// Shows the notices of the house, if somebody has asked for them.
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

self.addEventListener('push', (event) => {
  const { table, title, body } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, icon: '/icon-192.png', data: table }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTable(`/${encodeURIComponent(event.notification.data)}`))
})

async function openTable(path) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const open = pages.find((page) => new URL(page.url).pathname.toUpperCase() === path.toUpperCase())
  return open ? open.focus() : self.clients.openWindow(path)
}
