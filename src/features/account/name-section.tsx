import * as z from 'zod/mini'
import * as common from '#texts/common.ts'
import * as t from '#texts/account.ts'
import { sentence } from '../../lib/sentence.ts'
import { updateAccount } from '../../api/account.ts'
import type { User } from '../../api/model.ts'
import { nameRule } from '../../lib/account-rules.ts'
import { textIn } from '../../ui/field/form.ts'
import { invalidateParcels } from '../../stores/parcels.ts'
import { announceUnlessAtField, checkedBy, useForm } from '../../stores/use-form.ts'
import { invalidateUsers } from '../../stores/users.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { AccountForm } from './account-form.ts'

type NameSectionProps = {
  user: { name: string; email: string }
  /** Called with the user from the host's answer; null if the answer has none. */
  onChanged: (user: User | null) => Promise<void>
}

/** Shows who the user is, and changes the name. */
export function NameSection({ user, onChanged }: NameSectionProps) {
  const { element, ...form } = useForm({
    initial: {},
    fields,
    check: (_, data) => checkedBy(fields, rules, { name: textIn(data, 'name') }),
    send: async (account) => onChanged(await updateAccount(account)),
    onSent: () => toast.success(t.nameChanged),
    onRefused: announceUnlessAtField(t.failedToChangeTheName),
    onSettled: () => {
      invalidateParcels()
      invalidateUsers()
    },
    failed: t.failedToChangeTheName,
  })

  return (
    <Section
      title={common.nameLabel}
      description={sentence(
        t.whereTheNameIsShown({ email: user.email, strong: (text) => <strong>{text}</strong> }),
      )}
    >
      <AccountForm ref={element} noValidate aria-label={common.nameLabel} onSubmit={form.submit}>
        <TextField
          label={common.nameLabel}
          name="name"
          autoComplete="name"
          maxLength={255}
          required
          defaultValue={user.name}
          error={form.errors.name}
        />
        <Button type="submit" busy={form.isPending}>
          {t.saveName}
        </Button>
      </AccountForm>
    </Section>
  )
}

const fields = ['name'] as const
const rules = z.object({ name: nameRule })
