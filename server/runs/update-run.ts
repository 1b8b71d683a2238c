import type { OperationHandler } from '../http/openapi/operation.ts'
import { changeRun, changeRuns } from './change-run.ts'
import { expectNotPast, unknownCourier } from './create-run.ts'
import { setRunDetails } from './changes-repository.ts'

export const updateRun: OperationHandler<'updateRun'> = async (
  { caller, path: { runId }, body: { version, day, courierId, name } },
  context,
) => {
  if (day !== undefined) expectNotPast(day, context)
  const run = await changeRun(context, {
    caller,
    run: { runId, version },
    // A new name is allowed on a run that its courier has already, a new day or courier is not.
    action: day === undefined && courierId === undefined ? 'plan' : 'assign',
    async write(transaction) {
      if (
        !(await setRunDetails(transaction, runId, {
          day,
          courierId,
          name: name === '' ? null : name,
        }))
      )
        throw unknownCourier()
    },
  })
  return { message: 'Run changed', data: run }
}

export const deleteRun: OperationHandler<'deleteRun'> = async (
  { caller, path: { runId }, query: { version } },
  context,
) => {
  await changeRuns(context, { caller, runs: [{ runId, version }], action: 'delete' })
  return { message: 'Run deleted', data: null }
}
