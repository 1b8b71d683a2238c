import { useState } from 'react'
import * as t from '#texts/runs.ts'
import { hasCode, isOutcomeUnknown, messageOf } from '../../api/api-error.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { invalidateRuns } from '../../stores/runs.ts'
import { toast } from '../../ui/toast/toast.tsx'

export interface RunChange {
  /** Puts what it is answered into the stores. */
  request: () => Promise<void>
  /** Words of the toast. */
  done: string
  /** Sentence where the server gives none. */
  failed: string
  onDone?: (() => void) | undefined
  /** Whichever way it ended. */
  onSettled?: (() => void) | undefined
}

export interface RunChanges {
  isPending: boolean
  /** What went wrong last, until it is dismissed; each time it is another object. */
  notice: { text: string } | null
  dismiss: () => void
  change: (change: RunChange) => void
  /** Shows what a dialog of its own could not do. */
  report: (error: unknown, failed: string) => void
}

/** The planner's changes, one at a time; a conflict is shown, and the runs as they are then. */
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
      // It may have been done all the same, or something else of it.
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
