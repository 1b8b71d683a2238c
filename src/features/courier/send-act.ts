import { fromPromise } from 'xstate'
import * as t from '#texts/courier.ts'
import { courierRunMachine } from '../../../machines/courier-run.ts'
import type { ActVerdict, SendResult } from '../../../machines/courier-run.ts'
import { ApiError, hasMessageCode } from '../../api/api-error.ts'
import { recordDelivery } from '../../api/deliveries.ts'
import { reasonNotToSendAgain } from '../../api/kept-requests.ts'
import { recordDeliveryAttempt, scanParcel } from '../../api/parcels.ts'
import { finishRun, startRun } from '../../api/runs.ts'
import { throttle } from '../../lib/throttle.ts'
import { invalidateDeliveries } from '../../stores/deliveries.ts'
import { deliveryOf, isAwaited, keptActs, settleAct } from '../../stores/kept-acts.ts'
import type { KeptAct } from '../../stores/act-keeper.ts'
import { invalidateRuns } from '../../stores/runs.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { workText } from './courier-texts.ts'

/** Sends the kept acts, and stores the server's verdict on each. */
export const courierRunFlow = courierRunMachine.provide({
  actors: {
    sendAct: fromPromise<SendResult, { key: string }>(async ({ input: { key } }) => {
      const act = keptActs().find((one) => one.key === key)
      // Discarded, or sent by another tab.
      if (act?.outcome.state !== 'waiting') return { key, verdict: { state: 'sent' } }
      return { key, verdict: await verdictOn(act) }
    }),
  },
  actions: {
    settle: (_, { key, verdict }) => {
      if (verdict.state !== 'sent' && verdict.state !== 'refused') return
      const act = keptActs().find((one) => one.key === key)
      if (act?.outcome.state !== 'waiting') return
      settleAct(key, verdict)
      refetch.call()
      if (verdict.state === 'refused' && !isAwaited(key))
        toast.error(t.wasRefused({ name: workText(act.work), reason: verdict.reason }))
    },
  },
})

/** Throttled, so that a run is not refetched for each of its stops. */
const refetch = throttle(
  () => {
    invalidateRuns()
    invalidateDeliveries()
  },
  { interval: 2_000 },
)

async function verdictOn(act: KeptAct): Promise<SendResult['verdict']> {
  if (!navigator.onLine) return { state: 'noAnswer' }
  try {
    return await send(act)
  } catch (error) {
    if (!(error instanceof ApiError)) return { state: 'noAnswer' }
    if (error.status === 401 || error.status === 403) return { state: 'sessionEnded' }
    // The run has ended, or was taken back: nothing is left to start or to finish.
    const isOfRun = act.work.type === 'start' || act.work.type === 'finish'
    if (isOfRun && error.status === 404) return { state: 'sent' }
    // The depot has loaded the parcel meanwhile.
    if (act.work.type === 'load' && hasMessageCode(error, 'parcelIsDispatchedAlready'))
      return { state: 'sent' }
    const reason = reasonNotToSendAgain(error, texts)
    if (reason === null) return { state: 'noAnswer' }
    return { state: 'refused', reason, fieldErrors: error.fieldErrors }
  }
}

async function send(act: KeptAct): Promise<ActVerdict> {
  const { key, work } = act
  if (work.type === 'deliver') {
    const { delivery, isPhotoLost } = await deliveryOf(act, work)
    if (isPhotoLost) return photoLost
    await recordDelivery(work.parcelId, delivery, key, work.runId)
  } else if (work.type === 'load')
    await scanParcel({ trackingId: work.trackingId, status: 'DISPATCHED' }, key, work.runId)
  else if (work.type === 'attempt')
    await recordDeliveryAttempt(work.parcelId, work.attempt, key, work.runId)
  else if (work.type === 'start') await startRun(work.runId)
  else await finishRun(work.runId)
  return { state: 'sent' }
}

const photoLost: ActVerdict = {
  state: 'refused',
  reason: t.photoIsLost,
  fieldErrors: [{ path: 'photo', message: t.photoIsLost }],
}

const texts = {
  refused: t.serverRefusedIt,
  fault: t.somethingWentWrong,
}
