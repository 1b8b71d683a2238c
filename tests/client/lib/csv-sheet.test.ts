import { describe, expect, it } from 'vitest'
import { csvCells } from '../../../domain/csv-format.ts'
import { languages } from '../../../domain/languages.ts'
import { csvWriter } from '../../../server/http/csv-file.ts'
import { exportColumns } from '../../../server/parcels/export-columns.ts'
import type { ExportRow } from '../../../server/parcels/export-repository.ts'
import { checkRows } from '../../../src/features/parcel-import/check-rows.ts'
import { columnKeys, columns } from '../../../src/features/parcel-import/columns.ts'
import {
  badRowsCsv,
  readParcelSheet,
  templateCsv,
} from '../../../src/features/parcel-import/csv-file.ts'
import { findColumns } from '../../../src/lib/csv-columns.ts'

const titles = 'Receiver email;From address;To address;Type;Weight (kg)'
const row = 'rita@example.com;Hafenstraße 1;Łódź 2;PACKAGE;2,5'
const plain = `${titles}\r\n${row}\r\n`
const cells = row.split(';')

describe('A file is read', () => {
  const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
  it.each<[string, string | Buffer, number, string?]>([
    ['as it is', plain, 2],
    ['with a byte order mark', `\uFEFF${plain}`, 2],
    ['in UTF-16, as “Unicode text” of Excel', utf16(plain.replaceAll(';', '\t')), 2, ','],
    ['in UTF-16 of the other order', utf16(plain).swap16(), 2],
    ['below sep=;', `sep=;\r\n${plain}`, 3],
    ['below SEP= in quotes', `"SEP=;"\n${plain}`, 3],
    ['below sep= and the separators of empty cells', `\uFEFFsep=;;;;;\n${plain}`, 3],
    ['below sep=|, which no one would guess', `sep=|\n${plain.replaceAll(';', '|')}`, 3, ','],
    ['below sep= of a tab', `sep=\t\n${plain.replaceAll(';', '\t')}`, 3, ','],
    ['below a caption', `Parcels of November\n${plain}`, 3],
    ['below a caption with commas and an empty line', `Parcels, 3, by weight\n\n${plain}`, 4],
    ['below a caption with empty cells', `Type;;;;\n${plain}`, 3],
    ['below sep= and a caption', `sep=;\nParcels\n${plain}`, 4],
  ])('%s', async (_, content, number, separator = ';') => {
    expect(await read(content)).toEqual({
      titles: titles.split(';'),
      titleRow: number - 1,
      lines: [{ row: number, cells }],
      separator,
      guessed: [],
    })
  })

  it('in Windows-1252, with what has to be looked at', async () => {
    // Node has no letters for the bytes that Latin 1 lacks; browsers have.
    const content = Buffer.from(`${titles}\n${row.replace('Łódź', 'Café')}`, 'latin1')
    expect(await read(content)).toMatchObject({
      lines: [{ cells: cells.with(2, 'Café 2') }],
      guessed: ['Hafenstraße 1', 'Café 2'],
    })
  })
})

it.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff]],
  ['UTF-16 with half a character', [0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00]],
  ['a byte that Windows-1252 does not have', [0x41, 0x81, 0x2c, 0x42]],
  ['UTF-16 without a mark', [0x41, 0, 0x2c, 0, 0x42, 0]],
])('A file of %s is refused', async (_, bytes) => {
  expect(await read(Buffer.from(bytes))).toEqual({
    refusal: expect.stringContaining('not a CSV file'),
  })
})

it('A file without a column is refused with the titles that it has, and their row', async () => {
  const sheet = await read('Parcels\n\nTo address;Type;Weight (kg);Sender\nHill 1;PACKAGE;1;Ada')
  if ('refusal' in sheet) throw new Error(sheet.refusal)
  expect(findColumns(sheet, columns, columnKeys)).toEqual({
    refusal: expect.stringMatching(
      /row 3 are “.?To address.?”.*“.?Sender.?”\. The columns “.?Receiver email.?”, “.?From address/,
    ),
  })
})

it.each([
  [';', plain],
  [',', 'Type,Weight (kg)\r\nPACKAGE,"2,5"\r\n'],
])('Rows with errors come back with the separator %j of the file', async (separator, content) => {
  const sheet = await read(content)
  if ('refusal' in sheet) throw new Error(sheet.refusal)
  const bad = sheet.lines.map(({ row: number, cells: own }) => ({
    row: number,
    cells: own,
    problems: [],
  }))
  const blob = badRowsCsv({ ...sheet, bad })
  expect(await blob.text()).toContain(`${separator}${content.split('\r\n')[1] ?? ''}\r\n`)
})

it.each([
  ['de', ';', '2,5'],
  ['en', ',', '2.5'],
  ['ar', ';', '2.5'],
] as const)(
  'The template has the separators of a spreadsheet in %s',
  async (language, separator, weight) => {
    const template = await templateCsv(csvCells('EXCEL', language, 'UTC')).text()
    const [titleLine = '', first = ''] = template.split('\r\n')
    expect(titleLine.split(separator)).toHaveLength(columnKeys.length)
    expect(first).toContain(`${separator}PACKAGE${separator}${weight}${separator}`)
    expect(await read(template)).toMatchObject({ separator, titleRow: 1 })
  },
)

describe('Our own export can be imported', () => {
  const parcels = [
    ['PACKAGE', 500, 'Hafenstraße 1; 20457 Hamburg', '=Dale 2, "The Mill", York'],
    ['DOCUMENT', 2_500, 'Quay 5,-3\nHull', "'Łódź' 2;+48"],
    ['PACKAGE', 12_340, 'شارع ١', '+49 Hill, @York'],
    ['PACKAGE', 20_000, 'Hill 1', ',;=x'],
  ] as const
  const receiver = 'rita@example.com'
  const rows = parcels.map(([parcelType, grams, from, to]): ExportRow => ({
    id: '1',
    tracking_id: 'TRK-20260302-ABCDEF',
    sender_id: '2',
    sender_name: 'Sam Sender',
    sender_email: 'sam@example.com',
    receiver_id: '3',
    receiver_name: 'Rita Receiver',
    receiver_email: receiver,
    parcel_type: parcelType,
    weight_grams: grams,
    fee_cents: 125_050,
    from_address: from,
    to_address: to,
    note: null,
    delivery_status: 'IN_TRANSIT',
    is_blocked: false,
    created_at: new Date('2026-03-02T09:00:00Z'),
    updated_at: new Date('2026-03-02T09:00:00Z'),
  }))
  const formats = ['PLAIN', 'EXCEL'] as const
  const ways = languages.flatMap((language) => formats.map((format) => ({ language, format })))

  it.each(ways)('as $format in $language', async (way) => {
    const { titleLine, lines } = csvWriter(exportColumns, way, 'Europe/Berlin')
    const sheet = await read(titleLine() + lines(rows))
    if ('refusal' in sheet) throw new Error(sheet.refusal)
    const found = findColumns(sheet, columns, columnKeys)
    if ('refusal' in found) throw new Error(found.refusal)
    const checked = checkRows(sheet, found.positions, new Map([[receiver, 'r-1']]))
    expect(checked.bad).toEqual([])
    expect(checked.rows.map(({ parcel }) => parcel)).toEqual(
      parcels.map(([parcelType, grams, fromAddress, toAddress]) => ({
        receiverId: 'r-1',
        parcelType,
        weight: grams / 1000,
        fromAddress,
        toAddress,
      })),
    )
  })

  it('though its title From gives way to From address', async () => {
    const sheet = await read(`From;${titles}\nAda;${row}`)
    if ('refusal' in sheet) throw new Error(sheet.refusal)
    expect(findColumns(sheet, columns, columnKeys)).toMatchObject({
      positions: { fromAddress: 2 },
      ignored: ['From'],
    })
  })
})

const read = (content: string | Buffer) =>
  readParcelSheet(
    new File([typeof content === 'string' ? content : new Uint8Array(content)], 'parcels.csv'),
  )
