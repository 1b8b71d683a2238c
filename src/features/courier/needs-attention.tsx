import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { discardAct, retryAct } from '../../stores/kept-acts.ts'
import type { KeptAct } from '../../stores/kept-acts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { workText } from './courier-texts.ts'
import * as Styled from './courier.styles.ts'
import type { CourierDialogs } from './door-dialogs.tsx'
import type { CourierRun } from './merged-run.ts'

type NeedsAttentionProps = Pick<CourierDialogs, 'DeliveryDialog'> & {
  acts: readonly KeptAct[]
  runs: readonly CourierRun[]
}

/** What the server refused, or what does not fit any more since its parcel left the run. */
export function NeedsAttention({ acts, runs, DeliveryDialog }: NeedsAttentionProps) {
  const refused = acts.filter(({ outcome }) => outcome.state === 'refused')
  if (refused.length === 0) return null
  const parcels = runs.flatMap(({ stops }) => stops.flatMap((stop) => stop.parcels))
  const parcelIds = new Set(parcels.map(({ id }) => id))
  return (
    <Styled.Attention aria-labelledby="needs-attention">
      <h2 id="needs-attention">Needs attention</h2>
      <ul>
        {refused.map((act) => (
          <li key={act.key}>
            <Refused
              act={act}
              hasLeft={'parcelId' in act.work && !parcelIds.has(act.work.parcelId)}
              DeliveryDialog={DeliveryDialog}
            />
          </li>
        ))}
      </ul>
    </Styled.Attention>
  )
}

type RefusedProps = Pick<CourierDialogs, 'DeliveryDialog'> & {
  act: KeptAct
  /** Its parcel is on no run of the courier any more. */
  hasLeft: boolean
}

function Refused({ act, hasLeft, DeliveryDialog }: RefusedProps) {
  const { work, outcome } = act
  const [open, setOpen] = useState<'correct' | 'discard' | null>(null)
  const close = () => setOpen(null)
  if (outcome.state !== 'refused') return null
  const { reason, fieldErrors } = outcome
  const name = workText(work)
  return (
    <>
      <strong>{name}</strong>
      <div role="alert">
        <p>{reason}</p>
        {hasLeft && <p>It is not on your run any more.</p>}
      </div>
      <Styled.Buttons>
        {work.type === 'deliver' && fieldErrors.length > 0 ? (
          <Button onClick={() => setOpen('correct')}>Correct it</Button>
        ) : (
          <Button onClick={() => retry(act)}>Try again</Button>
        )}
        <Button onClick={() => setOpen('discard')}>Discard</Button>
      </Styled.Buttons>
      {work.type === 'deliver' && (
        <DeliveryDialog
          parcel={{ id: work.parcelId, trackingId: work.trackingId }}
          initial={work.delivery}
          canUnlock={false}
          open={open === 'correct'}
          busy={false}
          isSlow={false}
          error={new ApiError('http', { serverMessage: reason, fieldErrors })}
          superseded={undefined}
          onSave={(delivery) => {
            if (retry(act, { ...work, delivery })) close()
          }}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={open === 'discard'}
        title="Discard it?"
        confirmLabel="Discard"
        cancelLabel="Keep it"
        tone="danger"
        busy={false}
        onConfirm={() => discardAct(act)}
        onClose={close}
      >
        {`${name}: what you took down is deleted, and the parcel stays as the server has it.`}
      </ConfirmDialog>
    </>
  )
}

function retry(...[act, corrected]: Parameters<typeof retryAct>): boolean {
  const isKept = retryAct(act, corrected)
  if (!isKept) toast.error('This browser has no room to save it.')
  return isKept
}
