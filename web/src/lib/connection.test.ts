import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromBrowser, FromTable, TableView } from '../wire'
import { Connection } from './connection.svelte'

/** A fake WebSocket. */
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
  vi.stubGlobal('location', { protocol: 'http:', host: 'house', pathname: '/KITE' })
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', {
    addEventListener() {},
    removeEventListener() {},
    querySelector: () => ({ src: 'https://house/assets/index-1a.js' }),
    visibilityState: 'visible',
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function anOpenTable(): Connection {
  const connection = new Connection('KITE', 'token')
  newest().connect()
  newest().say(welcome(7))
  return connection
}

test('says hello with the token and takes in where things stand', () => {
  const connection = anOpenTable()
  expect(newest().sent[0]).toMatchObject({ type: 'Hello', token: 'token', legal: true })
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

test('tells the host who asks to join, and the table how the host answers', () => {
  const connection = anOpenTable()
  const ben = { number: 1, name: 'Ben', face: 'owl' }
  newest().say({ type: 'Knocks', waiting: [ben] })
  expect(connection.knocks).toEqual([ben])
  connection.answerKnock(1, true)
  expect(newest().sent.at(-1)).toEqual({ type: 'AnswerKnock', knock: 1, admit: true })
  newest().drop()
  vi.advanceTimersByTime(500)
  newest().connect()
  newest().say(welcome(7))
  expect(connection.knocks).toEqual([]) // who still waits follows
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

test('waits longer from try to try, but finds a house that is up again within four seconds', () => {
  anOpenTable()
  for (let tries = 1; tries < 9; tries++) {
    newest().drop()
    vi.advanceTimersByTime(4_000)
    expect(Wire.all).toHaveLength(tries + 1)
  }
})

test('what the table could not look at just now is asked again, less and less often, until it is done', async () => {
  const connection = anOpenTable()
  const pause = connection.request({ type: 'Pause' })
  const { id } = requests(newest())[0]!
  for (const [asked, wait] of [
    [2, 1_500],
    [3, 3_000],
    [4, 6_000],
  ] as const) {
    newest().say({ type: 'No', id, reason: 'Not now.', again: true })
    vi.advanceTimersByTime(wait - 1)
    expect(requests(newest())).toHaveLength(asked - 1)
    vi.advanceTimersByTime(1)
    expect(requests(newest())).toHaveLength(asked)
    expect(connection.notNow).toBe('Not now.')
  }
  expect(new Set(requests(newest()).map((request) => request.id))).toEqual(new Set([id]))
  newest().say({ type: 'Done', id, seq: 8 })
  await expect(pause).resolves.toBeUndefined()
  expect(connection.notNow).toBe('')
})

test('a move that had to wait says what it answered to, one that went out at once does not', () => {
  const connection = anOpenTable()
  const vote = { type: 'Play', seat: 0, move: { type: 'Vote', guilty: true } } as const
  void connection.request(vote)
  expect(requests(newest())[0]).not.toHaveProperty('after')
  newest().drop()
  void connection.request({ ...vote, seat: 1 })
  void connection.request({ type: 'Say', text: 'Hold on!' })
  vi.advanceTimersByTime(500)
  newest().connect()
  newest().say(welcome(9))
  expect(requests(newest()).map(({ after }) => after)).toEqual([7, 7, undefined])
})

test('whom to send away is always said with what was seen, a bot for a free chair is not', () => {
  const connection = anOpenTable()
  void connection.request({ type: 'ClearSeat', seat: 2 })
  const first = requests(newest())[0]!
  expect(first).toMatchObject({ after: 7 })
  newest().say({ type: 'Done', id: first.id, seq: 8 }) // the event arrives after the answer
  void connection.request({ type: 'ClearSeat', seat: 1 })
  expect(requests(newest())[1]).toMatchObject({ after: 8 })
  void connection.request({ type: 'SeatBot', seat: 2, level: 'easy' })
  expect(requests(newest())[2]).not.toHaveProperty('after')
})

test('the answer may come inside the update', async () => {
  const connection = anOpenTable()
  const lock = connection.request({ type: 'Lock', on: true })
  const { id } = requests(newest())[0]!
  newest().say({ type: 'Update', seq: 8, now: 6000, happened: { seq: 8, at: 6000 }, answers: id })
  await expect(lock).resolves.toBeUndefined()
})

test('a page of another build knows that it is old', () => {
  const connection = anOpenTable()
  expect(connection.outdated).toBe(false)
  newest().say({ ...welcome(7), build: 'index-1a' } as FromTable)
  expect(connection.outdated).toBe(false)
  newest().say({ ...welcome(7), build: 'index-2b' } as FromTable)
  expect(connection.outdated).toBe(true)
})

test('shown anew, it remembers nothing twice', () => {
  const connection = anOpenTable()
  newest().say({
    ...welcome(9),
    missed: [
      { seq: 7, at: 0 },
      { seq: 8, at: 0 },
      { seq: 9, at: 0 },
    ],
  } as FromTable)
  expect(connection.recent.map(({ seq }) => seq)).toEqual([8, 9])
})

test('a connection without a welcome is given up and tried again', () => {
  new Connection('KITE', 'token')
  newest().connect()
  vi.advanceTimersByTime(11_000)
  expect(Wire.all).toHaveLength(2)
})

test('a full house is asked less often, and its words are kept', () => {
  const connection = anOpenTable()
  for (let tries = 0; tries < 10; tries++) {
    newest().say({ type: 'Bye', kind: 'full', reason: 'Too many visitors.' })
    newest().drop()
    vi.advanceTimersToNextTimer()
  }
  const before = Wire.all.length
  newest().say({ type: 'Bye', kind: 'full', reason: 'Too many visitors.' })
  newest().drop()
  vi.advanceTimersByTime(14_000)
  expect(Wire.all).toHaveLength(before)
  expect(connection.notice).toBe('Too many visitors.')
  vi.advanceTimersToNextTimer()
  newest().connect()
  newest().say(welcome(7))
  expect(connection.notice).toBe('')
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
  newest().say({ type: 'Bye', kind: 'removed', reason: 'The host has asked you to leave this table.' })
  await expect(sit).rejects.toThrow('asked you to leave')
  vi.advanceTimersByTime(60_000)
  expect(connection.status).toBe('bye')
  expect(Wire.all).toHaveLength(1)
})

test.each(['restart', 'busy', 'full'] as const)('after a goodbye that is not for good (%s) it comes back', async (kind) => {
  const connection = anOpenTable()
  const sit = connection.request({ type: 'Sit', seat: 0 })
  const asked = requests(newest())[0]
  newest().say({ type: 'Bye', kind, reason: 'The house restarts.' })
  newest().drop(1012)
  expect(connection.status).toBe('lost')
  vi.advanceTimersByTime(500)
  newest().connect()
  newest().say(welcome(7))
  expect(requests(newest())).toEqual([asked])
  newest().say({ type: 'Done', id: asked?.id ?? '', seq: 8 })
  await expect(sit).resolves.toBeUndefined()
})

test('a table that does not exist is for good too, and told apart', () => {
  const connection = new Connection('KITE', '')
  newest().connect()
  newest().say({ type: 'Bye', kind: 'missing', reason: 'There is no table KITE.' })
  newest().drop()
  vi.advanceTimersByTime(60_000)
  expect([connection.status, connection.missing, Wire.all.length]).toEqual(['bye', true, 1])
})

test.each([
  ['table-closed-by', true],
  ['table-deleted', true],
  ['no-such-table', false],
])('a goodbye with %s says whether somebody has closed the table', (code, closed) => {
  const connection = anOpenTable()
  newest().say({ type: 'Bye', kind: 'missing', reason: 'Ida closed this table.', code, args: { name: 'Ida', table: 'KITE' } })
  expect([connection.status, connection.missing, connection.closed]).toEqual(['bye', true, closed])
})

test('a token that the table does not know is told apart from other goodbyes', () => {
  const connection = anOpenTable()
  newest().say({ type: 'Bye', kind: 'removed', reason: 'This token does not belong to this table.' })
  expect(connection.unknown).toBe(false)
  newest().drop(4003)
  expect(connection.unknown).toBe(true)
})

test('what is too long for the server is refused before it is sent', async () => {
  const connection = anOpenTable()
  const options = { pack: 'x'.repeat(17_000) }
  await expect(connection.request({ type: 'Configure', options })).rejects.toThrow('too long')
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

test('says at once that there is no network, and its clock stands until it is back', () => {
  const heard = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (kind: string, then: () => void) => heard.set(kind, then))
  const connection = anOpenTable()
  heard.get('offline')?.()
  expect(connection.status).toBe('lost')
  const stood = connection.clock()
  vi.advanceTimersByTime(5000)
  expect(connection.clock()).toBe(stood)
  newest().connect()
  newest().say(welcome(7))
  vi.advanceTimersByTime(1000)
  expect(connection.clock()).toBeGreaterThanOrEqual(5000 + 1000)
})
