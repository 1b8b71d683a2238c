import * as z from 'zod/mini'
import { useRef, useState } from 'react'
import { updateAccount } from '../../api/account.ts'
import { ApiError } from '../../api/api-error.ts'
import type { User } from '../../api/model.ts'
import { errorsByField, nameRule, toFieldError } from '../../lib/account-rules.ts'
import { focusFirst, textIn } from '../../ui/field/form.ts'
import { invalidateParcels } from '../../stores/parcels.ts'
import { invalidateUsers } from '../../stores/users.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { AccountForm } from './account-form.ts'
import { useAccountRequest } from './use-account-request.ts'

type NameSectionProps = {
  user: { name: string; email: string }
  /** With the user as the host answers them; null where it answers none. */
  onChanged: (user: User | null) => Promise<void>
}

/** Who the user is, of which the name can be changed. */
export function NameSection({ user, onChanged }: NameSectionProps) {
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string>()
  const { run, isBusy } = useAccountRequest()

  const show = (found: { name?: string }) => {
    setError(found.name)
    if (found.name !== undefined) focusFirst(form.current, ['name'])
  }

  const save = async (data: FormData) => {
    const checked = rules.safeParse({ name: textIn(data, 'name') })
    if (!checked.success) return show(errorsByField(fields, checked.error.issues.map(toFieldError)))
    setError(undefined)
    const ended = await run(async () => onChanged(await updateAccount(checked.data)), {
      done: 'Name changed',
      failed: 'Failed to change the name',
      isSaid: (failure) => Object.keys(refused(failure)).length > 0,
    })
    if (ended !== undefined) show(refused(ended.error))
    // After a lost answer it may be changed all the same.
    invalidateParcels()
    invalidateUsers()
  }

  return (
    <Section
      title="Name"
      description={
        <>
          Shown with your parcels. You log in with <strong>{user.email}</strong>.
        </>
      }
    >
      <AccountForm
        ref={form}
        noValidate
        aria-label="Name"
        onSubmit={(event) => {
          event.preventDefault()
          void save(new FormData(event.currentTarget))
        }}
      >
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={255}
          required
          defaultValue={user.name}
          error={error}
        />
        <Button type="submit" busy={isBusy}>
          Save name
        </Button>
      </AccountForm>
    </Section>
  )
}

const fields = ['name'] as const
const refused = (error: unknown) =>
  error instanceof ApiError ? errorsByField(fields, error.fieldErrors) : {}
const rules = z.object({ name: nameRule })
