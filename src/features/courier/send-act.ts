import { fromPromise } from 'xstate'
import { courierRunMachine } from '../../../machines/courier-run.ts'
import type { SendResult } from '../../../machines/courier-run.ts'
import { move } from '../../../machines/parcel-lifecycle.ts'
import { ApiError, isOutcomeUnknown, messageOf } from '../../api/api-error.ts'
import { recordDelivery } from '../../api/deliveries.ts'
import { reasonNotToSendAgain } from '../../api/kept-requests.ts'
import { recordDeliveryAttempt, scanParcel } from '../../api/parcels.ts'
import { finishRun, startRun } from '../../api/runs.ts'
import { throttle } from '../../lib/throttle.ts'
import { invalidateDeliveries } from '../../stores/deliveries.ts'
import { keptActs, settleAct } from '../../stores/kept-acts.ts'
import type { KeptAct } from '../../stores/kept-acts.ts'
import { invalidateRuns } from '../../stores/runs.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { workText } from './courier-texts.ts'

/** Sends what is kept, and writes down what the server said of it. */
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
      if (verdict.state === 'refused')
        toast.error(`${workText(act.work)} was refused. ${verdict.reason}`)
    },
  },
})

/** A run of many stops is not fetched again for each of them. */
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
    await request(act)
    return { state: 'sent' }
  } catch (error) {
    if (!(error instanceof ApiError)) return { state: 'noAnswer' }
    if (error.status === 401 || error.status === 403) return { state: 'sessionEnded' }
    // A run that is finished is no longer the courier's to see.
    if (act.work.type === 'finish' && error.status === 404) return { state: 'sent' }
    // The depot has loaded it meanwhile.
    if (act.work.type === 'load' && messageOf(error, '') === loadedAlready) return { state: 'sent' }
    const reason = isOutcomeUnknown(error) ? null : reasonNotToSendAgain(error, texts)
    if (reason === null) return { state: 'noAnswer' }
    return { state: 'refused', reason, fieldErrors: error.fieldErrors }
  }
}

function request({ key, work }: KeptAct): Promise<unknown> {
  if (work.type === 'start') return startRun(work.runId)
  if (work.type === 'finish') return finishRun(work.runId)
  const { parcelId, trackingId } = work
  if (work.type === 'load') return scanParcel({ trackingId, status: 'DISPATCHED' }, key)
  if (work.type === 'deliver') return recordDelivery(parcelId, work.delivery, key)
  return recordDeliveryAttempt(parcelId, work.attempt, key)
}

const loadedTwice = move(
  { delivery: 'DISPATCHED', isBlocked: false },
  { type: 'COURIER.scan.DISPATCHED' },
)
const loadedAlready = loadedTwice.allowed ? null : loadedTwice.reason

const texts = {
  refused: 'The server refused it.',
  fault: 'Something went wrong on the server.',
}
