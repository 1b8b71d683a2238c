import type { CsvFormat } from '../../openapi.d.ts'
import { createRememberedChoice } from './remembered-choice.ts'

const formats: readonly CsvFormat[] = ['PLAIN', 'EXCEL']

/** Format of exported files. */
export const { useChoice: useCsvFormat, choose: setCsvFormat } = createRememberedChoice(
  'waybill-csv-format',
  formats,
  'PLAIN',
)
