import { useRef, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { invalidateWebhooks } from '../../stores/webhooks.ts'

/** What users read of a request. */
interface ActionTexts {
  done: string
  failed: string
}

/** One request at a time, whose outcome a toast tells; a dialog says by itself what failed. */
export function useAction({ saysFailure = false } = {}) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  // A second click may arrive before the first one's render.
  const isRunning = useRef(false)

  /** Nothing where it failed, or another one is on its way. */
  async function run<Result>(
    request: () => Promise<Result>,
    { done, failed }: ActionTexts,
  ): Promise<{ result: Result } | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setBusy(true)
    setError(null)
    try {
      const result = await request()
      toast.success(done)
      return { result }
    } catch (failure) {
      if (!saysFailure) toast.error(messageOf(failure, failed))
      setError(failure)
      return undefined
    } finally {
      isRunning.current = false
      setBusy(false)
      // After a lost answer it may have been done all the same.
      invalidateWebhooks()
    }
  }

  return { run, isBusy, error }
}
