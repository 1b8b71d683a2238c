import { useMachine } from '@xstate/react'
import * as t from '#texts/parcels.ts'
import { deliveryConfirmationMachine } from '../../../machines/parcel-question.ts'
import { messageOf } from '../../api/api-error.ts'
import type { Parcel } from '../../api/model.ts'
import { confirmDelivery } from '../../api/parcels.ts'
import { Button } from '../../ui/button/button.tsx'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { FlowDialog } from './flow-dialog.tsx'
import { disabledReasonFor, useParcelFlow } from './parcel-flow.ts'
import { parcelRequest } from './parcel-request.ts'

/** Confirms that a parcel has arrived, for receivers. */
export function ConfirmDeliveryControl({ parcel }: { parcel: Parcel }) {
  const [flow, send, actor] = useMachine(confirmationFlow, { input: { parcel } })
  useParcelFlow(actor, parcel)
  const disabledReason = disabledReasonFor('confirmDelivery', parcel)
  return (
    <>
      <Button
        tone="primary"
        icon={<CheckIcon />}
        busy={flow.hasTag('busy')}
        disabledReason={disabledReason}
        onClick={() => send({ type: 'PRESS' })}
      >
        {t.confirmDelivery}
      </Button>
      <FlowDialog
        flow={flow}
        send={send}
        title={t.hasThisParcelArrived}
        confirmLabel={t.yesItHasArrived}
        keepLabel={t.notYet}
        failed={t.couldNotConfirmDelivery}
        superseded={flow.matches('superseded') ? disabledReason : undefined}
      >
        {t.willBeDelivered(parcel)}
      </FlowDialog>
    </>
  )
}

const announceDone = () => toast.success(t.deliveryConfirmed)
const announceFailure = (error: unknown) => toast.error(messageOf(error, t.couldNotConfirmDelivery))

const confirmationFlow = deliveryConfirmationMachine.provide({
  actors: {
    request: parcelRequest<{ parcelId: string; note: string }>({
      role: 'RECEIVER',
      request: ({ parcelId }) => confirmDelivery(parcelId),
      isDone: ({ status }) => status === 'DELIVERED',
      expected: () => ({ status: 'DELIVERED', isBlocked: false, isCanceled: false }),
      announceDone,
      announceFailure,
    }),
  },
  actions: { announceDone, announceFailure: (_, { error }) => announceFailure(error) },
})
