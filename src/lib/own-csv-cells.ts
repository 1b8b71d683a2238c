import { language } from '#texts/language.ts'
import { csvCells } from '../../domain/csv-format.ts'
import { localTimeZoneName } from '../../domain/format.ts'
import type { CsvFormat } from '../../openapi.d.ts'

/** Cells of a file that the page makes, in its language; times are the reader's. */
export const ownCsvCells = (format: CsvFormat) => csvCells(format, language, localTimeZoneName())
