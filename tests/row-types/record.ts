/** Loaded by every process of the tests that opens one of their databases. */
import { recordStatements } from './record-statements.ts'

const file = process.env['WAYBILL_STATEMENTS']
if (file !== undefined) recordStatements(file)
