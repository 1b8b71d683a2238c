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
      toast.success('Address removed')
      onClose()
    },
    onSettled: invalidateAddresses,
  })
  return (
    <ConfirmDialog
      open
      title={`Remove ${name}?`}
      confirmLabel="Remove address"
      cancelLabel="Keep address"
      tone="danger"
      busy={isPending}
      failure={error === null ? null : { title: failed, reason: messageOf(error, '') }}
      onConfirm={mutate}
      onClose={onClose}
    >
      Your parcels keep this address, and it may still be suggested from them.
    </ConfirmDialog>
  )
}

const failed = 'Failed to remove the address'
