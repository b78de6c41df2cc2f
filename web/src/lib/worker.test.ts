import { beforeEach, expect, test, vi } from 'vitest'
import source from '../../public/sw.js?raw'

const NOTICE = { table: 'KITE', title: 'Spyfall: table KITE', body: 'It’s your turn.' }
const showNotification = vi.fn()
const openWindow = vi.fn()
const focus = vi.fn()
let pages: { url: string; focus: () => void }[] = []
const heard: Record<string, (event: object) => void> = {}

beforeEach(() => {
  vi.clearAllMocks()
  pages = []
  const self = {
    location: { href: 'https://house.example/spy/sw.js' },
    addEventListener: (kind: string, listener: (event: object) => void) => (heard[kind] = listener),
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow },
  }
  new Function('self', source)(self)
})

/** Waits until the worker has handled the event. */
async function happens(kind: string, event: object): Promise<void> {
  let done: unknown
  heard[kind]?.({ ...event, waitUntil: (work: unknown) => (done = work) })
  await done
}

test('a notice is shown, one for each table', async () => {
  await happens('push', { data: { json: () => NOTICE } })
  const { title, body, table } = NOTICE
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(title, { body, tag: table, icon: '/spy/icon-192.png', data: table })
})

test('tapping it opens the table, or goes to where it is open already', async () => {
  const close = vi.fn()
  pages = [{ url: 'https://house.example/spy/ABCD', focus: vi.fn() }]
  await happens('notificationclick', { notification: { data: 'KITE', close } })
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/spy/KITE')
  expect(close).toHaveBeenCalledOnce()
  pages.push({ url: 'https://house.example/spy/kite?lang=de', focus })
  await happens('notificationclick', { notification: { data: 'KITE', close } })
  expect(focus).toHaveBeenCalledOnce()
  expect(openWindow).toHaveBeenCalledOnce()
})
