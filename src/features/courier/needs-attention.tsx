import { useMemo, useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/courier.ts'
import type { NewDelivery } from '../../../openapi.d.ts'
import { localDay, localToday } from '../../lib/days.ts'
import { deliveryOf, discardAct } from '../../stores/kept-acts.ts'
import type { KeptAct } from '../../stores/act-keeper.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { workText } from './courier-texts.ts'
import * as Styled from './courier.styles.ts'
import type { CourierDialogs } from './door-dialogs.tsx'
import { keepAgain } from './keep.ts'
import type { CourierRun } from './merged-run.ts'
import { refusalOf } from './refusal.ts'

type NeedsAttentionProps = Pick<CourierDialogs, 'DeliveryDialog'> & {
  acts: readonly KeptAct[]
  runs: readonly CourierRun[]
}

/** Lists acts that the server has refused, for example as their parcel has left the run. */
export function NeedsAttention({ acts, runs, DeliveryDialog }: NeedsAttentionProps) {
  const refused = acts.filter(({ outcome }) => outcome.state === 'refused')
  if (refused.length === 0) return null
  const parcels = runs.flatMap(({ stops }) => stops.flatMap((stop) => stop.parcels))
  const parcelIds = new Set(parcels.map(({ _id }) => _id))
  return (
    <Styled.Attention aria-labelledby="needs-attention">
      <h2 id="needs-attention">{common.needsAttention}</h2>
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
  /** Its parcel is no longer on a run of the courier. */
  hasLeft: boolean
}

function Refused({ act, hasLeft, DeliveryDialog }: RefusedProps) {
  const { work, outcome } = act
  const [open, setOpen] = useState<'correct' | 'discard' | null>(null)
  // Undefined until the photo has been read.
  const [initial, setInitial] = useState<NewDelivery>()
  const error = useMemo(() => (outcome.state === 'refused' ? refusalOf(outcome) : null), [outcome])
  const close = () => setOpen(null)
  if (outcome.state !== 'refused' || error === null) return null
  const { reason, fieldErrors } = outcome
  const name = workText(work)
  const correct = async () => {
    if (work.type !== 'deliver') return
    try {
      setInitial((await deliveryOf(act, work)).delivery)
      setOpen('correct')
    } catch {
      toast.error(t.couldNotReadPhoto)
    }
  }
  return (
    <>
      <strong>{name}</strong>
      <div role="alert">
        <p>{reason}</p>
        {hasLeft && <p>{leftText(act)}</p>}
      </div>
      <Styled.Buttons>
        {work.type === 'deliver' && fieldErrors.length > 0 ? (
          <Button onClick={() => void correct()}>{t.correctIt}</Button>
        ) : (
          <Button onClick={() => void keepAgain(act)}>{common.tryAgain}</Button>
        )}
        <Button onClick={() => setOpen('discard')}>{t.discard}</Button>
      </Styled.Buttons>
      {work.type === 'deliver' && initial !== undefined && (
        <DeliveryDialog
          parcel={{ id: work.parcelId, trackingId: work.trackingId }}
          initial={initial}
          canUnlock={false}
          open={open === 'correct'}
          busy={false}
          isSlow={false}
          error={error}
          superseded={undefined}
          onSave={(delivery) =>
            void keepAgain(act, [{ ...work, delivery }]).then((kept) => kept && close())
          }
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={open === 'discard'}
        title={t.discardIt}
        confirmLabel={t.discard}
        cancelLabel={t.keepIt}
        tone="danger"
        busy={false}
        onConfirm={() => discardAct(act)}
        onClose={close}
      >
        {t.whatYouTookDownIsDeleted({ name })}
      </ConfirmDialog>
    </>
  )
}

function leftText({ doneAt }: KeptAct): string {
  return localDay(new Date(doneAt)) < localToday() ? t.dayOfThisRunIsOver : t.notOnYourRunAnyMore
}
