import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const projectRoot = join(import.meta.dirname, '../../..')

/** Resolves texts to those of the language in `WAYBILL_LANGUAGE`; English by default. */
export const textsOfLanguage = {
  find: /^#texts\//,
  replacement: `${join(projectRoot, 'languages/texts', process.env['WAYBILL_LANGUAGE'] ?? 'en')}/`,
}

/**
 * Gives each module a copy of its own of the sections that it uses, so that it contains those texts alone that it
 * shows, also of texts with arguments: the bundler keeps a module whole if any page uses another part of it.
 */
export const ownTexts: Plugin = {
  name: 'own-texts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    const isSection = source.startsWith(textsOfLanguage.replacement)
    if (!isSection || importer === undefined) return null
    // By its end, the bundler knows the language of a module.
    const name = relative(projectRoot, importer).replaceAll(/\W/g, '-')
    return `${source}?of=${name}.ts`
  },
}
