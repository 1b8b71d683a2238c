import { deliveryStatuses } from '../../../machines/parcel-lifecycle.ts'
import type { ParcelStatus } from '../../../openapi.d.ts'
import { SelectField } from '../../design/field.tsx'
import { statusText } from '../../lib/text.ts'

type ShownStatus = (typeof shownStatuses)[number]

type StatusFilterProps = {
  value: ShownStatus | null
  onChange: (status: ShownStatus | null) => void
}

/** What a list of parcels can be narrowed to. */
export const shownStatuses = [
  ...deliveryStatuses,
  'BLOCKED',
] as const satisfies readonly ParcelStatus[]

export function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <SelectField
      label="Status"
      value={value ?? ''}
      onChange={(event) =>
        onChange(shownStatuses.find((one) => one === event.target.value) ?? null)
      }
    >
      <option value="">All statuses</option>
      {shownStatuses.map((status) => (
        <option key={status} value={status}>
          {statusText(status)}
        </option>
      ))}
    </SelectField>
  )
}
