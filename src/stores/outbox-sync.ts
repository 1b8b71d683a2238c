import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import * as t from '#texts/outbox.ts'
import { outboxMachine } from '../../machines/outbox.ts'
import type { EntryAnswer, SendResult } from '../../machines/outbox.ts'
import { ApiError, hasMessageCode } from '../api/api-error.ts'
import { recordDelivery } from '../api/deliveries.ts'
import {
  recordDeliveryAttempt,
  scanParcel,
  undoDelivery,
  undoDeliveryAttempt,
} from '../api/parcels.ts'
import { reasonNotToSendAgain } from '../api/pending-requests.ts'
import { finishRun, startRun } from '../api/runs.ts'
import { useInspectable } from '../lib/actor-inspection.ts'
import { leadAmongTabs } from '../lib/tab-leader.ts'
import { throttle } from '../lib/throttle.ts'
import { invalidateDeliveries } from './deliveries.ts'
import { moveOlderEntries } from './older-outboxes.ts'
import {
  deliveryOf,
  doneAtOf,
  markTried,
  onOutboxChanged,
  openOutbox,
  readEntries,
  storeAnswer,
} from './outbox.ts'
import type { OutboxEntry } from './outbox-storage.ts'
import { removeOtherDrafts } from './stored-drafts.ts'
import { invalidateParcels, replaceParcel } from './parcels.ts'
import { invalidateRuns } from './runs.ts'

/** Sends this user's outbox while the component is mounted, from one tab of the browser. */
export function useOutboxSync(userId: string, flow: ReturnType<typeof createOutboxFlow>): void {
  const [, send, actor] = useMachine(flow)
  useInspectable(actor)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    moveOlderEntries()
    openOutbox(userId)
    void removeOtherDrafts(userId)
    const sendPending = () => send({ type: 'entries.changed', pending: pendingKeys() })
    sendPending()
    signal.addEventListener('abort', onOutboxChanged(sendPending))
    window.addEventListener('online', () => send({ type: 'ONLINE' }), { signal })
    leadAmongTabs(`waybill-outbox ${userId}`, signal, (led) => {
      send({ type: 'LEAD' })
      return new Promise((resolve) => led.addEventListener('abort', () => resolve()))
    })
    return () => {
      leaving.abort()
      openOutbox(null)
    }
  }, [userId, send])
}

/** The machine with its calls; `announce` tells the user about an answer for which no dialog waits. */
export const createOutboxFlow = (announce: (entry: OutboxEntry, answer: EntryAnswer) => void) =>
  outboxMachine.provide({
    actors: {
      sendEntry: fromPromise<SendResult, { key: string }>(async ({ input: { key } }) => {
        const entry = pendingEntry(key)
        // The entry was discarded, or another tab has sent it.
        if (entry === undefined) return { key, answer: { state: 'sent' } }
        return { key, answer: await answerTo(entry) }
      }),
    },
    actions: {
      storeAnswer: (_, { key, answer }) => {
        if (answer.state !== 'sent' && answer.state !== 'refused') return
        const entry = pendingEntry(key)
        if (entry === undefined) return
        storeAnswer(key, answer)
        refetch.call()
        announce(entry, answer)
      },
    },
  })

const pendingEntry = (key: string) =>
  readEntries().find((entry) => entry.key === key && entry.outcome.state === 'pending')

const pendingKeys = () =>
  readEntries().flatMap(({ key, outcome }) => (outcome.state === 'pending' ? [key] : []))

/** Throttled, so that lists are not refetched for each entry. */
const refetch = throttle(
  () => {
    invalidateRuns()
    invalidateParcels()
    invalidateDeliveries()
  },
  { interval: 2_000 },
)

async function answerTo(entry: OutboxEntry): Promise<SendResult['answer']> {
  if (!navigator.onLine) return { state: 'noAnswer' }
  markTried(entry)
  try {
    return await send(entry)
  } catch (error) {
    if (!(error instanceof ApiError)) return { state: 'noAnswer' }
    if (error.status === 401 || error.status === 403) return { state: 'sessionEnded' }
    const { type } = entry.action
    // The run has ended or was recalled, so it can no longer be started or finished.
    if ((type === 'start' || type === 'finish') && error.status === 404) return { state: 'sent' }
    // The depot has loaded the parcel in the meantime.
    if (type === 'load' && hasMessageCode(error, 'parcelIsDispatchedAlready'))
      return { state: 'sent' }
    // The result has not reached the server, or is corrected already.
    if (type === 'undo' && nothingToUndo.some((code) => hasMessageCode(error, code)))
      return { state: 'sent' }
    const reason = reasonNotToSendAgain(error, texts)
    if (reason === null) return { state: 'noAnswer' }
    return { state: 'refused', reason, fieldErrors: error.fieldErrors }
  }
}

const nothingToUndo = ['parcelIsNotDelivered', 'noAttemptToUndo'] as const

async function send(entry: OutboxEntry): Promise<EntryAnswer> {
  const { key, action } = entry
  const doneAt = doneAtOf(entry)
  const doing = { runId: action.runId, doneAt }
  if (action.type === 'deliver') {
    const { delivery, isPhotoLost } = await deliveryOf(entry, action)
    if (isPhotoLost) return photoLost
    const parcel = await recordDelivery(action.parcelId, delivery, key, doing)
    if (parcel !== null) replaceParcel(parcel)
  } else if (action.type === 'load')
    await scanParcel({ trackingId: action.trackingId, status: 'DISPATCHED' }, key, doing)
  else if (action.type === 'attempt')
    await recordDeliveryAttempt(action.parcelId, action.attempt, key, doing)
  else if (action.type === 'undo') await undos[action.undoes](action.parcelId, key, action.runId)
  else if (action.type === 'start') await startRun(action.runId, { doneAt })
  else await finishRun(action.runId, { doneAt })
  return { state: 'sent' }
}

const undos = { deliver: undoDelivery, attempt: undoDeliveryAttempt }

const photoLost: EntryAnswer = {
  state: 'refused',
  reason: t.photoIsLost,
  fieldErrors: [{ path: 'photo', message: t.photoIsLost }],
}

const texts = {
  refused: t.serverRefusedIt,
  fault: t.somethingWentWrong,
}
