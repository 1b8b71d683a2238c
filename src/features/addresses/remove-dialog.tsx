import { useRef, useState } from 'react'
import { deleteAddress } from '../../api/addresses.ts'
import { messageOf } from '../../api/api-error.ts'
import { invalidateAddresses } from '../../stores/addresses.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { toast } from '../../ui/toast/toast.tsx'

type RemoveDialogProps = { id: string; name: string; onClose: () => void }

export function RemoveDialog({ id, name, onClose }: RemoveDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  // A second click may arrive before the first one's render.
  const isRunning = useRef(false)

  const confirm = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setFailure(null)
    try {
      await deleteAddress(id)
      toast.success('Address removed')
      onClose()
    } catch (error) {
      setFailure(error)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
    // After a lost answer it may be gone all the same.
    invalidateAddresses()
  }

  return (
    <ConfirmDialog
      open
      title={`Remove ${name}?`}
      confirmLabel={failure === null ? 'Remove address' : 'Try again'}
      cancelLabel="Keep address"
      tone="danger"
      busy={isBusy}
      error={
        failure !== null && (
          <>
            <strong>{failed}</strong> {messageOf(failure, '')}
          </>
        )
      }
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Your parcels keep this address, and it may still be suggested from them.
    </ConfirmDialog>
  )
}

const failed = 'Failed to remove the address'
