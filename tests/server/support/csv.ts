import Papa from 'papaparse'

/** Records of a CSV file as a spreadsheet reads them, by column title. */
export function parseCsv(text: string, delimiter = ','): Record<string, string>[] {
  if (!text.startsWith('\uFEFF')) throw new Error('No byte order mark')
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), {
    header: true,
    newline: '\r\n',
    delimiter,
    skipEmptyLines: 'greedy',
  })
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return data
}
