import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromCallback } from 'xstate'
import * as t from '#texts/addresses.ts'
import { csvImportMachineFor, unsettled } from '../../../machines/csv-import.ts'
import type { SaveEvent, SaveInput } from '../../../machines/csv-import.ts'
import { createAddress } from '../../api/addresses.ts'
import type { Address } from '../../api/addresses.ts'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { csvCheck } from '../../api/csv-check.ts'
import { invalidateAddresses } from '../../stores/addresses.ts'
import { useInspectable } from '../../lib/actor-inspection.ts'
import type { RowProblem } from '../../lib/csv-columns.ts'
import { isTitleIn } from '../../lib/csv-columns.ts'
import { readSheet } from '../../lib/csv-sheet.ts'
import { addressColumnKeys, addressColumns, checkRows } from './address-csv.ts'
import type { CheckedAddresses } from './address-csv.ts'
import { maxEntries } from './entry-rules.ts'

type AddressOutcome = { state: 'saved' } | { state: 'refused'; problem: RowProblem }

const machine = csvImportMachineFor<CheckedAddresses, AddressOutcome>()

/** Import of a file, checked against the address book for duplicates and its limit. */
export function useAddressImport(book: readonly Address[]) {
  const logic = useMemo(
    () => machine.provide({ actors: { checkFile: checkAgainst(book), saveRows } }),
    [book],
  )
  const [flow, send, actor] = useMachine(logic)
  useInspectable(actor)
  const { checked, outcomes, error } = flow.context
  const refusal = flow.matches('unchecked')
    ? messageOf(error, t.receiversCouldNotBeLookedUp)
    : flow.context.refusal
  const left = unsettled(flow.context)
  const settled = Object.values(outcomes)
  const problems = settled.flatMap((one) => (one.state === 'refused' ? one.problem : []))
  const [stopped] = error === null ? [] : left
  return {
    flow,
    send,
    refusal,
    checked,
    saved: settled.length - problems.length,
    refused: problems.length,
    left: left.length,
    total: settled.length + left.length,
    /** Includes the row that the host did not answer, which can be retried. */
    problems: stopped ? [...problems, problemOf(stopped, error)] : problems,
  }
}

type Row = CheckedAddresses['rows'][number]

const problemOf = ({ row, entry }: Row, error: unknown): RowProblem => ({
  row,
  value: entry.address,
  message: messageOf(error, t.failedToSave),
})

const checkAgainst = (book: readonly Address[]) =>
  csvCheck({
    read: (file) => readSheet(file, { maxRows: maxEntries, isTitle: isTitleIn(addressColumns) }),
    columns: addressColumns,
    keys: addressColumnKeys,
    email: 'email',
    check: (found) => checkRows(found, book),
  })

/** Saves row by row, so that each has an outcome of its own. */
const saveRows = fromCallback<{ type: 'PAUSE' }, SaveInput<CheckedAddresses>>(
  ({ input, sendBack }) => {
    let isLeft = false
    const send = (event: SaveEvent<AddressOutcome>) => {
      if (!isLeft) sendBack(event)
    }
    const saveAll = async () => {
      for (const row of input.rows) {
        if (isLeft) break
        try {
          await createAddress(row.entry)
          send({ type: 'rows.settled', outcomes: { [row.row]: { state: 'saved' } } })
        } catch (error) {
          // Without an answer, the next rows would fail the same way, and this one can be retried.
          if (!isRefusal(error)) {
            send({ type: 'calls.held', error })
            break
          }
          const refused = { state: 'refused' as const, problem: problemOf(row, error) }
          send({ type: 'rows.settled', outcomes: { [row.row]: refused } })
        }
      }
      send({ type: 'calls.ended' })
      invalidateAddresses()
    }
    void saveAll()
    return () => {
      isLeft = true
    }
  },
)

/** True if the host has refused this row. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && [400, 404, 409].includes(error.status ?? 0)
