import * as t from '#texts/passkeys.ts'
import type { Passkey } from '../../../../openapi.d.ts'
import { removePasskey } from '../../../api/passkeys.ts'
import { invalidateSessions } from '../../../stores/account.ts'
import { invalidatePasskeys } from '../../../stores/passkeys.ts'
import { invalidateTwoFactor } from '../../../stores/two-factor.ts'
import { useLastShown } from '../../../ui/dialog/use-last-shown.ts'
import { toast } from '../../../ui/toast/toast.tsx'
import { ProofDialog } from '../proof-dialog.tsx'

type RemovePasskeyDialogProps = { passkey: Passkey | null; onClose: () => void }

/** Removes a passkey, which also ends all other sessions. */
export function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps) {
  const last = useLastShown(passkey)
  return (
    <ProofDialog
      open={passkey !== null}
      onClose={onClose}
      title={t.removeQuestion({ name: last?.name ?? '' })}
      question={t.whatRemovingDoes}
      confirmLabel={t.removePasskey}
      tone="danger"
      failed={t.failedToRemove}
      request={async (proof) => {
        if (passkey === null) return
        await removePasskey(passkey.id, proof).finally(refresh)
        toast.success(t.passkeyRemoved)
        onClose()
      }}
    />
  )
}

function refresh(): void {
  invalidatePasskeys()
  invalidateSessions()
  // The passkey may have been the second factor.
  invalidateTwoFactor()
}
