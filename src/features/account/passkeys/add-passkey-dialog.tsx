import * as common from '#texts/common.ts'
import * as t from '#texts/passkeys.ts'
import type { Passkey } from '../../../../openapi.d.ts'
import { addPasskey, beginPasskey } from '../../../api/passkeys.ts'
import type { PasskeyFailure } from '../../../lib/passkey-failure.ts'
import { createPasskey } from '../../../lib/passkeys.ts'
import { invalidatePasskeys } from '../../../stores/passkeys.ts'
import { toast } from '../../../ui/toast/toast.tsx'
import { useOwnProof } from '../own-proof.tsx'
import { ProofDialog } from '../proof-dialog.tsx'

export type AddPasskeyDialogProps = {
  open: boolean
  onClose: () => void
  onAdded: (passkey: Passkey) => void
}

/** Asks for the password, before the browser asks for the passkey. */
export function AddPasskeyDialog({ open, onClose, onAdded }: AddPasskeyDialogProps) {
  const { isPasswordless } = useOwnProof()
  return (
    <ProofDialog
      open={open}
      onClose={onClose}
      title={t.addAPasskey}
      question={isPasswordless ? t.browserAsksWhere : t.passwordFirst}
      confirmLabel={common.goOn}
      failed={t.failedToAdd}
      failureOf={sentenceOf}
      request={async (proof) => {
        const made = await createPasskey(await beginPasskey(proof))
        const passkey = await addPasskey(made).finally(invalidatePasskeys)
        toast.success(t.passkeyAdded)
        onClose()
        onAdded(passkey)
      }}
    />
  )
}

const sentenceOf = ({ reason }: PasskeyFailure) =>
  ({
    stopped: t.noneWasAdded,
    isThere: t.isThereAlready,
    otherDomain: t.onlyAtItsOwnAddress,
    unsupported: t.notInThisBrowser,
  })[reason]
