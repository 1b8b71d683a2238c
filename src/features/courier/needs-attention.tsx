import { useMemo, useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/courier.ts'
import * as outbox from '#texts/outbox.ts'
import type { NewDelivery } from '../../../openapi.d.ts'
import { companyDay, companyToday } from '../../lib/company-zone.ts'
import { deliveryOf, discardEntry, refusalOf } from '../../stores/outbox.ts'
import type { OutboxEntry } from '../../stores/outbox-storage.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { actionText } from './courier-texts.ts'
import * as Styled from './courier.styles.ts'
import type { CourierDialogs } from './door-dialogs.tsx'
import type { CourierRun } from './merged-run.ts'
import { saveAgain } from './save-entries.ts'

type NeedsAttentionProps = Pick<CourierDialogs, 'DeliveryDialog'> & {
  entries: readonly OutboxEntry[]
  runs: readonly CourierRun[]
}

/** Lists entries that the server has refused, for example because their parcel has left the run. */
export function NeedsAttention({ entries, runs, DeliveryDialog }: NeedsAttentionProps) {
  const refused = entries.filter(({ outcome }) => outcome.state === 'refused')
  if (refused.length === 0) return null
  const parcels = runs.flatMap(({ stops }) => stops.flatMap((stop) => stop.parcels))
  const parcelIds = new Set(parcels.map(({ _id }) => _id))
  return (
    <Styled.Attention aria-labelledby="needs-attention">
      <h2 id="needs-attention">{common.needsAttention}</h2>
      <ul>
        {refused.map((entry) => (
          <li key={entry.key}>
            <Refused
              entry={entry}
              hasLeft={'parcelId' in entry.action && !parcelIds.has(entry.action.parcelId)}
              DeliveryDialog={DeliveryDialog}
            />
          </li>
        ))}
      </ul>
    </Styled.Attention>
  )
}

type RefusedProps = Pick<CourierDialogs, 'DeliveryDialog'> & {
  entry: OutboxEntry
  /** The parcel is no longer on any run of the courier. */
  hasLeft: boolean
}

function Refused({ entry, hasLeft, DeliveryDialog }: RefusedProps) {
  const { action, outcome } = entry
  const [open, setOpen] = useState<'correct' | 'discard' | null>(null)
  // Undefined until the photo has been read.
  const [initial, setInitial] = useState<NewDelivery>()
  const error = useMemo(() => (outcome.state === 'refused' ? refusalOf(outcome) : null), [outcome])
  const close = () => setOpen(null)
  if (outcome.state !== 'refused' || error === null) return null
  const { reason, fieldErrors } = outcome
  const name = actionText(action)
  const correct = async () => {
    if (action.type !== 'deliver') return
    try {
      setInitial((await deliveryOf(entry, action)).delivery)
      setOpen('correct')
    } catch {
      toast.error(outbox.couldNotReadPhoto)
    }
  }
  return (
    <>
      <strong translate="no">{name}</strong>
      <div role="alert">
        <p>{reason}</p>
        {hasLeft && <p>{leftText(entry)}</p>}
      </div>
      <Styled.Buttons>
        {action.type === 'deliver' && fieldErrors.length > 0 ? (
          <Button onClick={() => void correct()}>{outbox.correctIt}</Button>
        ) : (
          <Button onClick={() => void saveAgain(entry)}>{common.tryAgain}</Button>
        )}
        <Button onClick={() => setOpen('discard')}>{outbox.discard}</Button>
      </Styled.Buttons>
      {action.type === 'deliver' && initial !== undefined && (
        <DeliveryDialog
          parcel={{ id: action.parcelId, trackingId: action.trackingId }}
          initial={initial}
          canUnlock={false}
          open={open === 'correct'}
          busy={false}
          isSlow={false}
          error={error}
          superseded={undefined}
          onSave={(delivery) =>
            void saveAgain(entry, [{ ...action, delivery }]).then((again) => again && close())
          }
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={open === 'discard'}
        title={t.discardIt}
        confirmLabel={outbox.discard}
        cancelLabel={outbox.keepIt}
        tone="danger"
        busy={false}
        onConfirm={() => discardEntry(entry)}
        onClose={close}
      >
        {t.whatYouTookDownIsDeleted({ name })}
      </ConfirmDialog>
    </>
  )
}

function leftText({ recordedAt }: OutboxEntry): string {
  return companyDay(new Date(recordedAt)) < companyToday()
    ? t.dayOfThisRunIsOver
    : t.notOnYourRunAnyMore
}
