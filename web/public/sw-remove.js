// Takes the place of sw.js where a service worker must go: it deletes what was kept, and itself. Tables stay: they are
// in IndexedDB. A server serves this as sw.js with SPYHOUSE_OFFLINE=false; on a static site, copy it over sw.js.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove() {
  for (const name of await caches.keys()) if (name.startsWith('spyhouse-')) await caches.delete(name)
  await self.registration.unregister()
}
