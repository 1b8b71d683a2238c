import { useMachine } from '@xstate/react'
import { useState } from 'react'
import * as t from '#texts/parcels.ts'
import { fixedNotes } from '../../../domain/fixed-notes.ts'
import { parcelBlockMachine } from '../../../machines/parcel-block.ts'
import type { Parcel } from '../../api/model.ts'
import { blockParcel } from '../../api/parcels.ts'
import { Button } from '../../ui/button/button.tsx'
import { BlockedIcon, UnlockIcon } from '../../ui/icons/icons.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { FlowDialog } from './flow-dialog.tsx'
import { disabledReasonFor, useParcelFlow } from './parcel-flow.ts'
import { parcelRequest } from './parcel-request.ts'

/** Blocks a parcel after a confirmation, and unblocks it without one. */
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
          send({ type: 'PRESS' })
        }}
      >
        {parcel.isBlocked ? t.unblock : t.block}
      </Button>
      <FlowDialog
        flow={flow}
        send={send}
        title={t.blockThisParcel}
        confirmLabel={t.blockParcel}
        keepLabel={t.keepItMoving}
        tone="danger"
        failed={t.couldNotUpdateBlock}
        note={{ value: note, onChange: setNote }}
      >
        {t.whatBlockingDoes(parcel)}
      </FlowDialog>
    </>
  )
}

const announce = (block: boolean) => toast.success(block ? t.parcelBlocked : t.parcelUnblocked)
const announceFailure = () => toast.error(t.couldNotUpdateBlock)

const blockFlow = parcelBlockMachine.provide({
  actors: {
    blockParcel: parcelRequest<{ parcelId: string; block: boolean; note: string }>({
      role: 'ADMIN',
      request: ({ parcelId, block, note }) =>
        blockParcel(
          parcelId,
          block,
          note.trim() || fixedNotes[block ? 'blockedByAdmin' : 'unblockedByAdmin'],
        ),
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
