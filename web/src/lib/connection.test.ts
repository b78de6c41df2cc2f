import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromBrowser, FromTable, TableView } from '../wire'
import { Connection } from './connection.svelte'

/** The other end of the wire. */
class Wire {
  static all: Wire[] = []
  static OPEN = 1
  readyState = 0
  sent: FromBrowser[] = []
  onopen = () => {}
  onmessage = (_message: { data: string }) => {}
  onclose = (_event: { code: number }) => {}
  constructor() {
    Wire.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromBrowser)
  }
  close() {
    this.readyState = 2
  }
  connect() {
    this.readyState = 1
    this.onopen()
  }
  drop(code = 1006) {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose({ code })
  }
  say(message: FromTable) {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const table = { code: 'KITE', phase: 'lobby' } as TableView
const welcome = (seq: number): FromTable => ({ type: 'Welcome', you: 'p1', seq, now: 5000, table, here: ['p1'], missed: [] })
const newest = () => Wire.all.at(-1) as Wire
const requests = (wire: Wire) => wire.sent.filter((message) => message.type === 'Request')

beforeEach(() => {
  vi.useFakeTimers()
  Wire.all = []
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function anOpenTable(): Connection {
  const connection = new Connection('ws://house/ws/KITE', 'token')
  newest().connect()
  newest().say(welcome(7))
  return connection
}

test('says hello with the token and takes in where things stand', () => {
  const connection = anOpenTable()
  expect(newest().sent[0]).toMatchObject({ type: 'Hello', token: 'token' })
  expect(connection.status).toBe('open')
  expect(connection.table?.code).toBe('KITE')
  expect(connection.clock()).toBeCloseTo(5000, -1)
})

test('a request settles with Done, and with the reason of a No', async () => {
  const connection = anOpenTable()
  const sit = connection.request({ type: 'Sit', seat: 0 })
  const start = connection.request({ type: 'Start' })
  const [first, second] = requests(newest())
  newest().say({ type: 'Done', id: first?.id ?? '', seq: 8 })
  newest().say({ type: 'No', id: second?.id ?? '', reason: 'Three more chairs to fill.' })
  await expect(sit).resolves.toBeUndefined()
  await expect(start).rejects.toThrow('Three more chairs to fill.')
})

test('after a drop it comes back from the last seq and asks again under the same id', async () => {
  const connection = anOpenTable()
  const sit = connection.request({ type: 'Sit', seat: 0 })
  const asked = requests(newest())[0]
  newest().drop()
  expect(connection.status).toBe('lost')

  vi.advanceTimersByTime(500)
  expect(Wire.all).toHaveLength(2)
  newest().connect()
  expect(newest().sent[0]).toMatchObject({ type: 'Hello', seq: 7 })
  newest().say(welcome(7))
  expect(requests(newest())).toEqual([asked])
  newest().say({ type: 'Done', id: asked?.id ?? '', seq: 8 })
  await expect(sit).resolves.toBeUndefined()
})

test('waits longer from try to try, but never more than eight seconds', () => {
  anOpenTable()
  for (let tries = 1; tries < 9; tries++) {
    newest().drop()
    vi.advanceTimersByTime(8_000)
    expect(Wire.all).toHaveLength(tries + 1)
  }
})

test('what was refused before it was read is sent again', () => {
  const connection = anOpenTable()
  void connection.request({ type: 'Pause' })
  newest().say({ type: 'No', reason: 'That was too fast.' })
  vi.advanceTimersByTime(2_000)
  const [first, again] = requests(newest())
  expect(again).toEqual(first)
})

test('a socket that stays silent after a ping is given up', () => {
  const connection = anOpenTable()
  vi.advanceTimersByTime(20_000)
  expect(newest().sent.at(-1)).toEqual({ type: 'Ping' })
  vi.advanceTimersByTime(12_000)
  expect(connection.status).toBe('lost')
})

test('after a goodbye it stays away and refuses what was asked', async () => {
  const connection = anOpenTable()
  const sit = connection.request({ type: 'Sit', seat: 0 })
  newest().say({ type: 'Bye', reason: 'The host has asked you to leave this table.' })
  await expect(sit).rejects.toThrow('asked you to leave')
  vi.advanceTimersByTime(60_000)
  expect(connection.status).toBe('bye')
  expect(Wire.all).toHaveLength(1)
})

test('a token that the table does not know is told apart from other goodbyes', () => {
  const connection = anOpenTable()
  newest().say({ type: 'Bye', reason: 'This token does not belong to this table.' })
  expect(connection.unknown).toBe(false)
  newest().drop(4003)
  expect(connection.unknown).toBe(true)
})

test('when it wants legal moves too, requests wait for the new welcome', () => {
  const connection = anOpenTable()
  connection.wantLegal()
  void connection.request({ type: 'Sit', seat: 0 })
  expect(Wire.all).toHaveLength(2)
  newest().connect()
  expect(newest().sent).toMatchObject([{ type: 'Hello', legal: true }])
  newest().say(welcome(7))
  expect(requests(newest())).toHaveLength(1)
})

test('what is too long for the server is refused before it is sent', async () => {
  const connection = anOpenTable()
  const options = { pack: 'x'.repeat(17_000) }
  await expect(connection.request({ type: 'Configure', options })).rejects.toThrow('too much')
  expect(requests(newest())).toHaveLength(0)
})

test('updates change only what they carry', () => {
  const connection = anOpenTable()
  newest().say({ type: 'Update', seq: 8, now: 6000, happened: { seq: 8, at: 6000, by: 'p1', did: { type: 'Lock', on: true } } })
  expect(connection.table?.code).toBe('KITE')
  expect(connection.seq).toBe(8)
  expect(connection.recent).toHaveLength(1)
})

test('a hint is answered to the one question, refused with its reason, and lost with the connection', async () => {
  const connection = anOpenTable()
  const asked = [connection.hint(0), connection.hint(0), connection.hint(0)]
  const [first, second] = newest().sent.filter((message) => message.type === 'Hint')
  newest().say({ type: 'Hinted', id: first!.id, move: { type: 'EndTurn' }, why: 'Nothing is left to do.' })
  newest().say({ type: 'No', id: second!.id, reason: 'It is not your move.' })
  newest().drop()
  await expect(asked[0]).resolves.toMatchObject({ move: { type: 'EndTurn' } })
  await expect(asked[1]).rejects.toThrow('It is not your move.')
  await expect(asked[2]).rejects.toThrow('Reconnecting')
  connection.close()
})
