import { expect, it } from 'vitest'
import { parseStoredRun } from '../../../src/api/stored-run.ts'
import { wireRun, wireStop } from '../support/runs.ts'

const run = wireRun({ stops: [wireStop('a', '1 Mill Lane')] })
const { version: _version, ...ofEarlierVersion } = run

it.each([
  ['of this version', run, run],
  ['with an action that no longer exists', { ...run, actions: [...run.actions, 'teleport'] }, run],
  ['without a new field', ofEarlierVersion, null],
  ['in a state that no longer exists', { ...run, state: 'LOST' }, null],
])('A stored run %s is read, or dropped if it does not fit', (_, stored, read) => {
  expect(parseStoredRun(stored)).toEqual(read)
})
