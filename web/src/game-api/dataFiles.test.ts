import { expect, it, vi } from 'vitest'

const api = vi.hoisted(() => ({ games: vi.fn(), overrideFile: vi.fn() }))
vi.mock('../lib/api', () => api)
const { loadDataFile } = await import('./dataFiles')

it('is the one of the box, the host\u2019s own where there is one, and the box\u2019s again where that fails', async () => {
  api.games.mockResolvedValue([{ name: 'chess', own_files: ['board.toml'] }])
  api.overrideFile.mockResolvedValue({ squares: 100 })
  expect(await loadDataFile('chess', 'clock.toml', { minutes: 5 })).toEqual({ minutes: 5 })
  expect(await loadDataFile('chess', 'board.toml', { squares: 64 })).toEqual({ squares: 100 })
  expect(await loadDataFile('draughts', 'board.toml', { squares: 64 })).toEqual({ squares: 64 })
  vi.spyOn(console, 'error').mockReturnValue()
  api.overrideFile.mockRejectedValue(new Error('gone'))
  expect(await loadDataFile('chess', 'board.toml', { squares: 64 })).toEqual({ squares: 64 })
})
