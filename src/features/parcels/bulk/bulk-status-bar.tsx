import { useMachine } from '@xstate/react'
import pLimit from 'p-limit'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { fromCallback } from 'xstate'
import { bulkStatusMachine } from '../../../../machines/bulk-status.ts'
import type {
  BulkCalls,
  BulkOutcome,
  BulkParcel,
  ParcelSettled,
} from '../../../../machines/bulk-status.ts'
import type { DeliveryStatus } from '../../../../openapi.d.ts'
import { isRefusal } from '../../../api/api-error.ts'
import { updateParcelStatus } from '../../../api/parcels.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { SelectionFrame } from '../../../ui/checkbox/selection-frame.ts'
import { DocumentIcon, EditIcon, PrintIcon } from '../../../ui/icons/icons.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useInspectable } from '../../../lib/actor-inspection.ts'
import { paths } from '../../../lib/paths.ts'
import { invalidateParcels, replaceParcel } from '../../../stores/parcels.ts'
import { maxPrinted } from '../../../lib/max-printed.ts'
import { orLookedUp } from '../unknown-outcome.ts'
import { BulkStatusDialog } from './bulk-status-dialog.tsx'

export type BulkStatusBarProps = {
  /** Something is selected. */
  open: boolean
  selected: readonly BulkParcel[]
  /** How many of them are not on the page in view. */
  elsewhere: number
  onClear: () => void
  /** Where its code does not come. */
  onClose: () => void
  /** These have got their status and need no more attention. */
  onDone: (parcels: readonly BulkParcel[]) => void
}

/** How many parcels are selected, and the status to set for all of them. */
export function BulkStatusBar({ open, selected, elsewhere, onClear, onDone }: BulkStatusBarProps) {
  const [flow, send, actor] = useMachine(bulkStatusFlow)
  useInspectable(actor)
  const focusAnchor = useRef<HTMLDivElement>(null)
  const setStatus = useRef<HTMLButtonElement>(null)
  const focusAfter = useRef<HTMLElement>(null)
  return (
    <>
      {/* The bar goes with the last selected parcel, also from under the focus, which goes on here. */}
      <FocusAnchor ref={focusAnchor} tabIndex={-1} />
      {open && (
        <SelectionFrame aria-label="Selected parcels">
          <output>{selectionText(selected.length, elsewhere)}</output>
          <Button
            ref={setStatus}
            size="small"
            tone="primary"
            icon={<EditIcon size={18} />}
            onClick={() => send({ type: 'OPEN', parcels: selected })}
          >
            Set status
          </Button>
          <PrintLink selected={selected} to={paths.adminLabels} icon={<PrintIcon size={18} />}>
            Print labels
          </PrintLink>
          <PrintLink selected={selected} to={paths.adminManifest} icon={<DocumentIcon size={18} />}>
            Manifest
          </PrintLink>
          <Button
            size="small"
            tone="ghost"
            onClick={() => {
              focusAnchor.current?.focus({ preventScroll: true })
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
          focusAfter.current =
            done.length < selected.length ? setStatus.current : focusAnchor.current
          send({ type: 'CLOSE' })
          onDone(done)
        }}
      />
    </>
  )
}

type PrintLinkProps = {
  selected: readonly BulkParcel[]
  to: (parcelIds: readonly string[]) => string
  icon: ReactNode
  children: string
}

/** In a tab of its own, as here the selection would be gone after it. */
function PrintLink({ selected, to, icon, children }: PrintLinkProps) {
  if (selected.length > maxPrinted)
    return (
      <Button
        size="small"
        icon={icon}
        disabledReason={`At most ${maxPrinted} parcels fit one print.`}
      >
        {children}
      </Button>
    )
  return (
    <LinkButton size="small" icon={icon} href={to(selected.map(({ id }) => id))} target="_blank">
      {children} <VisuallyHidden>(opens a new tab)</VisuallyHidden>
    </LinkButton>
  )
}

const concurrency = 4

/** A few requests at a time; after a stop, or when the page is left, no more of them begin. */
const updateParcelStatuses = fromCallback<{ type: 'STOP' }, BulkCalls>(
  ({ input, sendBack, receive }) => {
    const { parcelIds, status } = input
    const notBegun = new Set(parcelIds)
    const settle = (parcelId: string, outcome: BulkOutcome) =>
      sendBack({ type: 'parcel.settled', parcelId, outcome } satisfies ParcelSettled)
    receive(() => {
      for (const id of notBegun) settle(id, { state: 'left' })
      notBegun.clear()
    })
    void pLimit(concurrency)
      .map(parcelIds, async (id) => {
        if (notBegun.delete(id)) settle(id, await outcomeOf(id, status))
      })
      .then(invalidateParcels)
    return () => notBegun.clear()
  },
)

const bulkStatusFlow = bulkStatusMachine.provide({ actors: { updateParcelStatuses } })

async function outcomeOf(parcelId: string, status: DeliveryStatus): Promise<BulkOutcome> {
  try {
    const parcel = await orLookedUp(updateParcelStatus(parcelId, { status }), {
      role: 'ADMIN',
      parcelId,
      isDone: (found) => found.status === status,
    })
    if (parcel) replaceParcel(parcel)
    return { state: 'done' }
  } catch (error) {
    return { state: isRefusal(error) ? 'refused' : 'failed', error }
  }
}

function selectionText(count: number, elsewhere: number): string {
  const text = `${count} selected`
  return elsewhere === 0 ? text : `${text}, ${elsewhere} on other pages`
}

// In view like the bar, so that the page need not move.
const FocusAnchor = styled.div`
  position: sticky;
  bottom: 0;
  &:focus-visible {
    outline: none;
  }
`
