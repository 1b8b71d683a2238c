import { language } from '#texts/language.ts'
import type { CsvFormat } from '../../openapi.d.ts'

/** Query for how a file is written. Defaults are not sent, since other hosts have neither. */
export const fileQuery = (format: CsvFormat) => ({
  ...(language !== 'en' && { language }),
  ...(format !== 'PLAIN' && { format }),
})
