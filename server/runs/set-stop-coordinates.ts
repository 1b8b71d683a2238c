import { notFound } from '../http/errors.ts'
import type { OperationHandler } from '../http/openapi/operation.ts'
import { locateParcels } from './routing/coordinates-repository.ts'
import { changeRun } from './change-run.ts'
import { findStopParcels, lockParcels } from './stops-repository.ts'

export const setStopCoordinates: OperationHandler<'setStopCoordinates'> = async (
  { caller, path: { runId }, body: { version, stopId, latitude, longitude } },
  context,
) => {
  let parcelIds: string[] = []
  const run = await changeRun(context, {
    caller,
    run: { runId, version },
    action: 'plan',
    async before(transaction) {
      parcelIds = await findStopParcels(transaction, runId, stopId)
      await lockParcels(transaction, parcelIds)
    },
    async write(transaction) {
      if (parcelIds.length === 0) throw notFound('stopNotFound')
      await locateParcels(transaction, parcelIds, { latitude, longitude })
    },
  })
  return { message: 'Coordinates set', data: run }
}
