// All texts of the client, from the Fluent files in `locales/<language>` of the shell and of each game. main.ts loads
// those of the shell, and a board loads those of its game.
import type { FluentResource } from '@fluent/bundle'
import type { Tell } from '../game-api/board'
import type { Phrase } from '../wire'
import { language } from './language'
import { Localizer, type Fields, type Formatter, type Texts } from './localizer'

type Messages = { default: FluentResource }
type Files = Record<string, () => Promise<Messages>>

/**
 * Format a message, or an attribute of it (`lock.hint`), with these fields as its arguments. `names` are the
 * players' names by seat.
 */
export type Say = (message: string, about?: Fields, names?: string[]) => string

const ENGLISH = 'en'
const HOUSE = ''
const AT_A_TABLE = 'at a table'
const OFFLINE = 'offline'
const house = import.meta.glob<Messages>([
  '../../../src/spyhouse/locales/*/*.ftl',
  '!../../../src/spyhouse/locales/*/{chat,refusals,offline}.ftl',
])
const atATable = import.meta.glob<Messages>('../../../src/spyhouse/locales/*/{chat,refusals}.ftl')
const offlineOnly = import.meta.glob<Messages>('../../../src/spyhouse/locales/*/offline.ftl')
const covers = import.meta.glob<Messages>('../../../src/spyhouse/games/*/locales/*/cover.ftl')
const games = import.meta.glob<Messages>([
  '../../../src/spyhouse/games/*/locales/*/*.ftl',
  '!../../../src/spyhouse/games/*/locales/*/cover.ftl',
])
/** Messages in separate folders are loaded only when needed, such as a campaign's. */
const parts = import.meta.glob<Messages>([
  '../../../src/spyhouse/games/*/locales/*/*/*.ftl',
  '!../../../src/spyhouse/games/*/locales/*/text/*.ftl',
])

const loaded = new Map<string, Texts>()
/** Games from packages: their messages come from the server. */
let brought: readonly string[] = []

/** Set the games of this server. */
export function knowGames(names: readonly string[]): void {
  brought = names.filter((name) => !Object.keys(filesOf(name, '')).length)
}

/** Whether the messages of a game are loaded. */
export const hasWords = (game: string): boolean => loaded.has(game)

/**
 * Load the messages of the shell, of a game or of a part of a game in a language. The build fills missing messages
 * with English ones (`vite/ftl.js`); a missing file is fetched in English.
 */
export async function loadWords(game: string = HOUSE, part = '', locale: string = language): Promise<void> {
  const files = filesOf(game, part)
  if (game && !part && !Object.keys(files).length) {
    const { fetchWords } = await import('./package-text')
    loaded.set(game, await fetchWords(game, locale))
    return
  }
  const here = (path: string): string => path.replace('/locales/en/', `/locales/${locale}/`)
  const wanted = Object.keys(files).filter((path) => path.includes('/locales/en/'))
  const found = await Promise.all(wanted.map(async (path) => [path, (await (files[here(path)] ?? files[path]!)()).default] as const))
  const before = loaded.get(game)
  const texts = (one: string) => found.filter(([path]) => (here(path) in files ? locale : ENGLISH) === one).map(([, text]) => text)
  loaded.set(game, new Map([locale, ENGLISH].map((one) => [one, [...new Set([...(before?.get(one) ?? []), ...texts(one)])]])))
}

function filesOf(game: string, part: string): Files {
  if (part === AT_A_TABLE) return atATable
  if (part === OFFLINE) return offlineOnly
  if (!game) return { ...house, ...covers }
  const folder = new RegExp(`/games/${game}/locales/[^/]+/${part ? `${part}/` : ''}`)
  return Object.fromEntries(Object.entries(part ? parts : games).filter(([path]) => folder.test(path)))
}

/** Whether a game has messages in the reader's language. */
export const isTranslated = (game: string): boolean =>
  language.startsWith(ENGLISH) || Object.keys(games).some((path) => path.endsWith(`/games/${game}/locales/${language}/board.ftl`))

interface Speaker {
  say: Say
  tell: Tell
  knows: (message: string) => boolean
}
const speakers = new Map<string, Speaker>()

/** The localizer of a game. `formatters` are the functions that only its own messages call. */
export function gameText(game: string = HOUSE, formatters: Record<string, Formatter> = {}): Speaker {
  let localizer: Localizer | null = null
  let from: (Texts | undefined)[] = []
  const current = (): Localizer => {
    const texts = [loaded.get(HOUSE), loaded.get(game)]
    if (!localizer || texts.some((one, nth) => one !== from[nth])) localizer = new Localizer(merged(...(from = texts)), formatters)
    return localizer
  }
  const speaker: Speaker = {
    say: (message, about = {}, names) => current().say(message, about, names),
    tell: (event, names) => (loaded.has(game) ? current().tell(event as Fields, names) : ''),
    knows: (message) => current().knows(message),
  }
  speakers.set(game, speaker)
  return speaker
}

const speakerOf = (game: string): Speaker => speakers.get(game) ?? gameText(game)

/** The shell's messages, overridden by the game's. */
function merged(house: Texts = new Map(), game: Texts = new Map()): Texts {
  const locales = [...new Set([...game.keys(), ...house.keys()])].sort((one, other) => Number(one === ENGLISH) - Number(other === ENGLISH))
  return new Map(locales.map((one) => [one, [...(house.get(one) ?? []), ...(game.get(one) ?? [])]]))
}

export const { say, knows } = gameText()

/** Messages for offline pages only. */
export const loadOfflineWords = (): Promise<void> => loadWords(HOUSE, OFFLINE)

let refusing: Promise<void> | undefined

/**
 * Load the messages of refusals, of the shell and of a game, and of the bots' chat. Fetched at a table, or on first
 * use.
 */
export async function loadRefusals(code = ''): Promise<void> {
  const game = gameOf(code)
  refusing ??= loadWords(HOUSE, AT_A_TABLE).catch(() => undefined)
  await Promise.all([refusing, game && !hasWords(game) ? loadWords(game).catch(() => undefined) : null])
}

/** The refusal codes of a game begin with its name. */
function gameOf(code: string): string {
  const game = code.split('-')[0]!
  return brought.includes(game) || Object.keys(games).some((path) => path.includes(`/games/${game}/`)) ? game : HOUSE
}

/** A guide written in a game's messages: one page for each `guide-...`, its attributes are the paragraphs. */
export function writtenGuide(game: string): { title: string; steps: { text: string }[] }[] {
  const texts = loaded.get(game) ?? new Map<string, FluentResource[]>()
  const pages = [...texts.values()]
    .flat()
    .flatMap((file) => file.body)
    .filter(({ id }) => id.startsWith('guide-'))
  const first = new Map(pages.toReversed().map((page) => [page.id, page])) // the reader's language comes first
  const order = new Set([...pages.map(({ id }) => id)])
  const { say } = speakerOf(game)
  return [...order].map((id) => ({
    title: say(id),
    steps: Object.keys(first.get(id)!.attributes).map((step) => ({ text: say(`${id}.${step}`) })),
  }))
}

/** The reason of a refusal, in the reader's language if it has a message. */
export function refusalText(
  { code = '', args, reason }: { code?: string; args?: Fields; reason: string },
  game: string = gameOf(code),
): string {
  const speaker = speakerOf(game)
  return code && speaker.knows(code) ? speaker.say(code, args) : reason
}

/**
 * Format a phrase of the server with the messages of the game. In a plain sentence, seats stand in braces: "Ask
 * {2}".
 */
export function phrase(said: Phrase | string, game: string, names: string[] = []): string {
  if (typeof said !== 'string') return speakerOf(game).say(said.code, said.args, names)
  return said.replace(/\{(\d+)\}/g, (_, seat: string) => names[Number(seat)] ?? '')
}
