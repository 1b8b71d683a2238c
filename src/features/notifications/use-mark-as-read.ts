import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { markAllAsRead, markAsRead } from '../../stores/notifications.ts'

/** Marks one as read; a failure is told, and it shows as unread again. */
export function markOneAsRead(id: string): void {
  void markAsRead(id).catch(tellFailure)
}

export function useMarkAllAsRead() {
  const [isBusy, setBusy] = useState(false)
  const markAll = (before: string | undefined) => {
    setBusy(true)
    void markAllAsRead(before)
      .catch(tellFailure)
      .finally(() => setBusy(false))
  }
  return { isBusy, markAll }
}

const tellFailure = (error: unknown) => toast.error(messageOf(error, 'Failed to mark as read'))
