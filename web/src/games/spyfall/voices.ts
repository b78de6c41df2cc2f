// Speech synthesis for bots at a table that talks aloud. The words are on every screen, too.
import type { Player } from './table'
import type { SpyfallView } from './wire'

export interface Utterance {
  seat: number
  text: string
}

/** The last words of a bot: its answer, or its question if that is still open. */
export function spokenBy(view: SpyfallView, players: Player[]): Utterance | null {
  const last = view.talk.at(-1)
  if (!last) return null
  const said = last.answer === null ? { seat: last.asker, text: last.question } : { seat: last.to, text: last.answer ?? '' }
  return said.text && players[said.seat]?.bot ? said : null
}

/** Speak in the table's language. Each seat has its own voice, or another pitch if the browser has too few voices. */
export function speak({ seat, text }: Utterance, language: string): void {
  if (!('speechSynthesis' in window)) return
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.startsWith(language))
  const words = new SpeechSynthesisUtterance(text)
  words.voice = voices[seat % (voices.length || 1)] ?? null
  words.lang = language
  words.pitch = [1, 0.7, 1.4, 0.85, 1.2, 0.6, 1.6, 1.1][seat % 8]!
  speechSynthesis.cancel()
  speechSynthesis.speak(words)
}

export function silence(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel()
}
