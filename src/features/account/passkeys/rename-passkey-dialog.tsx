import { useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/passkeys.ts'
import type { Passkey } from '../../../../openapi.d.ts'
import { failureText, fieldErrors } from '../../../api/field-errors.ts'
import { renamePasskey } from '../../../api/passkeys.ts'
import { useMutation } from '../../../lib/use-mutation.ts'
import { invalidatePasskeys } from '../../../stores/passkeys.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { useFieldErrors } from '../../../ui/field/use-field-errors.ts'
import { toast } from '../../../ui/toast/toast.tsx'

type RenamePasskeyDialogProps = { passkey: Passkey | null; onClose: () => void }

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  return passkey && <NameForm key={passkey.id} passkey={passkey} onClose={onClose} />
}

function NameForm({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [name, setName] = useState(passkey.name)
  const { form, errors, setErrors, showErrors } = useFieldErrors<'name'>()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => renamePasskey(passkey.id, { name: name.trim() }),
    onSuccess: () => {
      toast.success(t.nameSaved)
      onClose()
    },
    onError: (failure) => showErrors(fieldErrors(failure, fields) ?? {}),
    onSettled: invalidatePasskeys,
  })

  const submit = () => {
    reset()
    if (name.trim() === '') return showErrors({ name: t.nameIsRequired })
    setErrors({})
    mutate()
  }

  return (
    <FormDialog
      open
      title={t.nameYourPasskey}
      submitLabel={t.saveName}
      formRef={form}
      draft={name}
      isBusy={isPending}
      failure={failureText(error, fields, t.failedToSaveTheName)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={common.name}
        hint={t.soThatYouKnowIt}
        value={name}
        maxLength={100}
        required
        error={errors.name}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  )
}

const fields = ['name'] as const
