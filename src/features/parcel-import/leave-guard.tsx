import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useLeaveQuestion } from '../../lib/use-leave-question.ts'

/** Asks before somebody leaves while parcels are being created. */
export function LeaveGuard({ on }: { on: boolean }) {
  const { isAsked, stay, leave } = useLeaveQuestion(on)
  return (
    <ConfirmDialog
      open={isAsked}
      title="Leave the import?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="danger"
      busy={false}
      onClose={stay}
      onConfirm={leave}
    >
      No more parcels will be created. Those that were created stay; import the same file again to
      go on, within 24 hours nothing is created twice.
    </ConfirmDialog>
  )
}
