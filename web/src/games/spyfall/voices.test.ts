import { expect, test, vi } from 'vitest'
import type { Player } from './table'
import { aView } from './testing'
import { speak, spokenBy } from './voices'

const players = [0, 1, 2, 3, 4].map((seat) => ({ seat, bot: seat > 2 })) as unknown as Player[]

test('a bot speaks its question, then the one asked is heard or speaks', () => {
  const asked = { asker: 3, to: 0, question: 'Is it loud?', answer: null }
  expect(spokenBy(aView({ talk: [asked] }), players)).toEqual({ seat: 3, text: 'Is it loud?' })
  expect(spokenBy(aView({ talk: [{ ...asked, answer: '' }] }), players)).toBeNull()
  const back = { asker: 0, to: 4, question: '', answer: 'Very much so.' }
  expect(spokenBy(aView({ talk: [asked, back] }), players)).toEqual({ seat: 4, text: 'Very much so.' })
})

test('nobody speaks for a person, and nothing is said before the first question', () => {
  expect(spokenBy(aView({ talk: [{ asker: 0, to: 3, question: 'Why?', answer: null }] }), players)).toBeNull()
  expect(spokenBy(aView(), players)).toBeNull()
})

test('a bot has a voice of the table’s language', () => {
  const said: { lang: string; voice: { lang: string } | null }[] = []
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = ''
      voice = null
    },
  )
  const synthesis = {
    getVoices: () => [{ lang: 'en-GB' }, { lang: 'de-DE' }],
    cancel: () => {},
    speak: (words: (typeof said)[0]) => said.push(words),
  }
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('window', { speechSynthesis: synthesis })
  speak({ seat: 3, text: 'Und wie.' }, 'de')
  expect(said.map(({ lang, voice }) => [lang, voice?.lang])).toEqual([['de', 'de-DE']])
  vi.unstubAllGlobals()
})
