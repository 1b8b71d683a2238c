import { useState } from 'react'
import * as z from 'zod/mini'
import * as common from '#texts/common.ts'
import * as t from '#texts/users.ts'
import type { CreatedCourier } from '../../../openapi.d.ts'
import { createCourier } from '../../api/couriers.ts'
import { emailRule, nameRule } from '../../lib/account-rules.ts'
import { textProps } from '../../stores/form-fields.ts'
import { checkedBy, useForm } from '../../stores/use-form.ts'
import { invalidateUsers } from '../../stores/users.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { PasswordLinkDialog } from './password-link-dialog.tsx'

export type AddCourierDialogProps = { open: boolean; onClose: () => void }

/** Asks for name and email, and then shows the link to set the password, which is shown only once. */
export function AddCourierDialog({ open, onClose }: AddCourierDialogProps) {
  const [made, setMade] = useState<CreatedCourier | null>(null)
  const form = useForm({
    initial: { name: '', email: '' },
    fields,
    check: (values) => checkedBy(fields, newCourier, values),
    send: createCourier,
    onSent: (created) => {
      setMade(created)
      toast.success(t.courierAdded)
    },
    onSettled: invalidateUsers,
    failed: t.failedToAddTheCourier,
  })

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
      form={form}
      onClose={onClose}
    >
      <TextField
        label={common.nameLabel}
        required
        autoComplete="off"
        {...textProps(form, 'name')}
      />
      <TextField
        label={common.email}
        type="email"
        required
        autoComplete="off"
        {...textProps(form, 'email')}
      />
    </FormDialog>
  )
}

const fields = ['name', 'email'] as const

const newCourier = z.object({ name: nameRule, email: emailRule })
