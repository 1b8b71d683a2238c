import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { schemaText } from '../../../server/db/schema-text.ts'
import { projectRoot } from '../../../server/project-root.ts'
import { databaseForFile } from '../support/for-file.ts'

const database = await databaseForFile()

test('schema.sql lists exactly the tables that the migrations create', async () => {
  const { db } = database
  const written = await readFile(join(projectRoot, 'server/db/schema.sql'), 'utf8')
  expect(await schemaText(db)).toBe(written)
})
