import { deliveryStatuses } from '../../../machines/parcel-lifecycle.ts'
import type { DeliveryStatus } from '../../../openapi.d.ts'
import { RadioCards } from '../../ui/field/radio-cards.tsx'
import { statusText } from '../../lib/text.ts'
import { statusIcons } from '../../ui/badge/status-icons.tsx'

type StatusChoiceProps = {
  /** Of the form that it stands in. */
  formId: string
  chosen: DeliveryStatus | null
  onChoose: (status: DeliveryStatus) => void
}

/** The statuses that an administrator may set; blocking is an act of its own. */
export function StatusChoice({ formId, chosen, onChoose }: StatusChoiceProps) {
  return (
    <RadioCards<DeliveryStatus>
      legend="Status"
      name={`${formId}-status`}
      value={chosen ?? undefined}
      options={statusOptions}
      onChange={onChoose}
    />
  )
}

const statusOptions = deliveryStatuses.map((status) => ({
  value: status,
  label: statusText(status),
  icon: statusIcons[status],
}))
