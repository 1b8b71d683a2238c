import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'
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
import { disabledReasonFor, useParcelFlow } from '../parcel-flow.tsx'
import { keepDelivery } from './keep-delivery.ts'
import { RecordDeliveryDialog } from './lazy-record-delivery.ts'
import { createRecordFlow } from './record-flow.ts'

export { prepareRecordDelivery } from './lazy-record-delivery.ts'

export type HandoverSheetProps = {
  parcelId: string
  /** Number of parcels to be handed over after this one. */
  more: number
  focusAfter: RefObject<HTMLElement | null>
  onEnd: (end: HandoverEnd) => void
}

/** The handover of a parcel that was scanned, without a press before it or a page after it. */
export function HandoverSheet({ parcelId, ...props }: HandoverSheetProps) {
  const view = useParcel('ADMIN', parcelId)
  const [parcel, setParcel] = useState<Parcel | null>(null)
  // Data known from before may be older than the scan.
  if (view.status === 'success' && (parcel !== null || !view.isFetching) && view.parcel !== parcel)
    setParcel(view.parcel)
  const { focusAfter, onEnd } = props
  const isGone = parcel === null && view.status === 'missing'
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isGone) end({ state: 'impossible', reason: 'Parcel not found' })
  }, [isGone])
  if (parcel !== null) return <OpenHandover {...props} parcel={parcel} />
  const putAside = () =>
    onEnd({ state: 'putAside', reason: view.status === 'error' ? notLoaded : null })
  return (
    <Dialog
      open={!isGone}
      title="Hand over"
      focusAfter={focusAfter}
      onClose={putAside}
      footer={
        <>
          <Button onClick={putAside}>Put aside</Button>
          {view.status === 'error' && (
            <Button tone="primary" busy={view.isFetching} onClick={view.refetch}>
              Try again
            </Button>
          )}
        </>
      }
    >
      {view.status === 'error' ? (
        <Notice tone="danger">{notLoaded}</Notice>
      ) : (
        <LoadingArea text="Loading the parcel…" />
      )}
    </Dialog>
  )
}

const notLoaded = 'The parcel could not be loaded.'

type OpenHandoverProps = Omit<HandoverSheetProps, 'parcelId'> & { parcel: Parcel }

function OpenHandover({ parcel, more, focusAfter, onEnd }: OpenHandoverProps) {
  const [{ machine, result, noteKept }] = useState(createHandover)
  const [flow, send, actor] = useMachine(machine, { input: { parcel } })
  useParcelFlow(actor, parcel)
  const disabledReason = disabledReasonFor('recordDelivery', parcel)
  const end = useEffectEvent((wasSuperseded: boolean, shown: unknown) => {
    const { isRecorded } = result
    // The dialog has said why it failed; what failed after it was closed was announced.
    const error = shown ?? result.error
    const isDelivered = parcel.status === 'DELIVERED' && isOutcomeUnknown(error)
    if (isRecorded || isDelivered) onEnd({ state: 'recorded', toAddress: parcel.toAddress })
    else if (result.isKept) onEnd({ state: 'putAside', reason: kept })
    else if (wasSuperseded) onEnd({ state: 'impossible', reason: disabledReason ?? notNow })
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
  const keep = (delivery: NewDelivery) => {
    if (!keepDelivery(parcel, delivery)) return
    noteKept()
    send({ type: 'CLOSE' })
  }
  return (
    <RecordDeliveryDialog
      parcel={parcel}
      initial={receivedByReceiver(parcel)}
      cancelLabel="Put aside"
      focusAfter={focusAfter}
      waiting={moreText(more)}
      open={flow.hasTag('dialog')}
      busy={flow.hasTag('busy')}
      isSlow={flow.hasTag('slow')}
      error={flow.context.error}
      superseded={flow.matches('superseded') ? (disabledReason ?? notNow) : undefined}
      onSave={(delivery) => {
        if (navigator.onLine) send({ type: 'SAVE', delivery })
        else keep(delivery)
      }}
      onKeep={flow.context.error === null || isRefusal(flow.context.error) ? undefined : keep}
      onClose={() => send({ type: 'CLOSE' })}
    />
  )
}

const receivedByReceiver = ({ receiver }: Parcel): NewDelivery =>
  receiver?.name ? { receivedBy: receiver.name.slice(0, maxName) } : {}

const kept = 'The handover is saved in this browser, and sent when you are back online.'

interface Result {
  isRecorded: boolean
  isKept: boolean
  error: unknown
}

/** Its result stands in the list of scans, so no toast says it. */
function createHandover() {
  const result: Result = { isRecorded: false, isKept: false, error: null }
  const machine = createRecordFlow({
    announceDone: () => {
      invalidateDeliveries()
      result.isRecorded = true
    },
    announceFailure: (error) => {
      result.error = error
    },
  })
  const noteKept = () => void (result.isKept = true)
  return { machine, result, noteKept }
}

function reasonOf(error: unknown): string {
  return isOutcomeUnknown(error)
    ? 'No answer came. Look at the parcel before you hand it over again.'
    : messageOf(error, 'The delivery was not recorded.')
}

/** As the contract has it. */
const maxName = 100
const notNow = 'Not possible for this parcel now'

function moreText(more: number): string {
  if (more === 0) return ''
  return more === 1
    ? '1 more parcel was scanned and is handed over next.'
    : `${more} more parcels were scanned and are handed over next.`
}
