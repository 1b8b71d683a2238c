/**
 * Writes each catalogue as modules, one for each section, so that pages need no message parser. English
 * defines the messages and their arguments; a language that differs is refused.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageFacts, languages } from '../domain/languages.ts'
import type { Language } from '../openapi.d.ts'
import { faultsOf, readCatalogue, type Catalogue } from './catalogue.ts'
import { compileMessage } from './compile.ts'

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
  write(language, catalogue)
}

function write(language: Language, catalogue: Catalogue): void {
  const { direction, numberLocale, dateLocale } = languageFacts[language]
  const folder = join(here, 'texts', language)
  const head = `// Generated from languages/${language}.json: change it there, and run "npm run generate".\n`
  mkdirSync(folder, { recursive: true })
  const left = new Set(readdirSync(folder))
  // Files without a change are not written, as a server that watches its sources would restart.
  const put = (name: string, code: string) => {
    left.delete(`${name}.ts`)
    const file = join(folder, `${name}.ts`)
    const text = `${head}${code}`
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
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
  for (const file of left) rmSync(join(folder, file))
}
