import { z } from 'zod'
import { readMessage, type Message } from './compile.ts'

/** Messages by section and key. */
export type Catalogue = Map<string, Map<string, Message>>

/** Sections that the server reads in all languages, for mails and files. */
export const sectionsOfServer: readonly string[] = [
  'accountEvents',
  'common',
  'devices',
  'doorTimes',
  'failedAttempts',
  'fixedNotes',
  'mails',
  'names',
  'parcelCounts',
]

/** Sections for operators and developers, which every language shows in English. */
const englishSections: ReadonlySet<string> = new Set(['machines'])

/** Keys that are reserved: helpers of the generated modules, and names that look like React hooks. */
const taken = /^(?:category|number|ordinal)$|^use[A-Z]/
/** Sections that are reserved for generated modules without messages. */
const takenSections = /^(?:numbers|language|untranslated)$/

const shape = z.record(z.string(), z.record(z.string(), z.string()))

/** Reads the JSON of a language; an error names the message that it is about. */
export function readCatalogue(json: string): Catalogue {
  const sections = Object.entries(shape.parse(JSON.parse(json)))
  const wrong = sections.find(([section]) => takenSections.test(section))
  if (wrong !== undefined) throw new Error(`${wrong[0]}: the section's name is taken`)
  return new Map(
    sections.map(([section, texts]) => [
      section,
      new Map(
        Object.entries(texts).map(([key, text]) => [key, read(`${section}.${key}`, key, text)]),
      ),
    ]),
  )
}

function read(name: string, key: string, text: string): Message {
  try {
    if (!/^[a-z][A-Za-z\d]*$/.test(key)) throw new Error('a key is in camel case')
    if (taken.test(key)) throw new Error('the key is taken, or would be read as a hook')
    return readMessage(text)
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Lists messages that the other language has in addition, or with other arguments than English. */
export function faultsOf(english: Catalogue, other: Catalogue): string[] {
  const wanted = signaturesOf(english)
  return [...signaturesOf(other)].flatMap(([name, have]) => {
    const want = wanted.get(name)
    if (want === undefined) return [`${name} is not in English`]
    return want === have ? [] : [`${name} takes (${have}), and has to take (${want})`]
  })
}

const signaturesOf = (catalogue: Catalogue): Map<string, string> =>
  new Map(
    [...catalogue].flatMap(([section, texts]) =>
      [...texts].map(([key, { parameters }]) => [
        `${section}.${key}`,
        [...parameters].map(([name, kind]) => `${name}: ${kind}`).join(', '),
      ]),
    ),
  )

/** Messages that the other language lacks, in English. */
export function missingIn(english: Catalogue, other: Catalogue) {
  const translated = [...english].filter(([section]) => !englishSections.has(section))
  return translated.flatMap(([section, texts]) =>
    [...texts].flatMap(([key, message]) =>
      other.get(section)?.has(key) ? [] : [{ section, key, message }],
    ),
  )
}

/** The messages of the other language, and in English those that it lacks. */
export const completed = (english: Catalogue, other: Catalogue): Catalogue =>
  new Map(
    [...english].map(([section, texts]) => [
      section,
      new Map([...texts].map(([key, message]) => [key, other.get(section)?.get(key) ?? message])),
    ]),
  )
