// The data files of a game: the built-in ones, or the host's overrides.
import { overrideFile } from '../lib/api'
import { catalogue } from './catalogue.svelte'

export async function loadDataFile<T>(game: string, name: string, built: T): Promise<T> {
  try {
    const own = (await catalogue.find(game))?.own_files ?? []
    return own.includes(name) ? await overrideFile<T>(game, name) : built
  } catch (error) {
    console.error(`Whether the house has a ${name} of its own cannot be asked; the one of the box is shown.`, error)
    return built
  }
}
