import { useState } from 'react'
import type { Address } from '../../api/addresses.ts'
import { useSuggestedAddresses } from '../../stores/addresses.ts'
import { SuggestField } from '../../ui/combobox/suggest-field.tsx'
import { isolated } from '../../lib/isolated.ts'
import { useDebounced } from '../../lib/use-debounced.ts'

type AddressFieldProps = {
  label: string
  name: string
  placeholder: string
  value: string
  error: string | undefined
  onChange: (address: string) => void
  onChoose?: (address: Address) => void
}

/** Suggests the sender's own addresses; without an answer, it is a plain text field. */
export function AddressField({ value, onChoose, ...field }: AddressFieldProps) {
  const [wasVisited, setVisited] = useState(false)
  const options = useSuggestedAddresses(useDebounced(value), { enabled: wasVisited })
  return (
    <SuggestField
      {...field}
      required
      value={value}
      options={options}
      getKey={({ _id, address }) => _id ?? address}
      getText={({ address }) => address}
      getDescription={descriptionOf}
      {...(onChoose && { onChoose })}
      onFocus={() => setVisited(true)}
    />
  )
}

/** For example 'Warehouse Hull · Rita Receiver'. */
const descriptionOf = ({ label, receiver }: Address) =>
  [label, receiver?.name].flatMap((name) => (name ? isolated(name) : [])).join(' · ') || undefined
