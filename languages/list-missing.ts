/**
 * `npm run texts`: lists the texts that languages lack, each in English and with the places that show it, for
 * translators. With `--complete` it fails if there are any.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../domain/languages.ts'
import { missingIn, readCatalogue, sectionsOfServer } from './catalogue.ts'

const root = join(import.meta.dirname, '..')
const jsonOf = (language: string) =>
  readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8')
const english = readCatalogue(jsonOf('en'))

/** Read when the first missing text is found. */
let known: { folder: string; file: string; lines: string[] }[] | undefined
const lacks = languages.map((language) => ({
  language,
  missing: missingIn(english, readCatalogue(jsonOf(language))),
}))
const count = lacks.reduce((sum, { missing }) => sum + missing.length, 0)
const lines = lacks
  .filter(({ missing }) => missing.length > 0)
  .flatMap(({ language, missing }) => [
    `languages/${language}.json lacks ${missing.length}:`,
    ...missing.flatMap(({ section, key, message }) => [
      `  ${section}.${key}: ${message.text}`,
      ...placesOf(section, key).map((place) => `    ${place}`),
    ]),
  ])
const sum = count === 0 ? 'All languages have all texts.' : `Texts missing: ${count}`
process.stdout.write([...lines, sum, ''].join('\n'))
if (count > 0 && process.argv.includes('--complete')) process.exitCode = 1

/** Lines of the sources that use the text; the server has all sections from one module. */
function placesOf(section: string, key: string): string[] {
  const isOfServer = sectionsOfServer.includes(section)
  const named = new RegExp(String.raw`#texts/${section}\.ts'`)
  const use = new RegExp(String.raw`\b${key}\b`)
  return sources()
    .filter(({ folder, lines }) =>
      folder === 'server' ? isOfServer : lines.some((line) => named.test(line)),
    )
    .flatMap(({ file, lines }) =>
      lines.flatMap((line, index) =>
        use.test(line) && !named.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
    )
}

function sources() {
  known ??= ['src', 'server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name))
      .map((file) => ({ folder, file, lines: readFileSync(join(root, file), 'utf8').split('\n') })),
  )
  return known
}
