import { join } from 'node:path'

/** Resolves texts to those of the language in `WAYBILL_LANGUAGE`; English by default. */
export const textsOfLanguage = {
  find: /^#texts\//,
  replacement: `${join(
    import.meta.dirname,
    '../../../languages/texts',
    process.env['WAYBILL_LANGUAGE'] ?? 'en',
  )}/`,
}
