import { useEffect, useState } from 'react'
import type { Receiver } from '../../api/model.ts'
import { Combobox } from '../../ui/combobox/combobox.tsx'
import { useReceivers } from '../../stores/users.ts'

const pause = 250

type ReceiverPickerProps = {
  value: Receiver | null
  error: string | undefined
  onChange: (receiver: Receiver | null) => void
}

export function ReceiverPicker({ value, error, onChange }: ReceiverPickerProps) {
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const receivers = useReceivers({ page: 1, limit: 100, q })
  const isSearching = receivers.isFetching || q !== typed.trim()
  return (
    <Combobox
      label="Receiver"
      name="receiverId"
      placeholder="Search by name or email"
      required
      value={value}
      onChange={onChange}
      options={receivers.rows}
      getKey={(receiver) => receiver.id}
      getLabel={(receiver) => receiver.name}
      getDescription={(receiver) => receiver.email}
      state={isSearching ? 'loading' : receivers.status === 'error' ? 'failed' : 'ready'}
      search={setTyped}
      onRetry={receivers.refetch}
      error={error}
      emptyText="No receiver found"
    />
  )
}
