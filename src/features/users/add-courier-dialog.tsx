import { useState } from 'react'
import * as z from 'zod/mini'
import * as common from '#texts/common.ts'
import * as t from '#texts/users.ts'
import type { NewCourier } from '../../../openapi.d.ts'
import { createCourier } from '../../api/couriers.ts'
import type { CreatedCourier } from '../../api/couriers.ts'
import { failureText, fieldErrors } from '../../api/field-errors.ts'
import { emailRule, nameRule } from '../../lib/account-rules.ts'
import { issuesByField } from '../../lib/field-errors.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { invalidateUsers } from '../../stores/users.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { useFieldErrors } from '../../ui/field/use-field-errors.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { PasswordLinkDialog } from './password-link-dialog.tsx'

export type AddCourierDialogProps = { open: boolean; onClose: () => void }

/** Asks for name and email, and then shows the link to set the password, only once. */
export function AddCourierDialog({ open, onClose }: AddCourierDialogProps) {
  const [draft, setDraft] = useState<NewCourier>({ name: '', email: '' })
  const [made, setMade] = useState<CreatedCourier | null>(null)
  const { form, errors, setErrors, showErrors } = useFieldErrors<keyof NewCourier>()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: createCourier,
    onSuccess: (created) => {
      setMade(created)
      toast.success(t.courierAdded)
    },
    onError: (failure) => showErrors(fieldErrors(failure, fields) ?? {}),
    onSettled: invalidateUsers,
  })

  const change = (changed: Partial<NewCourier>) => {
    setDraft({ ...draft, ...changed })
    setErrors({})
  }

  const submit = () => {
    reset()
    const checked = newCourier.safeParse(draft)
    if (checked.success) mutate(checked.data)
    else showErrors(issuesByField(fields, checked.error.issues))
  }

  if (made !== null)
    return (
      <PasswordLinkDialog
        open={open}
        title={t.theLinkFor({ name: made.user.name })}
        description={t.whatTheCourierDoesWithIt}
        link={made}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      open={open}
      title={t.addACourier}
      description={t.whatCouriersSee}
      submitLabel={t.addCourier}
      formRef={form}
      draft={draft}
      isBusy={isPending}
      failure={failureText(error, fields, t.failedToAddTheCourier)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={common.nameLabel}
        name="name"
        required
        autoComplete="off"
        value={draft.name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={common.email}
        name="email"
        type="email"
        required
        autoComplete="off"
        value={draft.email}
        error={errors.email}
        onChange={(event) => change({ email: event.target.value })}
      />
    </FormDialog>
  )
}

const fields = ['name', 'email'] as const

const newCourier = z.object({ name: nameRule, email: emailRule })
