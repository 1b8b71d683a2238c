import { useRef, useState } from 'react'

interface MutationOptions<Variables, Data> {
  mutationFn: (variables: Variables) => Promise<Data>
  onSuccess?: (data: Data, variables: Variables) => void
  onError?: (error: unknown, variables: Variables) => void
  /** Called after success and failure: if the answer was lost, the change may still have been made. */
  onSettled?: () => void
}

interface MutationState<Variables> {
  isPending: boolean
  /** Input of the last call. */
  variables: Variables | undefined
  /** Error of the last call; null unless it has failed. */
  error: unknown
}

/** Runs one write at a time, in the terms of TanStack Query: a second call during the first is dropped. */
export function useMutation<Variables = void, Data = unknown>({
  mutationFn,
  onSuccess,
  onError,
  onSettled,
}: MutationOptions<Variables, Data>) {
  const [state, setState] = useState<MutationState<Variables>>(idle)
  // A second click can arrive before the first one has rendered.
  const isRunning = useRef(false)

  const run = async (variables: Variables) => {
    isRunning.current = true
    setState({ isPending: true, variables, error: null })
    const ended = await ending(() => mutationFn(variables))
    isRunning.current = false
    setState({ isPending: false, variables, error: ended.error })
    if ('data' in ended) onSuccess?.(ended.data, variables)
    else onError?.(ended.error, variables)
    onSettled?.()
  }

  return {
    ...state,
    mutate: (variables: Variables) => {
      if (!isRunning.current) void run(variables)
    },
    /** Clears the error. */
    reset: () => {
      if (!isRunning.current) setState(idle)
    },
  }
}

async function ending<Data>(request: () => Promise<Data>) {
  try {
    return { data: await request(), error: null }
  } catch (error) {
    return { error }
  }
}

const idle = { isPending: false, variables: undefined, error: null }
