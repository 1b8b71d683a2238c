import { join } from 'node:path'

/** Gives a build the texts of the language in `WAYBILL_LANGUAGE`; English, where none is set. */
export const textsOfLanguage = {
  find: /^#texts\//,
  replacement: `${join(
    import.meta.dirname,
    '../../../languages/texts',
    process.env['WAYBILL_LANGUAGE'] ?? 'en',
  )}/`,
}
