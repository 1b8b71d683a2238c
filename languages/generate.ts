/**
 * Writes each catalogue as modules, one a section, which cost a page no parser. English says which texts
 * there are and what they take; a language that differs is refused.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, numberLocales, type Language } from '../domain/languages.ts'
import { faultsOf, readCatalogue, type Catalogue } from './catalogue.ts'
import { compileMessage } from './compile.ts'

/** What compiled messages call. */
const helpers = ['category', 'number', 'ordinal'] as const
type Helper = (typeof helpers)[number]

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
  const folder = join(here, 'texts', language)
  const head = `// Generated from languages/${language}.json: change it there, and run "npm run generate".\n`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const put = (file: string, code: string) =>
    writeFileSync(join(folder, `${file}.ts`), `${head}${code}`)
  const used = new Set<Helper>()
  for (const [section, texts] of catalogue) {
    const code = [...texts].map(([key, message]) => compileMessage(key, message)).join('')
    const needed = helpers.filter((helper) => code.includes(`${helper}(a.`))
    needed.forEach((helper) => used.add(helper))
    const imports = `import { ${needed.join(', ')} } from './numbers.ts'\n`
    put(section, needed.length === 0 ? code : `${imports}${code}`)
  }
  const makers: Record<Helper, string> = {
    category: `categoryIn('${numberLocales[language]}')`,
    ordinal: `categoryIn('${numberLocales[language]}', 'ordinal')`,
    number: `numberIn('${numberLocales[language]}')`,
  }
  const imports = "import { categoryIn, numberIn } from '../../in-language.ts'\n"
  const exports = helpers
    .filter((helper) => used.has(helper))
    .map((helper) => `export const ${helper} = /* @__PURE__ */ ${makers[helper]}\n`)
  put('numbers', [imports, ...exports].join(''))
}
