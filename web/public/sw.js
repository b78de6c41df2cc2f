// Keeps the built files, whose names change whenever they do. The API and sockets are never kept, and pages only for
// playing offline: from the set of files that `src/offline/download.ts` has fetched whole.
// Shows the notices of the house, if somebody has asked for them.
const KEEP = 'spyhouse-assets'
const CURRENT = 'spyhouse-current'
const SETS = 'spyhouse-offline-'
const AT_MOST = 250
/** What the browser asks for beside the page. */
const OF_THE_APP = /^(icon[^/]*|manifest\.webmanifest)$/

/** Where this server is on its host. */
const folder = () => new URL('./', self.location.href).pathname

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // A download for playing offline: the page keeps these files itself. No reload has this mode.
  if (request.cache === 'no-store') return
  const root = folder()
  // On a static site every page is an offline page.
  const site = new URL(self.location.href).searchParams.has('site')
  const isOffline = site || pathname === `${root}offline` || pathname.startsWith(`${root}offline/`)
  if (request.mode === 'navigate' && isOffline) event.respondWith(offlinePage(request, root))
  else if (request.mode === 'navigate' && pathname === root) event.respondWith(frontPage(request, root))
  else if (pathname.startsWith(`${root}assets/`)) event.respondWith(fromKeep(request))
  else if (pathname.startsWith(root) && OF_THE_APP.test(pathname.slice(root.length))) event.respondWith(ofTheApp(request))
})

async function offlinePage(request, root) {
  const current = await (await caches.open(CURRENT)).match(`${root}current`)
  const set = current && (await caches.open(SETS + (await current.json()).id))
  return (await set?.match(`${root}index.html`)) ?? fetch(request)
}

/** An installed app starts here: without a network it goes on to the tables on this device, if there can be any. */
async function frontPage(request, root) {
  try {
    return await fetch(request)
  } catch (error) {
    if (await (await caches.open(CURRENT)).match(`${root}current`)) return Response.redirect(`${root}offline/`)
    throw error
  }
}

async function ofTheApp(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const found = await caches.match(request, { ignoreVary: true })
    if (found) return found
    throw error
  }
}

async function fromKeep(request) {
  // An open page may be of an older set than the current one: its files are found by their names.
  const found = await caches.match(request, { ignoreVary: true })
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok && !/\/assets\/offline-/.test(request.url)) {
    const kept = await caches.open(KEEP)
    await kept.put(request, answer.clone())
    const [oldest, ...others] = await kept.keys()
    if (others.length >= AT_MOST) await kept.delete(oldest)
  }
  return answer
}

self.addEventListener('push', (event) => {
  const { table, title, body } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, icon: `${folder()}icon-192.png`, data: table }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTable(`${folder()}${encodeURIComponent(event.notification.data)}`))
})

async function openTable(path) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const open = pages.find((page) => new URL(page.url).pathname.toUpperCase() === path.toUpperCase())
  return open ? open.focus() : self.clients.openWindow(path)
}
