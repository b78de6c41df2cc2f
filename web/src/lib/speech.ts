// What games say, from the Fluent files in their folders: the browser's half of `kernel/speech.py`, where it is
// told what a message may call. Both halves say the same; a test compares them.
import type { Tell } from '../door/board'
import { FluentBundle, FluentNone, FluentNumber, FluentType, type FluentFunction, type FluentResource, type FluentValue } from '@fluent/bundle'

/** What a game's messages may call besides what all can: for what a field means that is only a number. */
export type Meaning = (value: never, speech: Speech) => string

type Fields = Record<string, unknown>
type Messages = { default: FluentResource }
type Files = Record<string, () => Promise<Messages>>

const ENGLISH = 'en'
const house = import.meta.glob<Messages>('../../../src/spyhouse/locales/*/events.ftl')
const games = import.meta.glob<Messages>('../../../src/spyhouse/games/*/locales/*/*events.ftl')
const loaded = new Map<string, Resources[]>()

interface Resources {
  locale: string
  files: FluentResource[]
}

/** Fetches a game's messages in a language, and in English what is not translated. */
export async function loadSpeech(game: string, locale: string = ENGLISH): Promise<void> {
  const languages = [...new Set([locale, locale.split('-')[0]!, ENGLISH])]
  const found = await Promise.all(
    languages.map(async (language) => ({
      locale: language,
      files: [...(await fetched(house, `/locales/${language}/`)), ...(await fetched(games, `/games/${game}/locales/${language}/`))],
    })),
  )
  loaded.set(game, found.filter(({ files }) => files.length))
}

async function fetched(from: Files, folder: string): Promise<FluentResource[]> {
  const paths = Object.keys(from).filter((path) => path.includes(folder))
  return Promise.all(paths.map(async (path) => (await from[path]!()).default))
}

/** A game's `tell`; it speaks once `loadSpeech` is done. */
export function teller(game: string, meanings: Record<string, Meaning> = {}): Tell {
  let speech: Speech | null = null
  let from: Resources[] | undefined
  return (event, names) => {
    const resources = loaded.get(game)
    if (!resources) return ''
    if (!speech || from !== resources) speech = new Speech((from = resources), meanings)
    return speech.tell(event as Fields, names)
  }
}

class Thing extends FluentType<unknown> {
  override toString(): string {
    return ''
  }
}

export class Speech {
  #bundles: FluentBundle[]
  #names: string[] = []

  constructor(resources: Resources[], meanings: Record<string, Meaning>) {
    const functions: Record<string, FluentFunction> = { ...this.#functions() }
    for (const [name, means] of Object.entries(meanings)) functions[name] = ([value]) => means(plain(value) as never, this)
    this.#bundles = resources.map(({ locale, files }) => {
      const bundle = new FluentBundle(locale, { functions, useIsolating: false })
      for (const file of files) bundle.addResource(file, { allowOverrides: true })
      return bundle
    })
  }

  tell(event: Fields, names: string[]): string {
    this.#names = names
    const kind = String(event.type)
    return this.#bundles.some((one) => one.hasMessage(kind)) ? this.say(kind, event) : ''
  }

  /** The message with these fields as its arguments. */
  say(message: string, about: Fields): string {
    const bundle = this.#bundles.find((one) => one.hasMessage(message))
    const pattern = bundle?.getMessage(message)?.value
    return pattern ? bundle!.formatPattern(pattern, argumentsOf(about), []) : ''
  }

  #name(seat: number): string {
    return this.#names[seat] || this.say('seat-name', { number: seat + 1 })
  }

  #listed(things: string[]): string {
    const said = things.filter(Boolean)
    const last = said.pop() ?? ''
    if (!said.length) return last
    const before = said.reduce((so_far, next) => this.say('list-more', { before: so_far, next }))
    return this.say('list-last', { before, last })
  }

  #functions(): Record<string, FluentFunction> {
    return {
      NAME: ([seat]) => this.#name(number(seat)),
      NAMES: ([seats]) => this.#listed((plain(seats) as number[]).map((seat) => this.#name(seat))),
      SAY: ([thing], named) => this.say(String(named.as), plain(thing) as Fields),
      LIST: ([things], named) =>
        this.#listed((plain(things) as unknown[]).map((value, index) => this.say(String(named.as), isFields(value) ? value : { value, index }))),
      COUNT: ([things], { less }) => new FluentNumber((plain(things) as unknown[]).length - (less ? number(less) : 0)),
      SUM: ([numbers]) => new FluentNumber((plain(numbers) as number[]).reduce((sum, one) => sum + one, 0)),
      HAS: ([value]) => (value instanceof FluentNone || value === '' ? 'no' : 'yes'),
      SIGN: ([value]) => (number(value) < 0 ? 'minus' : 'plus'),
      ABS: ([value]) => new FluentNumber(Math.abs(number(value))),
      NTH: ([value]) => new FluentNumber(number(value) + 1),
      SECONDS: ([ms]) => new FluentNumber(Math.floor(number(ms) / 100) / 10, { minimumFractionDigits: 1 }),
    }
  }
}

/** The fields as a message names them, those of a field with a dash between. What is null is left out. */
function argumentsOf(about: Fields, before = ''): Record<string, FluentValue> {
  const found: Record<string, FluentValue> = {}
  for (const [key, value] of Object.entries(about)) {
    const name = before + key
    if (typeof value === 'boolean') found[name] = value ? 'yes' : 'no'
    else if (typeof value === 'number') found[name] = new FluentNumber(value)
    else if (typeof value === 'string') found[name] = value
    else if (value) found[name] = new Thing(value)
    if (isFields(value)) Object.assign(found, argumentsOf(value, `${name}-`))
  }
  return found
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function number(value: FluentValue | undefined): number {
  return Number((value as FluentNumber).value)
}

function plain(value: FluentValue | undefined): unknown {
  return value instanceof FluentType ? value.value : value
}
