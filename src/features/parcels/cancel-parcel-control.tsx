import { useMachine } from '@xstate/react'
import { useState } from 'react'
import * as t from '#texts/parcels.ts'
import { parcelCancelMachine } from '../../../machines/parcel-question.ts'
import { messageOf } from '../../api/api-error.ts'
import type { Parcel } from '../../api/model.ts'
import { cancelParcel } from '../../api/parcels.ts'
import { Button } from '../../ui/button/button.tsx'
import { CanceledIcon } from '../../ui/icons/icons.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { FlowDialog } from './flow-dialog.tsx'
import { disabledReasonFor, useParcelFlow } from './parcel-flow.ts'
import { parcelRequest } from './parcel-request.ts'

/** Cancels a parcel, for senders. */
export function CancelParcelControl({ parcel }: { parcel: Parcel }) {
  const [flow, send, actor] = useMachine(cancelFlow, { input: { parcel } })
  useParcelFlow(actor, parcel)
  const [reason, setReason] = useState('')
  const disabledReason = disabledReasonFor('cancel', parcel)
  return (
    <>
      <Button
        icon={<CanceledIcon />}
        busy={flow.hasTag('busy')}
        disabledReason={disabledReason}
        onClick={() => {
          setReason('')
          send({ type: 'PRESS' })
        }}
      >
        {t.cancelParcel}
      </Button>
      <FlowDialog
        flow={flow}
        send={send}
        title={t.cancelThisParcel}
        confirmLabel={t.yesCancelParcel}
        keepLabel={t.keepParcel}
        tone="danger"
        failed={t.couldNotCancelParcel}
        note={{ label: t.reasonOptional, value: reason, onChange: setReason }}
        superseded={flow.matches('superseded') ? disabledReason : undefined}
      >
        {t.whatCancelingDoes(parcel)}
      </FlowDialog>
    </>
  )
}

const announceDone = () => toast.success(t.parcelCanceled)
const announceFailure = (error: unknown) => toast.error(messageOf(error, t.couldNotCancelParcel))

const cancelFlow = parcelCancelMachine.provide({
  actors: {
    request: parcelRequest<{ parcelId: string; note: string }>({
      role: 'SENDER',
      request: ({ parcelId, note }) => cancelParcel(parcelId, note),
      isDone: ({ isCanceled }) => isCanceled,
      expected: () => ({ status: 'CANCELED', isBlocked: false, isCanceled: true }),
      announceDone,
      announceFailure,
    }),
  },
  actions: { announceDone, announceFailure: (_, { error }) => announceFailure(error) },
})
