import { afterEach, expect, it } from 'vitest'
import { loadWords } from '../../lib/text'
import { dashed } from '../../lib/localizer'
import { faces } from './faces'
import { clueName } from './names'
import type { Aspect } from './shapes'
import { storyOf, titleOf, type Part } from './caseStory'
import { knows } from './text'

const solved = (names: Partial<Record<Aspect, string>>) => new Map(Object.entries(names) as [Aspect, string][])
const read = (parts: Part[]) => parts.map((part) => (typeof part === 'string' ? part : part.name)).join('')

const all = solved({ motive: 'Hunger', suspect: 'Twins', location: 'Ice Cream Shop', crime: 'Theft', object: 'Key' })

it('calls a case after who did it and why', () => {
  expect(titleOf(all)).toBe('The Hungry Twins')
})

it('makes do with what is known', () => {
  expect(titleOf(solved({ crime: 'Theft', location: 'Museum' }))).toBe('Theft at the Museum')
  expect(titleOf(solved({}))).toBe('The Empty File')
})

it('tells who, why, where, with what, and the charge', () => {
  expect(read(storyOf(all, 'success'))).toBe(
    'The fridge was empty, and Hunger knew the way, so the Twins counted the flavors in the Ice Cream Shop with a Key to quite another door. ' +
      'The charge is Theft: a trail of crumbs, leading home.',
  )
})

afterEach(() => loadWords('spyclub'))

it('tells it in German, with its cases and plurals', async () => {
  await loadWords('spyclub', '', 'de')
  expect(titleOf(all)).toBe('Die hungrigen Zwillinge')
  expect(titleOf(solved({ suspect: 'Dog', motive: 'Love' }))).toBe('Der verliebte Hund')
  expect(read(storyOf(all, 'success'))).toBe(
    'Der Kühlschrank war leer, und der Hunger kannte den Weg: Die Zwillinge zählten in der Eisdiele alle Sorten, mit dem Schlüssel zu einer ganz anderen Tür. ' +
      'Die Anklage lautet Diebstahl: eine Spur aus Krümeln, bis nach Hause.',
  )
})

it('tells it in Polish, with its genders and cases', async () => {
  await loadWords('spyclub', '', 'pl')
  expect(titleOf(all)).toBe('Głodne bliźniaczki')
  expect(titleOf(solved({ suspect: 'Dog', motive: 'Love' }))).toBe('Zakochany pies')
  expect(titleOf(solved({ suspect: 'Mom', motive: 'Revenge' }))).toBe('Mściwa mama')
  expect(titleOf(solved({ crime: 'Theft', object: 'Lipstick' }))).toBe('Kradzież ze szminką w tle')
  expect(titleOf(solved({ motive: 'Money' }))).toBe('Czyjeś pieniądze')
  expect(read(storyOf(all, 'success'))).toBe(
    'Lodówka była pusta, a głód znał drogę: bliźniaczki policzyły w lodziarni wszystkie smaki, z kluczem do zupełnie innych drzwi. ' +
      'Zarzut: kradzież. Ślad z okruszków prowadzi do domu.',
  )
  expect(read(storyOf(solved({ suspect: 'Librarian', location: 'Park' }), 'success'))).toBe(
    'Bibliotekarka czekała w parku. Jaki jest zarzut, tego nikt nie wie.',
  )
})

it.each(['en', 'de', 'pl'])('reads as sentences whatever is missing, in %s', async (locale) => {
  await loadWords('spyclub', '', locale)
  const names: Record<Aspect, string> = { motive: 'Love', suspect: 'Dog', location: 'Park', crime: 'Lying', object: 'Hat' }
  for (let some = 0; some < 32; some++) {
    const known = solved(Object.fromEntries(Object.entries(names).filter((_, nth) => some & (1 << nth))))
    const text = read(storyOf(known, 'escape'))
    expect(text).toMatch(/^[A-Z“]/)
    expect(text).toMatch(/\.$/)
    expect(text).not.toMatch(/ {2}|undefined|[*|]| [.,:]/)
    expect(titleOf(known)).not.toMatch(/undefined/)
    // Polish inflects them.
    if (locale !== 'pl') for (const name of known.values()) expect(text).toContain(clueName(name))
  }
})

it.each(['en', 'de', 'pl'])('has words for every clue of the box, in %s', async (locale) => {
  await loadWords('spyclub', '', locale)
  const of: Record<Aspect, number> = { motive: 7, suspect: 8, location: 9, crime: 7, object: 8 }
  const names = Object.keys(faces)
  let from = 0
  for (const [aspect, count] of Object.entries(of) as [Aspect, number][]) {
    for (const name of names.slice(from, from + count)) {
      const text = read(storyOf(solved({ [aspect]: name }), 'success'))
      const kind = { motive: 'because', suspect: '', location: 'went', crime: 'charge', object: 'with' }[aspect]
      if (kind) expect(knows(`tale-${kind}-${dashed(name)}-2`), `another line for ${name}`).toBe(true)
      expect(text).not.toMatch(/It was all about|went to the|with the |Es ging um|war dort|Poszło o|tam: |z dowodem/)
    }
    from += count
  }
})
