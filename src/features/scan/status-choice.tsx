import * as t from '#texts/scan.ts'
import { scannedStatuses } from '../../../machines/parcel-lifecycle.ts'
import type { ScannedStatus } from '../../../openapi.d.ts'
import { statusText } from '../../parcel/status-text.ts'
import { statusIcons } from '../../parcel/status-icons.tsx'
import { RadioCards } from '../../ui/field/choice-group.tsx'

type StatusChoiceProps = {
  status: ScannedStatus | null
  onChoose: (status: ScannedStatus) => void
}

/** Always in view, so that one press changes the status of the next scans. */
export const StatusChoice = ({ status, onChoose }: StatusChoiceProps) => (
  <RadioCards
    legend={t.scanParcelsAs}
    name="status"
    value={status ?? undefined}
    onChange={onChoose}
    options={scannedStatuses.map((value) => ({
      value,
      label: statusText(value),
      icon: statusIcons[value],
    }))}
  />
)
