import * as common from '#texts/common.ts'
import * as t from '#texts/passkeys.ts'
import type { Passkey } from '../../../../openapi.d.ts'
import { renamePasskey } from '../../../api/passkeys.ts'
import { nameError } from '../../../lib/account-rules.ts'
import { invalidatePasskeys } from '../../../stores/passkeys.ts'
import { textProps } from '../../../stores/form-fields.ts'
import { useForm } from '../../../stores/use-form.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { toast } from '../../../ui/toast/toast.tsx'

type RenamePasskeyDialogProps = { passkey: Passkey | null; onClose: () => void }

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  return passkey && <NameForm key={passkey.id} passkey={passkey} onClose={onClose} />
}

function NameForm({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useForm({
    initial: { name: passkey.name },
    fields: ['name'],
    check: ({ name }) => {
      const error = name.trim() === '' ? t.nameIsRequired : nameError(name)
      return error === undefined ? { body: { name: name.trim() } } : { errors: { name: error } }
    },
    send: (body) => renamePasskey(passkey.id, body),
    onSent: () => {
      toast.success(t.nameSaved)
      onClose()
    },
    onSettled: invalidatePasskeys,
    failed: t.failedToSaveTheName,
  })

  return (
    <FormDialog
      open
      title={t.nameYourPasskey}
      submitLabel={t.saveName}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={common.name}
        hint={t.soThatYouKnowIt}
        {...textProps(form, 'name')}
        maxLength={100}
        required
      />
    </FormDialog>
  )
}
