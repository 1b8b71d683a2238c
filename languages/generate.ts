/**
 * Writes each catalogue as modules, one for each section, so that pages need no message parser. English
 * defines the messages and their arguments. A message that a language lacks is written in English; any other
 * difference is refused.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLiteralElement } from '@formatjs/icu-messageformat-parser'
import { languageFacts, languages } from '../domain/languages.ts'
import type { Language } from '../openapi.d.ts'
import {
  completed,
  faultsOf,
  missingIn,
  readCatalogue,
  sectionsOfServer,
  type Catalogue,
} from './catalogue.ts'
import { compileMessage, type Message } from './compile.ts'

/** Functions that compiled messages call; a module imports those that it needs. */
const helpers: Record<string, string> = {
  category: 'categoryIn(numberLocale)',
  number: 'numberIn(numberLocale)',
  ordinal: "categoryIn(numberLocale, 'ordinal')",
}

const here = import.meta.dirname
const read = (language: Language) =>
  readCatalogue(readFileSync(join(here, `${language}.json`), 'utf8'))

const english = read('en')
for (const language of languages) {
  const catalogue = read(language)
  const faults = faultsOf(english, catalogue)
  if (faults.length > 0) throw new Error(`languages/${language}.json:\n${faults.join('\n')}`)
  write(language, completed(english, catalogue), missingIn(english, catalogue))
}

writeIfChanged(join(here, 'texts/of-server.ts'), textsOfServer())

function textsOfServer(): string {
  const modules = languages.flatMap((language) =>
    sectionsOfServer.map((section) => ({ language, section, name: `${language}_${section}` })),
  )
  const imports = modules.map(
    ({ language, section, name }) => `import * as ${name} from './${language}/${section}.ts'\n`,
  )
  const entries = languages.map((language) => {
    const own = modules.filter((module) => module.language === language)
    return `  ${language}: { ${own.map(({ section, name }) => `${section}: ${name}`).join(', ')} },\n`
  })
  return [
    '// Generated: the sections that languages/catalogue.ts lists, in all languages.\n',
    ...imports,
    "import type { Language } from '../../openapi.d.ts'\n\n",
    `type Texts = { ${sectionsOfServer.map((section) => `${section}: typeof en_${section}`).join('; ')} }\n\n`,
    `export const texts: Record<Language, Texts> = {\n${entries.join('')}}\n`,
  ].join('')
}

/** A server that watches its sources would restart at each write. */
function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

function write(
  language: Language,
  catalogue: Catalogue,
  missing: ReturnType<typeof missingIn>,
): void {
  const { direction, numberLocale, dateLocale } = languageFacts[language]
  const folder = join(here, 'texts', language)
  const head = `// Generated from languages/${language}.json: change it there.\n`
  mkdirSync(folder, { recursive: true })
  const left = new Set(readdirSync(folder))
  const put = (name: string, code: string) => {
    left.delete(`${name}.ts`)
    writeIfChanged(join(folder, `${name}.ts`), `${head}${code}`)
  }
  const called = new Set(['number'])
  for (const [section, texts] of catalogue) {
    const code = [...texts]
      .map(([key, message]) => compileMessage(key, message, direction === 'rtl'))
      .join('')
    const needed = Object.keys(helpers).filter((helper) => code.includes(`${helper}(a.`))
    for (const helper of needed) called.add(helper)
    const imports = `import { ${needed.join(', ')} } from './numbers.ts'\n`
    put(section, needed.length === 0 ? code : `${imports}${code}`)
  }
  put(
    'numbers',
    [
      "import { categoryIn, numberIn } from '../../in-language.ts'\n",
      "import { numberLocale } from './language.ts'\n\n",
      ...Object.entries(helpers).flatMap(([helper, made]) =>
        called.has(helper) ? [`export const ${helper} = /* @__PURE__ */ ${made}\n`] : [],
      ),
    ].join(''),
  )
  const facts = Object.entries({ direction, numberLocale, dateLocale })
  put(
    'language',
    [
      "import type { Language } from '../../../openapi.d.ts'\n\n",
      `export const language: Language = '${language}'\n`,
      ...facts.map(([name, value]) => `export const ${name}: string = '${value}'\n`),
    ].join(''),
  )
  const untranslated = missing.flatMap(({ message }) => plainText(message) ?? [])
  put(
    'untranslated',
    [
      '/** Texts that this language lacks, in English; texts with arguments are left out. */\n',
      'export const untranslated: readonly string[] | null = ',
      `${untranslated.length === 0 ? null : JSON.stringify(untranslated)}\n`,
    ].join(''),
  )
  for (const file of left) rmSync(join(folder, file))
}

/** Undefined if the text has arguments. */
function plainText({ elements, parameters }: Message): string | undefined {
  const [only] = elements
  return parameters.size === 0 && only !== undefined && isLiteralElement(only)
    ? only.value
    : undefined
}
