// Every word on the screen, from the Fluent files in `locales/<language>` of the house and of each game. They are
// fetched before whoever says them is shown: those of the house by main.ts, those of a game with its board.
import type { FluentResource } from '@fluent/bundle'
import type { Tell } from '../door/board'
import type { Phrase } from '../wire'
import { language } from './language'
import { Speech, type Fields, type Meaning, type Texts } from './speech'

type Messages = { default: FluentResource }
type Files = Record<string, () => Promise<Messages>>

/** Says a message (or a part of it: `lock.hint`) with these fields as its arguments; `names` are those of the
 * seats it speaks of. */
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
/** What not everyone needs lies in folders of its own: a campaign, say. */
const parts = import.meta.glob<Messages>([
  '../../../src/spyhouse/games/*/locales/*/*/*.ftl',
  '!../../../src/spyhouse/games/*/locales/*/text/*.ftl',
])

const loaded = new Map<string, Texts>()
/** Games that the client was not built with: their words come from the server. */
let brought: readonly string[] = []

/** Names the games that this server has. */
export function knowGames(names: readonly string[]): void {
  brought = names.filter((name) => !Object.keys(filesOf(name, '')).length)
}

/** Whether the words of a game are here. */
export const hasWords = (game: string): boolean => loaded.has(game)

/** Fetches the words of the house, of a game, or of a part of a game, in a language. What a file of it lacks was put
 * into it in English when the client was built (`vite/ftl.js`); a file that it has not is fetched in English. */
export async function loadWords(game: string = HOUSE, part = '', locale: string = language): Promise<void> {
  const files = filesOf(game, part)
  if (game && !part && !Object.keys(files).length) {
    const { fetchWords } = await import('./package-words')
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

/** Whether a game speaks the reader's language: what its board says is written in it. */
export const isTranslated = (game: string): boolean =>
  language.startsWith(ENGLISH) || Object.keys(games).some((path) => path.endsWith(`/games/${game}/locales/${language}/board.ftl`))

interface Speaker {
  say: Say
  tell: Tell
  knows: (message: string) => boolean
}
const speakers = new Map<string, Speaker>()

/** How a game says and tells things; `meanings` are the functions that only its own messages call. */
export function words(game: string = HOUSE, meanings: Record<string, Meaning> = {}): Speaker {
  let speech: Speech | null = null
  let from: (Texts | undefined)[] = []
  const current = (): Speech => {
    const texts = [loaded.get(HOUSE), loaded.get(game)]
    if (!speech || texts.some((one, nth) => one !== from[nth])) speech = new Speech(merged(...(from = texts)), meanings)
    return speech
  }
  const speaker: Speaker = {
    say: (message, about = {}, names) => current().say(message, about, names),
    tell: (event, names) => (loaded.has(game) ? current().tell(event as Fields, names) : ''),
    knows: (message) => current().knows(message),
  }
  speakers.set(game, speaker)
  return speaker
}

const speakerOf = (game: string): Speaker => speakers.get(game) ?? words(game)

/** The house's words, and over them those of a game. */
function merged(house: Texts = new Map(), game: Texts = new Map()): Texts {
  const locales = [...new Set([...game.keys(), ...house.keys()])].sort((one, other) => Number(one === ENGLISH) - Number(other === ENGLISH))
  return new Map(locales.map((one) => [one, [...(house.get(one) ?? []), ...(game.get(one) ?? [])]]))
}

export const { say, knows } = words()

/** What only offline pages say. */
export const loadOfflineWords = (): Promise<void> => loadWords(HOUSE, OFFLINE)

let refusing: Promise<void> | undefined

/** What the house says when it refuses something, and the game that refused it, and what bots say in the chat:
 * fetched at a table, or when it is needed first. */
export async function loadRefusals(code = ''): Promise<void> {
  const game = gameOf(code)
  refusing ??= loadWords(HOUSE, AT_A_TABLE).catch(() => undefined)
  await Promise.all([refusing, game && !hasWords(game) ? loadWords(game).catch(() => undefined) : null])
}

/** The codes of a game begin with its name. */
function gameOf(code: string): string {
  const game = code.split('-')[0]!
  return brought.includes(game) || Object.keys(games).some((path) => path.includes(`/games/${game}/`)) ? game : HOUSE
}

/** The guide that a game wrote in its messages: a page for each `guide-...`, whose attributes are its paragraphs. */
export function writtenGuide(game: string): { title: string; steps: { text: string }[] }[] {
  const texts = loaded.get(game) ?? new Map<string, FluentResource[]>()
  const pages = [...texts.values()]
    .flat()
    .flatMap((file) => file.body)
    .filter(({ id }) => id.startsWith('guide-'))
  const first = new Map(pages.toReversed().map((page) => [page.id, page])) // the reader's own language is asked first
  const order = new Set([...pages.map(({ id }) => id)])
  const { say } = speakerOf(game)
  return [...order].map((id) => ({
    title: say(id),
    steps: Object.keys(first.get(id)!.attributes).map((step) => ({ text: say(`${id}.${step}`) })),
  }))
}

/** Why something was refused, in the reader's language where it can be said in it. */
export function why({ code = '', args, reason }: { code?: string; args?: Fields; reason: string }, game: string = gameOf(code)): string {
  const speaker = speakerOf(game)
  return code && speaker.knows(code) ? speaker.say(code, args) : reason
}

/** What the server has to say in the words of a game. In a sentence, seats stand in braces: "Ask {2}". */
export function phrase(said: Phrase | string, game: string, names: string[] = []): string {
  if (typeof said !== 'string') return speakerOf(game).say(said.code, said.args, names)
  return said.replace(/\{(\d+)\}/g, (_, seat: string) => names[Number(seat)] ?? '')
}
