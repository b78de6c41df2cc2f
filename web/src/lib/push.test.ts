import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stored } from './storage.svelte'
import { enableNotices, disableNotices, isSubscribed, pushKey } from './push'

const KEYS = { p256dh: 'p', auth: 'a' }
let asked = 0
let allowed: NotificationPermission = 'granted'
let subscribed: object | null = null
let sent: { address: string; method: string; body: unknown }[] = []

beforeEach(() => {
  asked = 0
  allowed = 'granted'
  subscribed = null
  sent = []
  stored.tables = { KITE: { code: 'KITE', game: 'spyfall', token: 'mine', seen: 0 } }
  const permission = {
    permission: 'default',
    requestPermission: async () => {
      asked++
      return (permission.permission = allowed)
    },
  }
  const pushManager = {
    getSubscription: async () => subscribed,
    subscribe: async () => (subscribed = { toJSON: () => ({ endpoint: 'https://push.example.net/x', keys: KEYS }) }),
  }
  vi.stubGlobal('Notification', permission)
  vi.stubGlobal('window', { Notification: permission, PushManager: {} })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({}), ready: Promise.resolve({ pushManager }) } })
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = 'null' }: { method?: string; body?: string } = {}) => {
    sent.push({ address, method, body: JSON.parse(body) })
    return { ok: true, json: async () => (address === '/api/house' ? { push: 'key' } : { id: 'ab' }) }
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the browser is asked for leave only when somebody wants notices', async () => {
  expect(await pushKey('KITE')).toBe('key')
  expect(await isSubscribed('KITE')).toBe(false)
  expect(asked).toBe(0)
  await enableNotices('KITE', 'key')
  expect(asked).toBe(1)
  expect(await isSubscribed('KITE')).toBe(true)
  expect(sent.at(-1)).toEqual({
    address: '/api/tables/KITE/notices',
    method: 'POST',
    body: { endpoint: 'https://push.example.net/x', ...KEYS, lang: 'en' },
  })
  await disableNotices('KITE')
  expect(sent.at(-1)).toMatchObject({ address: '/api/tables/KITE/notices/ab', method: 'DELETE' })
  expect(await isSubscribed('KITE')).toBe(false)
})

test('a browser that may not show notices says so, and nobody is subscribed', async () => {
  allowed = 'denied'
  await expect(enableNotices('KITE', 'key')).rejects.toThrow('Notifications are blocked')
  expect(sent).toEqual([])
  expect(await isSubscribed('KITE')).toBe(false)
})

test('there is nothing to switch on without a seat or a browser that can', async () => {
  expect(await pushKey('ZZZZ')).toBe('')
  vi.stubGlobal('window', {})
  expect(await pushKey('KITE')).toBe('')
})
