// The sentences of games from their Fluent files: the browser's half of `kernel/localization.py`, which documents what a
// message may call. A test compares both halves.
import {
  FluentBundle,
  FluentDateTime,
  FluentNone,
  FluentNumber,
  FluentType,
  type FluentFunction,
  type FluentResource,
  type FluentValue,
} from '@fluent/bundle'
import { language, PSEUDO } from './language'
import { bare } from './bare'

/** A function that a game's messages may call, for a field whose number has a meaning. */
export type Formatter = (value: never, localizer: Localizer) => string

export type Fields = Record<string, unknown>

/** The messages by language, in fallback order. */
export type Texts = Map<string, FluentResource[]>

class Thing extends FluentType<unknown> {
  override toString(): string {
    return ''
  }
}

export class Localizer {
  #bundles: FluentBundle[]
  #names: string[] = []

  constructor(texts: Texts, formatters: Record<string, Formatter> = {}) {
    const functions = bare(this.#functions())
    for (const [name, means] of Object.entries(formatters)) functions[name] = ([value]) => means(plain(value) as never, this)
    this.#bundles = [...texts].map(([locale, files]) => {
      const bundle = new FluentBundle(locale, { functions, useIsolating: false, transform: language === PSEUDO ? longer : (text) => text })
      for (const file of files) bundle.addResource(file, { allowOverrides: true })
      return bundle
    })
  }

  tell(event: Fields, names: string[]): string {
    const kind = String(event.type)
    return this.knows(kind) ? this.say(kind, event, names) : ''
  }

  knows(message: string): boolean {
    return this.#bundles.some((one) => one.hasMessage(message))
  }

  /** Format a message, or an attribute of it (`lock.hint`), with these fields as its arguments. */
  say(message: string, about: Fields, names: string[] = this.#names): string {
    this.#names = names
    const [id, attribute] = message.split('.') as [string, string?]
    for (const bundle of this.#bundles) {
      const found = bundle.getMessage(id)
      const pattern = attribute ? found?.attributes[attribute] : found?.value
      if (pattern) return bundle.formatPattern(pattern, argumentsOf(about), [])
    }
    return this.knows(id) ? '' : message
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

  /** The name of a thing from its message, in a given form if it has one. */
  #word(value: string, of: string, form: string): string {
    const id = `${of}-${dashed(value)}`
    if (!this.knows(id)) return value
    return (form && this.say(`${id}.${form}`, {})) || this.say(id, {})
  }

  #functions(): Record<string, FluentFunction> {
    return {
      WORD: ([value], { of, form }) => this.#word(String(plain(value)), String(of), form ? String(form) : ''),
      NAME: ([seat]) => this.#name(number(seat)),
      NAMES: ([seats]) => this.#listed((plain(seats) as number[]).map((seat) => this.#name(seat))),
      SAY: ([thing], named) => this.say(String(named.as), plain(thing) as Fields),
      JOIN: ([things]) => this.#listed(plain(things) as string[]),
      LIST: ([things], named) =>
        this.#listed(
          (plain(things) as unknown[]).map((value, index) => this.say(String(named.as), isFields(value) ? value : { value, index })),
        ),
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

/** The message-id form of a name: "Ice Cream Shop" is ice-cream-shop. */
export function dashed(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The Fluent arguments of a struct's fields. Nested fields are joined with a dash, null ones left out. */
function argumentsOf(about: Fields, before = ''): Record<string, FluentValue> {
  const found: Record<string, FluentValue> = {}
  for (const [key, value] of Object.entries(about)) {
    const name = before + key
    if (typeof value === 'boolean') found[name] = value ? 'yes' : 'no'
    else if (typeof value === 'number') found[name] = new FluentNumber(value)
    else if (typeof value === 'string') found[name] = value
    else if (value instanceof Date) found[name] = new FluentDateTime(value)
    else if (value) found[name] = new Thing(value)
    if (isFields(value)) Object.assign(found, argumentsOf(value, `${name}-`))
  }
  return found
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}

/** The pseudo-locale of a text: "Start with" becomes "Štårtöö wîthöö", a third longer. */
function longer(text: string): string {
  const accents: Record<string, string> = bare({
    a: 'å',
    e: 'é',
    i: 'î',
    o: 'ø',
    u: 'ü',
    A: 'Å',
    E: 'É',
    I: 'Î',
    O: 'Ø',
    U: 'Ü',
    s: 'š',
    S: 'Š',
  })
  const longer = text.replaceAll(/[A-Za-z’]{3,}/g, (word) => word + 'ö'.repeat(Math.ceil(word.length / 3)))
  return longer.replaceAll(/[aeiousAEIOUS]/g, (letter) => accents[letter] ?? letter)
}

function number(value: FluentValue | undefined): number {
  return Number((value as FluentNumber).value)
}

function plain(value: FluentValue | undefined): unknown {
  return value instanceof FluentType ? value.value : value
}
