import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../server/db/database.ts'
import { waitForDatabase } from '../../../server/db/wait-for-database.ts'
import { admin } from '../../../server/operations/cli/admin.ts'
import { backup } from '../../../server/operations/cli/backup.ts'
import { readConfig } from '../../../server/config/config.ts'
import { adminUrlVariable, urlOf } from '../../support/postgres.ts'
import { databaseForTest } from '../support/for-file.ts'

const say = () => undefined
const adminUrl = process.env[adminUrlVariable] ?? ''
const withLetters = (letters: string) => databaseForTest({ template: 'template0', letters })

const noCapitals = /^The database test_\w+ has a locale that does not take Ä for ä, or I for i\. /
const refused = [
  ["encoding 'UTF8' locale 'C'", noCapitals],
  ["encoding 'UTF8' locale_provider libc locale 'C'", noCapitals],
  ["encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'tr'", noCapitals],
  ["encoding 'SQL_ASCII' locale 'C'", /^The database test_\w+ has the encoding SQL_ASCII, which /],
  ["encoding 'LATIN1' locale 'C'", /^The database test_\w+ has the encoding LATIN1, which does /],
  ["encoding 'EUC_JP' locale 'C'", /^The database test_\w+ has the encoding EUC_JP, which does /],
] as const

describe('A database', () => {
  test.each(refused)(
    'with %s is refused, and its command makes one that is not',
    async (...row) => {
      const [letters, reason] = row
      const { db } = await withLetters(letters)
      const refusal = await waitForDatabase(db, { say }).then(
        () => '',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      )
      expect(refusal).toMatch(reason)
      const command = /CREATE DATABASE "(\w+)" .*?;/.exec(refusal)
      const right = await createdBy(command?.[0] ?? '', command?.[1] ?? '')
      await expect(waitForDatabase(right, { say })).resolves.toBeUndefined()
    },
  )

  test.each([
    "encoding 'UTF8' locale 'C.UTF-8'",
    "encoding 'UTF8' locale 'C.UTF-8' locale_provider libc",
    "encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'und'",
    "encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'de'",
  ])('with %s is taken', async (letters) => {
    const { db } = await withLetters(letters)
    await expect(waitForDatabase(db, { say })).resolves.toBeUndefined()
  })
})

describe('An operator with such a database', () => {
  test('is told by a command, too', async () => {
    const { url } = await withLetters("encoding 'UTF8' locale 'C'")
    const config = readConfig({ DATABASE_URL: url })
    await expect(admin(['remove-demo'], config, terminal)).rejects.toThrow(noCapitals)
  })

  test('can still back it up', async () => {
    const { url } = await withLetters("encoding 'UTF8' locale 'C'")
    await expect(backup(['file'], readConfig({ DATABASE_URL: url }), terminal)).rejects.toThrow(
      'The database has no tables yet, so it holds nothing.',
    )
  })
})

const terminal = { say, note: say }

async function createdBy(command: string, name: string) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(command)
  const db = openDatabase({ url: urlOf(adminUrl, name) })
  onTestFinished(async () => {
    await db.close()
    await client.query(`drop database "${name}" with (force)`)
    await client.end()
  })
  return db
}
