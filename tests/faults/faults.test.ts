import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'
import { faults } from './faults.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

it.each(faults)('$title: its place is unique, and its test file has a test', (fault) => {
  expect(read(fault.file).split(fault.find)).toHaveLength(2)
  expect(read(fault.test)).toMatch(/(?:test|it|crawl)\b/)
})
