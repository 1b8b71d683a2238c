import { useRef, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { toast } from '../../ui/toast/toast.tsx'

type Request = {
  done: string
  failed: string
  /** Whether the form or dialog says by itself why it failed, at a field or in a notice. */
  isSaid: (error: unknown) => boolean
}

/** One request at a time, whose outcome a toast tells where nothing else does. */
export function useAccountRequest() {
  const [isBusy, setBusy] = useState(false)
  // A second click may arrive before the first one's render.
  const isRunning = useRef(false)

  /** Answers the error where it failed; nothing while another one is on its way. */
  async function run(
    request: () => Promise<void>,
    { done, failed, isSaid }: Request,
  ): Promise<{ error: unknown } | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setBusy(true)
    try {
      await request()
      toast.success(done)
      return { error: null }
    } catch (error) {
      if (!isSaid(error)) toast.error(messageOf(error, failed))
      return { error }
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { run, isBusy }
}
