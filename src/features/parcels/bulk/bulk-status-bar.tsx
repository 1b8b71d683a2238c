import { useMachine } from '@xstate/react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { bulkStatusMachine } from '../../../../machines/bulk-status.ts'
import type { BulkParcel } from '../../../../machines/bulk-status.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EditIcon } from '../../../ui/icons/icons.tsx'
import { SelectionFrame } from '../../../ui/checkbox/selection-frame.ts'
import { useInspectable } from '../../../lib/actor-inspection.ts'
import { BulkStatusDialog } from './bulk-status-dialog.tsx'
import { statusCalls } from './status-calls.ts'

export type BulkStatusBarProps = {
  /** Something is chosen. */
  open: boolean
  chosen: readonly BulkParcel[]
  /** How many of them are not on the page in view. */
  elsewhere: number
  onClear: () => void
  /** Where its code does not come. */
  onClose: () => void
  /** These have got their status and need no more attention. */
  onDone: (parcels: readonly BulkParcel[]) => void
}

/** How many parcels are chosen, and the status to set for all of them. */
export function BulkStatusBar({ open, chosen, elsewhere, onClear, onDone }: BulkStatusBarProps) {
  const [flow, send, actor] = useMachine(flowWithCalls)
  useInspectable(actor)
  const place = useRef<HTMLDivElement>(null)
  const setStatus = useRef<HTMLButtonElement>(null)
  const focusAfter = useRef<HTMLElement>(null)
  return (
    <>
      {/* The bar goes with the last chosen parcel, also from under the focus, which goes on here. */}
      <Place ref={place} tabIndex={-1} />
      {open && (
        <SelectionFrame aria-label="Selected parcels">
          <output>{selectionText(chosen.length, elsewhere)}</output>
          <Button
            ref={setStatus}
            size="small"
            tone="primary"
            icon={<EditIcon size={18} />}
            onClick={() => send({ type: 'OPEN', parcels: chosen })}
          >
            Set status
          </Button>
          <Button
            size="small"
            tone="ghost"
            onClick={() => {
              place.current?.focus({ preventScroll: true })
              onClear()
            }}
          >
            Clear selection
          </Button>
        </SelectionFrame>
      )}
      <BulkStatusDialog
        flow={flow}
        send={send}
        focusAfter={focusAfter}
        onClose={() => {
          const { parcels, outcomes } = flow.context
          const done = parcels.filter(({ id }) => outcomes[id]?.state === 'done')
          focusAfter.current = done.length < chosen.length ? setStatus.current : place.current
          send({ type: 'CLOSE' })
          onDone(done)
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

// In view like the bar, so that the page need not move.
const Place = styled.div`
  position: sticky;
  bottom: 0;
  &:focus-visible {
    outline: none;
  }
`
