/** For every process of the tests that opens a database of theirs. */
import { recordStatements } from './record-statements.ts'

const file = process.env['WAYBILL_STATEMENTS']
if (file !== undefined) recordStatements(file)
