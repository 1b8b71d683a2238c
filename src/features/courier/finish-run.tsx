import * as t from '#texts/courier.ts'
import type { OutboxEntry } from '../../stores/outbox-storage.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { openParcels } from './merged-run.ts'
import type { CourierRun } from './merged-run.ts'

type FinishRunProps = {
  open: boolean
  run: CourierRun
  entries: readonly OutboxEntry[]
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation before the run ends, and lists what is still open. */
export function FinishRun({ open, run, entries, onConfirm, onClose }: FinishRunProps) {
  const stops = run.stops.filter(({ isDone }) => !isDone).length
  const parcels = openParcels(run).length
  const refused = entries.filter(({ outcome }) => outcome.state === 'refused').length
  return (
    <ConfirmDialog
      open={open}
      title={t.finishTheRun}
      confirmLabel={t.finishRun}
      cancelLabel={t.goOn}
      busy={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{stops === 0 ? t.allStopsAreDoneSentence : t.stopsAreOpen({ stops, parcels })}</p>
      {refused > 0 && <p>{t.cannotBeSentOnceFinished({ count: refused })}</p>}
    </ConfirmDialog>
  )
}
