import { useState } from 'react'
import * as t from '#texts/runs.ts'
import { hasCode, isOutcomeUnknown, messageOf } from '../../api/api-error.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { invalidateRuns } from '../../stores/runs.ts'
import { toast } from '../../ui/toast/toast.tsx'

export interface RunChange {
  /** Sends the change, and puts the answer into the stores. */
  request: () => Promise<void>
  /** Text of the toast. */
  done: string
  /** Message if the server gives none. */
  failed: string
  onDone?: (() => void) | undefined
  /** Called after success and failure. */
  onSettled?: (() => void) | undefined
}

export interface RunChanges {
  isPending: boolean
  /** Last failure, until it is dismissed; a new object each time. */
  notice: { text: string } | null
  dismiss: () => void
  change: (change: RunChange) => void
  /** Shows the failure of a dialog that sends its own request. */
  report: (error: unknown, failed: string) => void
}

/** Makes the planner's changes one at a time; shows a conflict, and refetches the runs. */
export function useRunChanges(): RunChanges {
  const [notice, setNotice] = useState<RunChanges['notice']>(null)
  const report = (error: unknown, failed: string) => setNotice({ text: noticeOf(error, failed) })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ request }: RunChange) => request(),
    onSuccess: (_, { done, onDone, onSettled }) => {
      toast.success(done)
      onDone?.()
      onSettled?.()
    },
    onError: (error, { failed, onSettled }) => {
      // The change, or a part of it, may have been made.
      invalidateRuns()
      report(error, failed)
      onSettled?.()
    },
  })
  return { isPending, notice, dismiss: () => setNotice(null), change: mutate, report }
}

function noticeOf(error: unknown, failed: string): string {
  if (hasCode(error, 'RUN_CHANGED')) return t.runWasChanged
  if (isOutcomeUnknown(error)) return t.thereWasNoAnswer({ failure: failed })
  return messageOf(error, failed)
}
