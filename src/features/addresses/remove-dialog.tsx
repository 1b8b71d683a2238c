import * as t from '#texts/addresses.ts'
import { deleteAddress } from '../../api/addresses.ts'
import { messageOf } from '../../api/api-error.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { invalidateAddresses } from '../../stores/addresses.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { toast } from '../../ui/toast/toast.tsx'

type RemoveDialogProps = { id: string; name: string; onClose: () => void }

export function RemoveDialog({ id, name, onClose }: RemoveDialogProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteAddress(id),
    onSuccess: () => {
      toast.success(t.addressRemoved)
      onClose()
    },
    onSettled: invalidateAddresses,
  })
  return (
    <ConfirmDialog
      open
      title={t.removeQuestion({ name })}
      confirmLabel={t.removeAddress}
      cancelLabel={t.keepAddress}
      tone="danger"
      busy={isPending}
      failure={
        error === null ? null : { title: t.failedToRemoveTheAddress, reason: messageOf(error, '') }
      }
      onConfirm={mutate}
      onClose={onClose}
    >
      {t.parcelsKeepThisAddress}
    </ConfirmDialog>
  )
}
