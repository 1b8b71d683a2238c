import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { parcelBlockMachine } from '../../../machines/parcel-block.ts'
import type { Parcel } from '../../api/model.ts'
import { blockParcel } from '../../api/parcels.ts'
import { Button } from '../../ui/button/button.tsx'
import { BlockedIcon, UnlockIcon } from '../../ui/icons/icons.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { disabledReasonFor, FlowDialog, parcelRequest, useParcelFlow } from './parcel-flow.tsx'

/** An administrator blocks a parcel after a question, and unblocks it without one. */
export function BlockParcelControl({ parcel }: { parcel: Parcel }) {
  const [flow, send, actor] = useMachine(blockFlow, { input: { parcel } })
  useParcelFlow(actor, parcel)
  const [note, setNote] = useState('')
  return (
    <>
      <Button
        icon={parcel.isBlocked ? <UnlockIcon /> : <BlockedIcon />}
        busy={flow.hasTag('busy')}
        disabledReason={disabledReasonFor(parcel.isBlocked ? 'unblock' : 'block', parcel)}
        onClick={() => {
          setNote('')
          send({ type: 'TOGGLE' })
        }}
      >
        {parcel.isBlocked ? 'Unblock' : 'Block'}
      </Button>
      <FlowDialog
        flow={flow}
        send={send}
        title="Block this parcel?"
        confirmLabel="Block parcel"
        keepLabel="Keep it moving"
        tone="danger"
        failed={failed}
        note={{ value: note, onChange: setNote }}
      >
        {parcel.trackingId} stops where it is until it is unblocked. Sender and receiver will see
        that it is blocked.
      </FlowDialog>
    </>
  )
}

/** Notes in the log where the administrator writes nothing. */
const fixedNotes = { block: 'Blocked by admin', unblock: 'Unblocked by admin' }

const failed = 'Failed to update parcel block status'
const announce = (block: boolean) => toast.success(block ? 'Parcel blocked' : 'Parcel unblocked')
const announceFailure = () => toast.error(failed)

const blockFlow = parcelBlockMachine.provide({
  actors: {
    blockParcel: parcelRequest<{ parcelId: string; block: boolean; note: string }>({
      role: 'ADMIN',
      request: ({ parcelId, block, note }) =>
        blockParcel(parcelId, block, note.trim() || fixedNotes[block ? 'block' : 'unblock']),
      isDone: ({ isBlocked }, { block }) => isBlocked === block,
      expected: ({ block }) => ({
        status: block ? 'BLOCKED' : 'UNBLOCKED',
        isBlocked: block,
        isCanceled: false,
      }),
      announceDone: ({ block }) => announce(block),
      announceFailure,
    }),
  },
  actions: { announceDone: ({ context }) => announce(context.block), announceFailure },
})
