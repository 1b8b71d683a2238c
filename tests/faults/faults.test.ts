import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'
import { browserFaults } from './browser-faults.ts'
import { clientFaults } from './client-faults.ts'
import { serverFaults } from './server-faults.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

const faults = [...serverFaults, ...clientFaults, ...browserFaults]

it.each(faults)('$title: there is one place for it, and the test that notices it', (fault) => {
  expect(read(fault.file).split(fault.find)).toHaveLength(2)
  for (const { file } of fault.caughtBy) expect(read(file)).toMatch(/(?:test|it|crawl)\b/)
})
