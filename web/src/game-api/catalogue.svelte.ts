// The games of this server, as its catalogue lists them: built-in ones and installed packages.
import { games, type GameInfo } from '../lib/api'
import { language } from '../lib/language'
import { isTranslated, knowGames } from '../lib/text'

class Catalogue {
  games = $state.raw<GameInfo[]>([])
  #asked: Promise<GameInfo[]> | null = null

  /** Fetch the catalogue once. After a failure, the next call tries again. */
  load(): Promise<GameInfo[]> {
    this.#asked ??= games().then(
      (found) => {
        knowGames(found.map((game) => game.name))
        return (this.games = found)
      },
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
    return this.#known(name)?.title ?? ''
  }

  /** The address of the poster from a game's package; "" if it has none. */
  poster(name: string): string {
    return this.#known(name)?.poster ?? ''
  }

  /** Whether a game speaks the reader's language. */
  speaks(name: string): boolean {
    return isTranslated(name) || !!this.#known(name)?.languages?.includes(language)
  }

  #known(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name)
  }
}

export const catalogue = new Catalogue()
