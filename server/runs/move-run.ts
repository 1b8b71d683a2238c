import { conflict } from '../http/errors.ts'
import type { OperationHandler } from '../http/openapi/operation.ts'
import { changeRun } from './change-run.ts'
import { hasActiveCourier } from './couriers-repository.ts'

export const giveOutRun: OperationHandler<'giveOutRun'> = async (
  { caller, path: { runId }, body: { version } },
  context,
) => ({
  message: 'Run given out',
  data: await changeRun(context, {
    caller,
    run: { runId, version },
    action: 'giveOut',
    async write(transaction) {
      if (!(await hasActiveCourier(transaction, runId))) throw conflict('courierIsBlocked')
    },
  }),
})

export const takeBackRun: OperationHandler<'takeBackRun'> = async (
  { caller, path: { runId }, body: { version } },
  context,
) => ({
  message: 'Run taken back',
  data: await changeRun(context, { caller, run: { runId, version }, action: 'takeBack' }),
})

export const startRun: OperationHandler<'startRun'> = async (
  { caller, path: { runId }, query: { doneAt } },
  context,
) => ({
  message: 'Run started',
  data: await changeRun(context, { caller, run: { runId }, action: 'start', doneAt }),
})

export const finishRun: OperationHandler<'finishRun'> = async (
  { caller, path: { runId }, query: { doneAt } },
  context,
) => ({
  message: 'Run finished',
  data: await changeRun(context, { caller, run: { runId }, action: 'finish', doneAt }),
})
