import { useMachine } from '@xstate/react'
import pLimit from 'p-limit'
import { useRef } from 'react'
import { fromCallback } from 'xstate'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
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
import { Button } from '../../../ui/button/button.tsx'
import { DocumentIcon, EditIcon } from '../../../ui/icons/icons.tsx'
import { useInspectable } from '../../../lib/actor-inspection.ts'
import { paths } from '../../../lib/paths.ts'
import { invalidateParcels, replaceParcel } from '../../../stores/parcels.ts'
import { orLookedUp } from '../parcel-request.ts'
import { BulkStatusDialog } from './bulk-status-dialog.tsx'
import { PrintLabelsLink, PrintLink, ParcelSelectionBar } from './selection-bar.tsx'
import type { ParcelSelectionBarProps } from './selection-bar.tsx'

export type BulkStatusBarProps = ParcelSelectionBarProps & {
  /** Called with the parcels that have the new status and need no more attention. */
  onDone: (parcels: readonly BulkParcel[]) => void
}

/** Actions on the selected parcels: setting a status, and printing labels and the manifest. */
export function BulkStatusBar({ onDone, ...bar }: BulkStatusBarProps) {
  const { selected } = bar
  const [flow, send, actor] = useMachine(bulkStatusFlow)
  useInspectable(actor)
  const focusAnchor = useRef<HTMLDivElement>(null)
  const setStatus = useRef<HTMLButtonElement>(null)
  const focusAfter = useRef<HTMLElement>(null)
  return (
    <>
      <ParcelSelectionBar {...bar} focusAnchor={focusAnchor}>
        <Button
          ref={setStatus}
          size="small"
          tone="primary"
          icon={<EditIcon size={18} />}
          onClick={() => send({ type: 'OPEN', parcels: selected })}
        >
          {t.setStatus}
        </Button>
        <PrintLabelsLink area="ADMIN" selected={selected} />
        <PrintLink selected={selected} to={paths.adminManifest} icon={<DocumentIcon size={18} />}>
          {common.manifest}
        </PrintLink>
      </ParcelSelectionBar>
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

const concurrency = 4

/** Sends a few requests at a time; after a stop, or when the page is left, no new ones are started. */
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
