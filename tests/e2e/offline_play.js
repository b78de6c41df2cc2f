// Plays one game at the server in this browser over the real protocol: `hands` seats here, bots on the others, random
// legal moves. With `kills`, the worker is ended so often in between. With `on`, a table that was begun goes on.
async ({ game, options = {}, hands, bots = [], most, kills = 0, on }) => {
  const port = spyhouse.offline
  const post = (body) => ({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  const table = on ?? (await (await port.ask('/api/tables', post({ game, options, name: 'Ida', face: 'fox' }))).json())
  const acknowledged = []
  let [seen, view, count, killed, moves] = [null, null, 0, 0, 0]
  let wake = () => undefined
  let wire
  const waiting = new Map()
  const connect = () => {
    const mine = port.connect(table.code, {
      opened: () => mine.send(JSON.stringify({ type: 'Hello', token: table.token, seq: 1, legal: true })),
      message: hear,
      closed: () => mine === wire && setTimeout(connect, 20),
    })
    wire = mine
  }
  const settle = (id, reason) => {
    const found = waiting.get(id)
    waiting.delete(id)
    if (!found) return
    if (!reason) acknowledged.push(id)
    reason ? found.reject(new Error(reason)) : found.resolve()
  }
  const send = (id) => wire.send(JSON.stringify({ type: 'Request', id, do: waiting.get(id).command }))
  function hear(text) {
    const said = JSON.parse(text)
    if (said.type === 'Welcome') {
      seen = said.table
      view = said.game ?? null
      for (const id of waiting.keys()) send(id) // not acknowledged before the worker ended
    } else if (said.type === 'Update') {
      if (said.table !== undefined) seen = said.table
      if (said.game !== undefined) view = said.game
      if (said.answers) settle(said.answers)
    } else if (said.type === 'Done') settle(said.id)
    else if (said.type === 'No') said.again ? setTimeout(() => waiting.has(said.id) && send(said.id), 50) : settle(said.id, said.reason)
    wake()
  }
  const news = (ms) => new Promise((resolve) => ((wake = resolve), setTimeout(resolve, ms)))
  const request = (command) =>
    new Promise((resolve, reject) => {
      const id = `${on ? 'd' : 'c'}${count++}`
      waiting.set(id, { command, resolve, reject })
      send(id)
    })
  /** Every legal move of every seat here. */
  function legal(part, found = []) {
    if (Array.isArray(part?.legal) && part.legal.length) found.push(...part.legal.map((move) => [part.seat ?? 0, move]))
    else if (part && typeof part === 'object') for (const inner of Object.values(part)) legal(inner, found)
    return found
  }

  connect()
  while (!seen) await news(1000)
  if (seen.phase === 'lobby') {
    for (let seat = 0; seat < hands; seat++) await request(seat ? { type: 'Sit', seat, name: `Hand ${seat}` } : { type: 'Sit', seat })
    for (const [nth, level] of bots.entries()) await request({ type: 'SeatBot', seat: hands + nth, level })
    await request({ type: 'Start', salt: 'abcdefgh' })
  }
  const began = performance.now()
  while (seen.phase === 'playing' && moves < most && performance.now() - began < 300_000) {
    const able = legal(view)
    if (!able.length) {
      await news(300)
      continue
    }
    const [seat, move] = able[Math.floor(Math.random() * able.length)]
    const done = request({ type: 'Play', seat, move }).then(() => moves++, () => news(50))
    if (killed < kills && Math.random() < 0.3) {
      killed++
      setTimeout(() => port.kill(), Math.random() * 30)
    }
    await done
  }
  const result = { code: table.code, token: table.token, phase: seen.phase, moves, killed, acknowledged }
  if (seen.phase === 'over') {
    const answer = await port.ask(`/api/tables/${table.code}/export?key=${seen.key}`, {})
    result.file = await answer.text()
  }
  wire.close()
  return result
}
