import { writeFile } from 'node:fs/promises'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { importPostcodes } from '../../../../server/operations/cli/import-postcodes.ts'
import { CommandError } from '../../../../server/operations/cli/errors.ts'
import { readConfig } from '../../../../server/config/config.ts'
import { databaseForFile, folderForFile } from '../../support/for-file.ts'
import { emptyTables } from '../../support/tables.ts'

const database = await databaseForFile()
const fileAt = await folderForFile()

let said: string[]
let noted: string[]
beforeEach(async () => {
  await emptyTables(database.db)
  said = []
  noted = []
})

/** A line in the format of GeoNames. */
const line = (
  country: string,
  postcode: string,
  place: string,
  latitude = '53.5',
  longitude = '10',
) =>
  [
    country,
    postcode,
    place,
    'Area',
    '01',
    'District',
    '001',
    'Town',
    '00101',
    latitude,
    longitude,
    '6',
  ].join('\t')

async function importLines(...lines: string[]) {
  const file = fileAt('postcodes.txt')
  await writeFile(file, lines.join('\n'))
  await run(file)
}

const run = (...args: string[]) =>
  importPostcodes(args, readConfig({ DATABASE_URL: database.url }), {
    say: (text) => void said.push(text),
    note: (text) => void noted.push(text),
  })

const rows = () =>
  database.db.query(sql`
    select country, postcode, place, latitude, longitude from postcodes order by country, postcode, place
  `)

test('an operator imports the postcodes of some countries', async () => {
  await importLines(
    line('DE', '20457', 'Hamburg'),
    line('GB', 'HU1 2AB', 'Hull', '53.7443', '-0.3326'),
    line('PT', '4050-262', 'Porto', '41.15', '-8.61'),
    '',
  )
  expect(said).toEqual(['DE: 1 postcode', 'GB: 1 postcode', 'PT: 1 postcode'])
  expect(noted).toEqual([])
  expect(await rows()).toEqual([
    { country: 'DE', postcode: '20457', place: 'Hamburg', latitude: 53.5, longitude: 10 },
    { country: 'GB', postcode: 'HU12AB', place: 'Hull', latitude: 53.7443, longitude: -0.3326 },
    { country: 'PT', postcode: '4050262', place: 'Porto', latitude: 41.15, longitude: -8.61 },
  ])
})

test('a later import replaces only its own countries', async () => {
  await importLines(line('DE', '20457', 'Hamburg'), line('AT', '1010', 'Wien'))
  await importLines(line('DE', '10115', 'Berlin'), line('DE', '10117', 'Berlin'))
  expect(await rows()).toMatchObject([
    { country: 'AT', place: 'Wien' },
    { country: 'DE', postcode: '10115' },
    { country: 'DE', postcode: '10117' },
  ])
})

test('unreadable lines are left out, counted and listed', async () => {
  await importLines(
    line('DE', '20457', 'Hamburg'),
    line('Deutschland', '20457', 'Hamburg'),
    line('DE', ' ', 'Hamburg'),
    line('DE', '20458', 'Hamburg', '', ''),
    line('DE', '20459', 'Hamburg', '953.5', '10'),
    'postcode,place',
  )
  expect(said).toEqual(['DE: 1 postcode', 'Left out, as they could not be read: 5'])
  expect(noted).toEqual([
    'Line 2: "Deutschland" is no country such as DE',
    'Line 3: there is no postcode',
    'Line 4: there are no coordinates',
    'Line 5: "953.5" and "10" are no coordinates',
    'Line 6: "postcode,place" is no country such as DE',
  ])
  expect(await rows()).toHaveLength(1)
})

test('lines whose place, postcode or country is too long are left out, too', async () => {
  await importLines(
    line('DE', '20457', 'Hamburg'),
    line('DE', '20458', 'H'.repeat(1_000_000)),
    line('DE', '2'.repeat(1_000_000), 'Hamburg'),
    line('D'.repeat(1_000_000), '20459', 'Hamburg'),
    line('DE', '20459', 'H'.repeat(180)),
  )
  expect(said).toEqual(['DE: 2 postcodes', 'Left out, as they could not be read: 3'])
  expect(noted).toEqual([
    'Line 2: the name of the place has more than 180 characters',
    'Line 3: the postcode has more than 20 characters',
    `Line 4: "${'D'.repeat(20)}" is no country such as DE`,
  ])
  expect(await rows()).toHaveLength(2)
})

test('a byte order mark and line ends of Windows are accepted', async () => {
  const file = fileAt('marked.txt')
  await writeFile(
    file,
    `\uFEFF${line('DE', '99423', 'Größe')}\r\n${line('DE', '10115', 'Berlin')}\r\n`,
  )
  await run(file)
  expect([said, noted]).toEqual([['DE: 2 postcodes'], []])
  expect(await rows()).toMatchObject([{ place: 'Berlin' }, { place: 'Größe' }])
})

test.each<[string, Buffer, string]>([
  [
    'in Latin-1',
    Buffer.from(line('DE', '99423', 'Größe'), 'latin1'),
    'is not in UTF-8. Convert it first, as with: iconv -f ISO-8859-1 -t UTF-8',
  ],
  [
    'cut off within a letter',
    Buffer.from(line('DE', '99423', 'ö')).subarray(0, 10),
    'is not in UTF-8. Convert it first, as with: iconv -f ISO-8859-1 -t UTF-8',
  ],
  [
    'in UTF-16',
    Buffer.from(line('DE', '99423', 'Größe'), 'utf16le'),
    'is not a text. If it is an archive, unpack it first.',
  ],
  [
    'that is an archive',
    Buffer.from('504b0304140000000800', 'hex'),
    'is not a text. If it is an archive, unpack it first.',
  ],
  [
    'without line ends',
    Buffer.alloc(5_000_000, 'x'),
    'is not a text. If it is an archive, unpack it first.',
  ],
])('a file %s is refused in a sentence, and changes nothing', async (_what, bytes, sentence) => {
  await importLines(line('DE', '20457', 'Hamburg'))
  const file = fileAt('other.txt')
  const good = Buffer.from(`${line('DE', '10115', 'Berlin')}\n`)
  await writeFile(file, Buffer.concat([good, bytes]))
  await expect(run(file)).rejects.toThrow(new CommandError(`${file} ${sentence}`))
  expect(await rows()).toMatchObject([{ postcode: '20457' }])
})

test('a folder and a name that is too long for a file are each refused in a sentence', async () => {
  await expect(run(fileAt())).rejects.toThrow(
    new CommandError(`${fileAt()} is a folder, not a file.`),
  )
  const long = fileAt('x'.repeat(1_000_000))
  await expect(run(long)).rejects.toThrow(
    new CommandError(`There is no file ${long.slice(0, 200)}….`),
  )
})

test('many bad lines are counted, and the first of them listed', async () => {
  await importLines(line('DE', '20457', 'Hamburg'), ...Array.from({ length: 30 }, () => 'nothing'))
  expect(noted).toHaveLength(21)
  expect(noted.at(-1)).toBe('… and 10 more')
})

test('a file without postcodes changes nothing', async () => {
  await importLines(line('DE', '20457', 'Hamburg'))
  await expect(importLines('nothing')).rejects.toThrow(/^There are no postcodes in .*\nLine 1: /)
  await expect(importLines('')).rejects.toThrow('There are no postcodes in')
  await expect(run(fileAt('missing.txt'))).rejects.toThrow('There is no file')
  await expect(run()).rejects.toThrow('Which file?')
  expect(await rows()).toHaveLength(1)
})

test('a file of many batches is imported as a whole', async () => {
  const lines = Array.from({ length: 12_001 }, (_, index) =>
    line('DE', String(10_000 + index), 'Berlin'),
  )
  await importLines(...lines)
  expect(said).toEqual(['DE: 12001 postcodes'])
  expect(await rows()).toHaveLength(12_001)
})
