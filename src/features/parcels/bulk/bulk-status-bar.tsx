import { useMachine } from '@xstate/react'
import { bulkStatusMachine } from '../../../../machines/bulk-status.ts'
import type { BulkParcel } from '../../../../machines/bulk-status.ts'
import { Button } from '../../../design/button.tsx'
import { EditIcon } from '../../../design/icons.tsx'
import { SelectionFrame } from '../../../design/selection-frame.ts'
import { useWatchable } from '../../../lib/use-watchable.ts'
import { BulkStatusDialog } from './bulk-status-dialog.tsx'
import { statusCalls } from './status-calls.ts'

export type BulkStatusBarProps = {
  /** Something is chosen. */
  open: boolean
  chosen: readonly BulkParcel[]
  /** How many of them are not on the page in view. */
  elsewhere: number
  onClear: () => void
  /** These have got their status and need no more attention. */
  onDone: (parcels: readonly BulkParcel[]) => void
}

/** How many parcels are chosen, and the status to set for all of them. */
export function BulkStatusBar({ open, chosen, elsewhere, onClear, onDone }: BulkStatusBarProps) {
  const [flow, send, actor] = useMachine(flowWithCalls)
  useWatchable(actor)
  return (
    <>
      {open && (
        <SelectionFrame aria-label="Selected parcels">
          <output>{selectionText(chosen.length, elsewhere)}</output>
          <Button
            size="small"
            tone="primary"
            icon={<EditIcon size={18} />}
            onClick={() => send({ type: 'OPEN', parcels: chosen })}
          >
            Set status
          </Button>
          <Button size="small" tone="ghost" onClick={onClear}>
            Clear selection
          </Button>
        </SelectionFrame>
      )}
      <BulkStatusDialog
        flow={flow}
        send={send}
        onClose={() => {
          const { parcels, outcomes } = flow.context
          send({ type: 'CLOSE' })
          onDone(parcels.filter(({ id }) => outcomes[id]?.state === 'done'))
        }}
      />
    </>
  )
}

const flowWithCalls = bulkStatusMachine.provide({ actors: { updateParcelStatuses: statusCalls } })

function selectionText(count: number, elsewhere: number): string {
  const selected = `${count} selected`
  if (elsewhere === 0) return selected
  return `${selected}, ${elsewhere} on other pages`
}
