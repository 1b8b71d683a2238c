import { isCoordinates } from '../../../domain/coordinates.ts'
import type { Transaction } from '../../db/database.ts'
import {
  deletePostcodes,
  insertPostcodes,
  lockPostcodes,
  type PostcodeRow,
} from '../../runs/routing/coordinates-repository.ts'
import { liftTimeLimits } from './backup-repository.ts'
import { CommandError } from './errors.ts'
import { withDatabase } from './open-database.ts'
import { expectFile, linesOf, shownName } from './text-file.ts'
import { parseFileCommandLine, type Command } from './terminal.ts'

/** Replaces the postcodes of all countries in a GeoNames file, in one transaction. */
export const importPostcodes: Command = async (args, config, terminal) => {
  const { file } = parseFileCommandLine(args, {})
  expectFile(file)
  const database = { mode: 'existing', config, terminal, isUnlimited: true } as const
  await withDatabase(database, async (db) => {
    const { countries, bad, named } = await db.transaction((transaction) =>
      importFile(transaction, file),
    )
    for (const [country, count] of countries)
      terminal.say(`${country}: ${count} ${count === 1 ? 'postcode' : 'postcodes'}`)
    if (bad === 0) return
    for (const line of named) terminal.note(line)
    if (bad > named.length) terminal.note(`… and ${bad - named.length} more`)
    terminal.say(`Left out, as they could not be read: ${bad}`)
  })
}

/** Rows of one insert. */
const batchSize = 5_000
/** Bad lines that are reported one by one. */
const maxNamed = 20

async function importFile(transaction: Transaction, file: string) {
  await liftTimeLimits(transaction)
  await lockPostcodes(transaction)
  const countries = new Map<string, number>()
  const named: string[] = []
  let bad = 0
  let number = 0
  let batch: PostcodeRow[] = []
  for await (const line of linesOf(file)) {
    number += 1
    if (line.trim() === '') continue
    const row = parseLine(line)
    if (typeof row === 'string') {
      bad += 1
      if (named.length < maxNamed) named.push(`Line ${number}: ${row}`)
      continue
    }
    if (!countries.has(row.country)) await deletePostcodes(transaction, row.country)
    countries.set(row.country, (countries.get(row.country) ?? 0) + 1)
    batch.push(row)
    if (batch.length === batchSize) {
      await insertPostcodes(transaction, batch)
      batch = []
    }
  }
  await insertPostcodes(transaction, batch)
  if (countries.size === 0)
    throw new CommandError([`There are no postcodes in ${shownName(file)}.`, ...named].join('\n'))
  return { countries, bad, named }
}

/** Characters, as GeoNames describes its files. */
const maxPostcode = 20
const maxPlace = 180

/** Parses a line in the format of GeoNames; returns a sentence if it is invalid. */
function parseLine(line: string): PostcodeRow | string {
  const [country = '', code = '', place = '', ...others] = line.split('\t')
  // Three administrative areas precede them, each with a name and a code.
  const [latitude = '', longitude = ''] = others.slice(6)
  const postcode = code.toUpperCase().replaceAll(/[\s-]/g, '')
  if (!/^[A-Z]{2}$/.test(country)) return `"${country.slice(0, 20)}" is no country such as DE`
  if (postcode === '') return 'there is no postcode'
  if (postcode.length > maxPostcode) return `the postcode has more than ${maxPostcode} characters`
  if (place.length > maxPlace) return `the name of the place has more than ${maxPlace} characters`
  if (latitude.trim() === '' || longitude.trim() === '') return 'there are no coordinates'
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  if (!isCoordinates(point.latitude, point.longitude))
    return `"${latitude.slice(0, 20)}" and "${longitude.slice(0, 20)}" are no coordinates`
  return { country, postcode, place: place.trim(), ...point }
}
