import { useMachine } from '@xstate/react'
import { parcelBlockMachine } from '../../../machines/parcel-block.ts'
import type { Parcel } from '../../api/model.ts'
import { blockParcel } from '../../api/parcels.ts'
import { Button } from '../../ui/button/button.tsx'
import { BlockedIcon, UnlockIcon } from '../../ui/icons/icons.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { useInspectable } from '../../lib/actor-inspection.ts'
import { FlowDialog } from './flow-dialog.tsx'
import { disabledReasonFor } from './disabled-reason.ts'
import { parcelCall } from './parcel-call.ts'
import { useParcelChanges } from './use-parcel-changes.ts'

export function BlockParcelControl({ parcel }: { parcel: Parcel }) {
  const [flow, send, actor] = useMachine(blockFlow, { input: { parcel } })
  useParcelChanges(parcel, send)
  useInspectable(actor, parcel.trackingId)
  return (
    <>
      <Button
        icon={parcel.isBlocked ? <UnlockIcon /> : <BlockedIcon />}
        busy={flow.hasTag('busy')}
        disabledReason={disabledReasonFor(parcel.isBlocked ? 'unblock' : 'block', parcel)}
        onClick={() => send({ type: 'TOGGLE' })}
      >
        {parcel.isBlocked ? 'Unblock' : 'Block'}
      </Button>
      <FlowDialog
        open={flow.hasTag('dialog')}
        title="Block this parcel?"
        confirmLabel={flow.matches('failed') ? 'Try again' : 'Block parcel'}
        keepLabel="Keep it moving"
        tone="danger"
        busy={flow.hasTag('busy')}
        slow={flow.hasTag('slow')}
        error={flow.context.error}
        fallback={failed}
        onConfirm={() => send({ type: flow.matches('failed') ? 'RETRY' : 'CONFIRM' })}
        onKeep={() => send({ type: 'KEEP' })}
      >
        {parcel.trackingId} stops where it is until it is unblocked. Sender and receiver will see
        that it is blocked.
      </FlowDialog>
    </>
  )
}

const failed = 'Failed to update parcel block status'
const announce = (block: boolean) => toast.success(block ? 'Parcel blocked' : 'Parcel unblocked')
const announceFailure = () => toast.error(failed)

const blockFlow = parcelBlockMachine.provide({
  actors: {
    blockParcel: parcelCall<{ parcelId: string; block: boolean }>({
      call: ({ parcelId, block }) =>
        blockParcel(parcelId, block, block ? 'Blocked by admin' : 'Unblocked by admin'),
      expected: ({ parcelId, block }) => ({
        id: parcelId,
        status: block ? 'BLOCKED' : 'UNBLOCKED',
        isBlocked: block,
        isCanceled: false,
      }),
      done: ({ block }) => announce(block),
      failed: announceFailure,
    }),
  },
  actions: { announceDone: ({ context }) => announce(context.block), announceFailure },
})
