// A language that is not whole yet is filled up with English when the client is built.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FluentBundle } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { ftl } from './ftl.js'

const locales = join(mkdtempSync(join(tmpdir(), 'ftl-')), 'locales')

function written(language, text) {
  mkdirSync(join(locales, language), { recursive: true })
  writeFileSync(join(locales, language, 'app.ftl'), text)
}

function built(language) {
  const code = ftl().load.call({ addWatchFile: () => undefined }, `\0ftl:${join(locales, language, 'app.ftl')}`)
  const bundle = new FluentBundle(language)
  bundle.addResource(JSON.parse(code.replace('export default ', '')))
  return bundle
}

test('what a translation lacks is there in English, and nothing of what it has', () => {
  written('en', 'yes = Yes\nno = No\nlock = Lock the table\n    .hint = Nobody else comes in.\n')
  written('de', 'yes = Ja\nlock = Abschließen\n')
  const german = built('de')
  expect(german.getMessage('yes').value).toBe('Ja')
  expect(german.getMessage('no').value).toBe('No')
  expect(german.getMessage('lock')).toMatchObject({ value: 'Abschließen', attributes: { hint: 'Nobody else comes in.' } })
})

test('a file that English does not have is read as it is', () => {
  written('tlh', 'yes = HISlaH\n')
  expect(built('tlh').getMessage('yes').value).toBe('HISlaH')
})
