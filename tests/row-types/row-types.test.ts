import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'
import { createTestDatabase } from '../support/database.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { findFaults } from './find-faults.ts'
import { findStatements } from './find-statements.ts'
import { notRun, right, wrong } from './fixtures/statements.ts'
import { readRecording, recordStatements, recordTables } from './record-statements.ts'

const fixtures = 'tests/row-types/fixtures'

test('finds a row type that does not fit its statement, and reports no other', async () => {
  const folder = await temporaryFolder()
  const file = join(folder.path, 'statements.jsonl')
  const { db, drop } = await createTestDatabase()
  await recordTables(file, db)
  const stopRecording = recordStatements(file)
  const statements = findStatements(fixtures)
  for (const run of [...right, ...wrong]) await run(db)
  const expected = await commentedFaults()
  expect(findFaults(statements, readRecording(file))).toEqual(expected)

  await notRun(db)
  const rest = expected.filter((fault) => !fault.endsWith('is run by no test'))
  expect(findFaults(statements, readRecording(file))).toEqual(rest)
  stopRecording()
  await drop()
  await folder.remove()
})

async function commentedFaults(): Promise<string[]> {
  const source = await readFile(join(projectRoot, fixtures, 'statements.ts'), 'utf8')
  const lines = source.split('\n')
  return lines
    .flatMap((line, index) => {
      const [, comment] = /^ *\/\/ (.*)/.exec(line) ?? []
      if (comment === undefined) return []
      const call = lines.findIndex((other, at) => at > index && other.includes('db.query'))
      return comment.split('; ').map((fault) => `${fixtures}/statements.ts:${call + 1} ${fault}`)
    })
    .sort()
}
