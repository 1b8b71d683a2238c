import { doorTimeOf } from '../../domain/door-time.ts'
import { isWithCourier, moveRun } from '../../machines/run.ts'
import type { Run, RunAction, RunState } from '../../openapi.d.ts'
import type { Transaction } from '../db/database.ts'
import { tellArrivals } from '../messaging/notifications/arrival-repository.ts'
import { conflict, notFound, runChanged } from '../http/errors.ts'
import type { AppContext } from '../http/openapi/operation.ts'
import type { Caller } from '../http/openapi/caller.ts'
import { dayHasCome, startOfDayOf } from './day-has-come.ts'
import { presentRun } from './presenter.ts'
import { findDueArrivals } from './due-arrivals.ts'
import { deleteRunRow, lockRuns, writeRun } from './changes-repository.ts'
import { findRun } from './repository.ts'

/** A run, and the version of it that the caller has seen. */
interface SeenRun {
  runId: string
  version: number
}

export interface RunChange {
  caller: Caller
  /** Without a version if a courier acts, because planners may change the run in the meantime. */
  runs: readonly (SeenRun | { runId: string; version?: undefined })[]
  action: RunAction
  /** When the courier's device recorded it, if it could not send it at once. */
  doneAt?: string | undefined
  /** Locks the parcels that the change is about; called before the runs are locked. */
  before?: (transaction: Transaction) => Promise<void>
  write?: (transaction: Transaction) => Promise<void>
}

/** Makes every change that a caller requests, to all of the runs or to none. */
export async function changeRuns(
  { db, clock, config, company }: Pick<AppContext, 'db' | 'clock' | 'config' | 'company'>,
  { caller, runs, action, doneAt, before, write }: RunChange,
): Promise<void> {
  const today = company.dayOf(clock())
  await db.transaction(async (transaction) => {
    await before?.(transaction)
    const locked = await lockRuns(
      transaction,
      runs.map(({ runId }) => runId),
    )
    const rows = runs.map(({ runId, version }) => {
      const row = locked.find(({ id }) => id === runId)
      if (row === undefined || !maySee(caller, row, today)) throw notFound('runNotFound')
      if (version !== undefined && version !== row.version) throw runChanged()
      return row
    })
    const moves = rows.map((row) => {
      const move = moveRun(caller.role, action, {
        ...row,
        dayHasCome: dayHasCome(row, { clock, company }),
      })
      if (!move.allowed) throw conflict(move.reason)
      return { row, next: move.next }
    })
    await write?.(transaction)
    for (const { row, next } of moves) {
      if (next === 'deleted') await deleteRunRow(transaction, row.id)
      else if (action !== 'start' || next !== row.state) {
        const isPlanned = action !== 'start' && action !== 'record'
        const now = clock()
        const notBefore = row.start_done_at ?? row.started_at ?? startOfDayOf(row, { company })
        await writeRun(transaction, row.id, {
          state: next,
          isPlanned,
          doneAt: doorTimeOf(doneAt, { notBefore, arrivedAt: now }),
          now,
        })
        const due = await findDueArrivals(transaction, row.id, { clock, config })
        await tellArrivals(transaction, due, config)
      }
    }
  })
}

/** Changes one run, and returns it in its new state. */
export async function changeRun(
  context: AppContext,
  { caller, run, ...change }: Omit<RunChange, 'runs'> & { run: RunChange['runs'][number] },
): Promise<Run> {
  await changeRuns(context, { caller, runs: [run], ...change })
  const row = await findRun(context.db, run.runId, context.config)
  if (row === undefined) throw notFound('runNotFound')
  return presentRun(row, caller, context)
}

/** Administrators see every run; a courier their own, while they have it. */
export const maySee = (
  caller: Pick<Caller, 'id' | 'role'>,
  run: { courier_id: string; day: string; state: RunState },
  today: string,
): boolean =>
  caller.role === 'ADMIN' ||
  (run.courier_id === caller.id && isWithCourier(run.state) && run.day >= today)
