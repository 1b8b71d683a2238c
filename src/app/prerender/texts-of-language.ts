import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const projectRoot = join(import.meta.dirname, '../../..')

/** Resolves texts to those of the language in `WAYBILL_LANGUAGE`; English by default. */
export const textsOfLanguage = {
  find: /^#texts\//,
  replacement: `${join(projectRoot, 'languages/texts', process.env['WAYBILL_LANGUAGE'] ?? 'en')}/`,
}

/**
 * Gives each module its own copy of the sections that it uses, so that it contains only the texts that it
 * shows, including texts with arguments: the bundler keeps a module whole if any page uses another part of it.
 */
export const ownTexts: Plugin = {
  name: 'own-texts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    const isSection = source.startsWith(textsOfLanguage.replacement)
    if (!isSection || importer === undefined) return null
    // The ending tells the bundler that the module is TypeScript.
    const name = relative(projectRoot, importer).replaceAll(/\W/g, '-')
    return `${source}?of=${name}.ts`
  },
}
