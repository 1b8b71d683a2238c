import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { completed, faultsOf, missingIn, readCatalogue } from '../../languages/catalogue.ts'
import { projectRoot } from '../../server/project-root.ts'

const english = catalogueOf({
  parcels: { found: '{count, plural, one {# parcel} other {# parcels}}', cancel: 'Cancel parcel' },
})

it('A translator can use other plural forms, and arguments in another order', () => {
  const polish = catalogueOf({
    parcels: {
      cancel: 'Anuluj paczkę',
      found: '{count, plural, one {# paczka} few {# paczki} many {# paczek} other {# paczki}}',
    },
  })
  expect(faultsOf(english, polish)).toEqual([])
})

it('A translator is told of superfluous texts and wrong arguments', () => {
  const german = catalogueOf({ parcels: { found: '{count} Pakete', open: 'Öffnen' } })
  expect(faultsOf(english, german)).toEqual([
    'parcels.found takes (count: string), and has to take (count: number)',
    'parcels.open is not in English',
  ])
})

it('A missing text is English until it is translated', () => {
  const german = catalogueOf({ parcels: { found: '{count, plural, other {# Pakete}}' } })
  expect(faultsOf(english, german)).toEqual([])
  expect(
    missingIn(english, german).map(({ section, key, message }) => [section, key, message.text]),
  ).toEqual([['parcels', 'cancel', 'Cancel parcel']])
  const texts = [...(completed(english, german).get('parcels') ?? [])]
  expect(texts.map(([key, { text }]) => [key, text])).toEqual([
    ['found', '{count, plural, other {# Pakete}}'],
    ['cancel', 'Cancel parcel'],
  ])
})

it.each([
  [{ parcels: { Found: 'Found' } }, 'parcels.Found: a key is in camel case'],
  [{ parcels: { useCamera: 'Use the camera' } }, 'would be read as a hook'],
  [{ parcels: { found: '{count' } }, 'parcels.found: EXPECT_ARGUMENT_CLOSING_BRACE'],
])('A translator is told which message of %o is wrong', (sections, reason) => {
  expect(() => catalogueOf(sections)).toThrow(reason)
})

const folder = join(projectRoot, 'languages')
const read = (file: string) => readCatalogue(readFileSync(join(folder, file), 'utf8'))

it.each(readdirSync(folder).filter((file) => file.endsWith('.json')))(
  '%s has only texts that English has, with the same arguments',
  (file) => {
    expect(faultsOf(read('en.json'), read(file))).toEqual([])
  },
)

/** Punctuation and spaces of other languages, as JSON writes them. */
const foreignMarks = {
  'de.json': /[«»”]|\\"| …/,
  'es.json': /[“”„]|\\"/,
  'fr.json': /[ \u00a0][:;?!»]|[\p{L}\d}](?!:\/\/)[:;?!»]|«(?!\u202f)|[“”„]|\\"/u,
  'pl.json': /[«»“]|\\"/,
  'ar.json': /[“”„]|\\"|\p{Script=Arabic}[,;?]/u,
}

it.each(Object.entries(foreignMarks))(
  '%s has the punctuation and spaces of its language',
  (file, mark) => {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n')
    expect(lines.filter((line) => mark.test(line))).toEqual([])
  },
)

function catalogueOf(sections: Record<string, Record<string, string>>) {
  return readCatalogue(JSON.stringify(sections))
}
