import { notFound } from '../http/errors.ts'
import type { OperationHandler } from '../http/openapi/operation.ts'
import { findLocatedByHand, removeLocation } from './routing/coordinates-repository.ts'
import { changeRun } from './change-run.ts'
import { findStopParcels, lockParcels } from './stops-repository.ts'

export const removeStopCoordinates: OperationHandler<'removeStopCoordinates'> = async (
  { caller, path: { runId }, query: { version, stopId } },
  context,
) => {
  let ofStop: string[] = []
  let located: string[] = []
  const run = await changeRun(context, {
    caller,
    run: { runId, version },
    action: 'plan',
    async before(transaction) {
      ofStop = await findStopParcels(transaction, runId, stopId)
      // Includes parcels on other runs, because coordinates set for one parcel count for its
      // address.
      located = await findLocatedByHand(transaction, runId, stopId)
      await lockParcels(transaction, [...ofStop, ...located])
    },
    async write(transaction) {
      if (ofStop.length === 0) throw notFound('stopNotFound')
      await removeLocation(transaction, [...ofStop, ...located])
    },
  })
  return { message: 'Coordinates removed', data: run }
}
