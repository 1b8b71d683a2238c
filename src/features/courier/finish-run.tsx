import type { KeptAct } from '../../stores/act-keeper.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { counted } from './courier-texts.ts'
import { openParcels } from './merged-run.ts'
import type { CourierRun } from './merged-run.ts'

type FinishRunProps = {
  open: boolean
  run: CourierRun
  acts: readonly KeptAct[]
  onConfirm: () => void
  onClose: () => void
}

/** Says what is left open before the run ends. */
export function FinishRun({ open, run, acts, onConfirm, onClose }: FinishRunProps) {
  const stops = run.stops.filter(({ isDone }) => !isDone).length
  const parcels = openParcels(run).length
  const refused = acts.filter(({ outcome }) => outcome.state === 'refused').length
  return (
    <ConfirmDialog
      open={open}
      title="Finish the run?"
      confirmLabel="Finish run"
      cancelLabel="Go on"
      busy={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {stops === 0 ? (
        <p>All stops are done.</p>
      ) : (
        <p>
          {`${counted(stops, 'stop is', 'stops are')} open: ${counted(parcels, 'parcel was', 'parcels were')} not reached. ${parcels === 1 ? 'It waits' : 'They wait'} for another run.`}
        </p>
      )}
      {refused > 0 && (
        <p>
          {`${refused} under “Needs attention” cannot be sent any more once the run is finished.`}
        </p>
      )}
    </ConfirmDialog>
  )
}
