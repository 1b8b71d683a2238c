import * as t from '#texts/notifications.ts'
import { messageOf } from '../../api/api-error.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { useMutation } from '../../lib/use-mutation.ts'
import { markAllAsRead, markAsRead } from '../../stores/notifications.ts'

/** Marks a notification as read; a failure shows a toast, and the notification as unread again. */
export function markOneAsRead(id: string): void {
  void markAsRead(id).catch(announceFailure)
}

export function useMarkAllAsRead() {
  return useMutation({ mutationFn: markAllAsRead, onError: announceFailure })
}

const announceFailure = (error: unknown) => toast.error(messageOf(error, t.failedToMarkAsRead))
