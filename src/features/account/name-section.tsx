import * as z from 'zod/mini'
import * as common from '#texts/common.ts'
import * as t from '#texts/account.ts'
import { sentence } from '../../lib/sentence.ts'
import { updateAccount } from '../../api/account.ts'
import { messageOf } from '../../api/api-error.ts'
import { fieldErrors } from '../../api/field-errors.ts'
import type { User } from '../../api/model.ts'
import { nameRule } from '../../lib/account-rules.ts'
import { issuesByField } from '../../lib/field-errors.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { textIn } from '../../ui/field/form.ts'
import { useFieldErrors } from '../../ui/field/use-field-errors.ts'
import { invalidateParcels } from '../../stores/parcels.ts'
import { invalidateUsers } from '../../stores/users.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { AccountForm } from './account-form.ts'

type NameSectionProps = {
  user: { name: string; email: string }
  /** With the user as the host answers them; null where it answers none. */
  onChanged: (user: User | null) => Promise<void>
}

/** Shows who the user is, and changes the name. */
export function NameSection({ user, onChanged }: NameSectionProps) {
  const { form, errors, setErrors, showErrors } = useFieldErrors<'name'>()
  const { mutate, isPending } = useMutation({
    mutationFn: async (account: { name: string }) => onChanged(await updateAccount(account)),
    onSuccess: () => toast.success(t.nameChanged),
    onError: (error) => {
      const found = fieldErrors(error, fields)
      if (found) showErrors(found)
      else toast.error(messageOf(error, t.failedToChangeTheName))
    },
    onSettled: () => {
      invalidateParcels()
      invalidateUsers()
    },
  })

  const save = (data: FormData) => {
    const checked = rules.safeParse({ name: textIn(data, 'name') })
    if (!checked.success) return showErrors(issuesByField(fields, checked.error.issues))
    setErrors({})
    mutate(checked.data)
  }

  return (
    <Section
      title={common.nameLabel}
      description={sentence(
        t.whereTheNameIsShown({ email: user.email, strong: (text) => <strong>{text}</strong> }),
      )}
    >
      <AccountForm
        ref={form}
        noValidate
        aria-label={common.nameLabel}
        onSubmit={(event) => {
          event.preventDefault()
          save(new FormData(event.currentTarget))
        }}
      >
        <TextField
          label={common.nameLabel}
          name="name"
          autoComplete="name"
          maxLength={255}
          required
          defaultValue={user.name}
          error={errors.name}
        />
        <Button type="submit" busy={isPending}>
          {t.saveName}
        </Button>
      </AccountForm>
    </Section>
  )
}

const fields = ['name'] as const
const rules = z.object({ name: nameRule })
