import { expect, test } from 'vitest'
import { csvText } from '../../domain/csv.ts'
import { csvCells, type CsvCells } from '../../domain/csv-format.ts'
import { languages } from '../../domain/languages.ts'
import type { Language } from '../../openapi.d.ts'

const instant = new Date('2026-07-31T22:05:59.999Z')
const row = ({ separator, ...cells }: CsvCells) => {
  const { decimal, money, day, time, timeTitle, code } = cells
  const rows = [
    [decimal(2.5), decimal(20), money(500), money(125_050), day('2026-03-02'), time(instant)],
    [timeTitle('At'), code('DRAFT', () => 'Entwurf'), 'a;b', 'a,b'],
  ]
  return csvText(rows, separator)
}

test.each<[Language, string]>([
  ['en', '2.5,20,5.00,1250.50,2026-03-02,2026-08-01 00:05'],
  ['de', '2,5;20;5,00;1250,50;02.03.2026;01.08.2026 00:05'],
  ['es', '2,5;20;5,00;1250,50;02/03/2026;01/08/2026 00:05'],
  ['fr', '2,5;20;5,00;1250,50;02/03/2026;01/08/2026 00:05'],
  ['pl', '2,5;20;5,00;1250,50;02.03.2026;01.08.2026 00:05'],
  ['ar', '2.5;20;5.00;1250.50;02/03/2026;01/08/2026 00:05'],
])('Excel in %s reads numbers and dates from %j', (language, written) => {
  const sign = written.includes(';') ? ';' : ','
  const second = ['At (Europe/Berlin)', 'Entwurf', '"a;b"', sign === ';' ? 'a,b' : '"a,b"'].join(
    sign,
  )
  expect(row(csvCells('EXCEL', language, 'Europe/Berlin'))).toBe(`${written}\r\n${second}\r\n`)
})

test.each(languages)('A plain file in %s has the same cells as in English', (language) => {
  expect(row(csvCells('PLAIN', language, 'America/New_York'))).toBe(
    '2.5,20,5.00,1250.50,2026-03-02,2026-07-31T22:05:59.999Z\r\nAt,DRAFT,"a;b","a,b"\r\n',
  )
})

test('The title of times in a file for Excel names a time zone of several words', () => {
  const { timeTitle, time } = csvCells('EXCEL', 'de', 'America/New_York')
  expect([timeTitle('Zeitpunkt'), time(instant)]).toEqual([
    'Zeitpunkt (America/New York)',
    '31.07.2026 18:05',
  ])
})
