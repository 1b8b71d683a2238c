import { useMachine } from '@xstate/react'
import { useState } from 'react'
import * as t from '#texts/parcels.ts'
import { deliveryAttemptMachine } from '../../../machines/delivery-attempt.ts'
import type { DeliveryFailure } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import type { Parcel } from '../../api/model.ts'
import { recordDeliveryAttempt } from '../../api/parcels.ts'
import { forgetDraft } from '../../stores/outbox.ts'
import { Button } from '../../ui/button/button.tsx'
import { AttemptIcon } from '../../ui/icons/icons.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { RecordAttemptDialog } from './lazy-record-attempt.ts'
import { disabledReasonFor, useParcelFlow } from './parcel-flow.ts'
import { parcelRequest } from './parcel-request.ts'

/** Records that a parcel could not be handed over, for administrators. */
export function RecordAttemptControl({ parcel }: { parcel: Parcel }) {
  const [flow, send, actor] = useMachine(attemptFlow, { input: { parcel } })
  useParcelFlow(actor, parcel)
  // Key of the dialog, so that each opening starts with empty fields.
  const [openings, setOpenings] = useState(0)
  const disabledReason = disabledReasonFor('recordAttempt', parcel)
  return (
    <>
      <Button
        icon={<AttemptIcon />}
        busy={flow.hasTag('busy')}
        disabledReason={disabledReason}
        onClick={() => {
          setOpenings(openings + 1)
          send({ type: 'OPEN' })
        }}
      >
        {t.failedAttempt}
      </Button>
      <RecordAttemptDialog
        key={openings}
        parcel={parcel}
        draftOf={[parcel.id]}
        open={flow.hasTag('dialog')}
        busy={flow.hasTag('busy')}
        isSlow={flow.hasTag('slow')}
        error={flow.context.error}
        superseded={flow.matches('superseded') ? (disabledReason ?? t.notPossibleNow) : undefined}
        reason={flow.context.reason}
        onChoose={(reason) => send({ type: 'CHOOSE', reason })}
        onSave={(details) => send({ type: 'SAVE', ...details })}
        onClose={() => send({ type: 'CLOSE' })}
      />
    </>
  )
}

const announceDone = () => toast.success(t.failedAttemptRecorded)
const announceFailure = (error: unknown) => toast.error(messageOf(error, t.couldNotRecordAttempt))

const attemptFlow = deliveryAttemptMachine.provide({
  actors: {
    recordDeliveryAttempt: parcelRequest<{
      parcelId: string
      reason: DeliveryFailure
      note: string
      nextAttempt: string
    }>({
      role: 'ADMIN',
      request: async ({ parcelId, ...attempt }) => {
        const recorded = await recordDeliveryAttempt(parcelId, attempt)
        forgetDraft('attempt', [parcelId])
        return recorded
      },
      isDone: ({ log }, { reason }) => log.at(-1)?.failedAttempt === reason,
      expected: () => ({ status: 'IN_TRANSIT', isBlocked: false, isCanceled: false }),
      announceDone,
      announceFailure,
    }),
  },
  actions: { announceDone, announceFailure: (_, { error }) => announceFailure(error) },
})
