import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import type { HandoverEnd } from '../../../../machines/scans.ts'
import type { NewDelivery } from '../../../../openapi.d.ts'
import { isOutcomeUnknown, isRefusal, messageOf } from '../../../api/api-error.ts'
import type { Parcel } from '../../../api/model.ts'
import { invalidateDeliveries } from '../../../stores/deliveries.ts'
import { useParcel } from '../../../stores/parcels.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { LoadingArea } from '../../../ui/progress/spinner.tsx'
import { disabledReasonFor, useParcelFlow } from '../parcel-flow.ts'
import { RecordDeliveryDialog } from './lazy-record-delivery.ts'
import { createRecordFlow } from './record-flow.ts'
import { saveDelivery } from './save-delivery.ts'

export { prepareRecordDelivery } from './lazy-record-delivery.ts'

export type HandoverSheetProps = {
  parcelId: string
  /** Number of parcels that are still to be handed over after this one. */
  more: number
  focusAfter: RefObject<HTMLElement | null>
  onEnd: (end: HandoverEnd) => void
}

/** Handover dialog of a scanned parcel, which opens immediately and stays on the page. */
export function HandoverSheet({ parcelId, ...props }: HandoverSheetProps) {
  const view = useParcel('ADMIN', parcelId)
  const [parcel, setParcel] = useState<Parcel | null>(null)
  // Cached data can be older than the scan.
  if (view.status === 'success' && (parcel !== null || !view.isFetching) && view.parcel !== parcel)
    setParcel(view.parcel)
  const { focusAfter, onEnd } = props
  const isGone = parcel === null && view.status === 'missing'
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isGone) end({ state: 'impossible', reason: common.parcelNotFound })
  }, [isGone])
  if (parcel !== null) return <OpenHandover {...props} parcel={parcel} />
  const putAside = () =>
    onEnd({
      state: 'putAside',
      reason: view.status === 'error' ? t.couldNotLoadParcelToHandOver : null,
    })
  return (
    <Dialog
      open={!isGone}
      title={common.handOver}
      focusAfter={focusAfter}
      onClose={putAside}
      footer={
        <>
          <Button onClick={putAside}>{t.putAside}</Button>
          {view.status === 'error' && (
            <Button tone="primary" busy={view.isFetching} onClick={view.refetch}>
              {common.tryAgain}
            </Button>
          )}
        </>
      }
    >
      {view.status === 'error' ? (
        <Notice tone="danger">{t.couldNotLoadParcelToHandOver}</Notice>
      ) : (
        <LoadingArea text={t.loadingTheParcel} />
      )}
    </Dialog>
  )
}

type OpenHandoverProps = Omit<HandoverSheetProps, 'parcelId'> & { parcel: Parcel }

function OpenHandover({ parcel, more, focusAfter, onEnd }: OpenHandoverProps) {
  const [{ machine, result, noteSaved }] = useState(createHandover)
  const [flow, send, actor] = useMachine(machine, { input: { parcel } })
  useParcelFlow(actor, parcel)
  const disabledReason = disabledReasonFor('recordDelivery', parcel)
  const end = useEffectEvent((wasSuperseded: boolean, shown: unknown) => {
    const { isRecorded } = result
    // Counts the error that the dialog has shown; a failure after the dialog was closed has been
    // announced already.
    const error = shown ?? result.error
    const isDelivered = parcel.status === 'DELIVERED' && isOutcomeUnknown(error)
    if (isRecorded || isDelivered) onEnd({ state: 'recorded', toAddress: parcel.toAddress })
    else if (result.isSaved) onEnd({ state: 'putAside', reason: t.handoverIsSaved })
    else if (wasSuperseded)
      onEnd({ state: 'impossible', reason: disabledReason ?? t.notPossibleNow })
    else onEnd({ state: 'putAside', reason: error === null ? null : reasonOf(error) })
  })
  useEffect(() => {
    let before = actor.getSnapshot()
    const subscription = actor.subscribe((now) => {
      if (now.matches('closed') && !before.matches('closed'))
        end(before.matches('superseded'), before.context.error)
      before = now
    })
    actor.send({ type: 'OPEN' })
    if (actor.getSnapshot().matches('closed')) end(true, null)
    return () => subscription.unsubscribe()
  }, [actor])
  const saveForLater = async (delivery: NewDelivery) => {
    if (!(await saveDelivery(parcel, delivery))) return
    noteSaved()
    send({ type: 'CLOSE' })
  }
  return (
    <RecordDeliveryDialog
      parcel={parcel}
      draftOf={[parcel.id]}
      initial={receivedByReceiver(parcel)}
      cancelLabel={t.putAside}
      focusAfter={focusAfter}
      waiting={t.moreAreHandedOverNext({ count: more })}
      open={flow.hasTag('dialog')}
      busy={flow.hasTag('busy')}
      isSlow={flow.hasTag('slow')}
      error={flow.context.error}
      superseded={flow.matches('superseded') ? (disabledReason ?? t.notPossibleNow) : undefined}
      onSave={(delivery) => {
        if (navigator.onLine) send({ type: 'SAVE', delivery })
        else void saveForLater(delivery)
      }}
      onKeep={
        flow.context.error === null || isRefusal(flow.context.error)
          ? undefined
          : (delivery) => void saveForLater(delivery)
      }
      onClose={() => send({ type: 'CLOSE' })}
    />
  )
}

const receivedByReceiver = ({ receiver }: Parcel): NewDelivery =>
  receiver?.name ? { receivedBy: receiver.name.slice(0, maxName) } : {}

interface Result {
  isRecorded: boolean
  isSaved: boolean
  error: unknown
}

/** Shows no toast, since the list of scans has the result. */
function createHandover() {
  const result: Result = { isRecorded: false, isSaved: false, error: null }
  const machine = createRecordFlow({
    announceDone: () => {
      invalidateDeliveries()
      result.isRecorded = true
    },
    announceFailure: (error) => {
      result.error = error
    },
  })
  const noteSaved = () => void (result.isSaved = true)
  return { machine, result, noteSaved }
}

function reasonOf(error: unknown): string {
  return isOutcomeUnknown(error)
    ? t.noAnswerCameToDelivery
    : messageOf(error, t.deliveryWasNotRecorded)
}

/** Limit of the contract. */
const maxName = 100
