// The games of this house, as the server lists them: ours, and those that others have brought.
import { games, type GameInfo } from '../lib/api'

class Catalogue {
  games = $state.raw<GameInfo[]>([])
  #asked: Promise<GameInfo[]> | null = null

  /** Asks once; after a failure, anew. */
  load(): Promise<GameInfo[]> {
    this.#asked ??= games().then(
      (found) => (this.games = found),
      (error: unknown) => {
        this.#asked = null
        throw error
      },
    )
    return this.#asked
  }

  async find(name: string): Promise<GameInfo | null> {
    return (await this.load()).find((game) => game.name === name) ?? null
  }

  title(name: string): string {
    return this.games.find((game) => game.name === name)?.title ?? ''
  }
}

export const catalogue = new Catalogue()
