/**
 * `tsx tests/row-types/check.ts <file>`: compares the row types beside the SQL of the server with the
 * statements that the tests ran, as WAYBILL_STATEMENTS had them recorded in the file, and checks that no
 * statement waits for a standby without need.
 */
import { findFaults } from './find-faults.ts'
import { findStatements } from './find-statements.ts'
import { readRecording } from './record-statements.ts'

const statements = findStatements('server')
const faults = findFaults(statements, readRecording(process.argv[2] ?? ''))
const typed = statements.filter(({ row }) => row !== null).length
for (const fault of faults) console.error(fault)
console.log(`${typed} statements with a row type, ${faults.length} faults`)
// None at all would mean that the search went wrong.
if (typed === 0 || faults.length > 0) process.exitCode = 1
