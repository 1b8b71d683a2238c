import { useState } from 'react'
import { useDebounced } from '../lib/use-debounced.ts'
import { useReceivers } from './users.ts'

/** Searches receivers by a typed name: asks the host when the user stops typing for a moment. */
export function useReceiverSearch() {
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed).trim()
  const receivers = useReceivers({ page: 1, limit: 100, q })
  const isSearching = receivers.isFetching || q !== typed.trim()
  const state = isSearching ? 'loading' : receivers.status === 'error' ? 'failed' : 'ready'
  return {
    options: receivers.rows,
    state,
    search: setTyped,
    onRetry: receivers.refetch,
  } as const
}
