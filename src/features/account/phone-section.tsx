import { useRef, useState } from 'react'
import { setPhone } from '../../api/account.ts'
import { ApiError, isUnknownCall } from '../../api/api-error.ts'
import { errorsByField, phoneRule } from '../../lib/account-rules.ts'
import { invalidatePhone, usePhone } from '../../stores/phone.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorState } from '../../ui/empty-state/empty-state.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { focusFirst, textIn } from '../../ui/field/form.ts'
import { Section } from '../../ui/layout/section.tsx'
import { LoadingArea } from '../../ui/progress/spinner.tsx'
import { AccountForm } from './account-form.ts'
import { useAccountRequest } from './use-account-request.ts'

/** Under which number the person who delivers can call a receiver. */
export function PhoneSection() {
  const { data, error, isFetching, refetch } = usePhone()
  if (isUnknownCall(error)) return null
  return (
    <Section
      title="Phone number"
      description="So that we can call you when we deliver. Only administrators see it."
    >
      {data !== undefined ? (
        <PhoneForm key={data.phone} phone={data.phone ?? ''} />
      ) : error === null ? (
        <LoadingArea text="Loading your phone number…" />
      ) : (
        <ErrorState title="Failed to load your phone number." busy={isFetching} onRetry={refetch} />
      )}
    </Section>
  )
}

function PhoneForm({ phone }: { phone: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string>()
  const { run, isBusy } = useAccountRequest()

  const show = (message: string | undefined) => {
    setError(message)
    if (message !== undefined) focusFirst(form.current, ['phone'])
  }

  const save = async (data: FormData) => {
    const checked = phoneRule.safeParse(textIn(data, 'phone'))
    if (!checked.success) return show(checked.error.issues[0]?.message)
    show(undefined)
    const ended = await run(() => setPhone(checked.data), {
      done: checked.data === '' ? 'Phone number removed' : 'Phone number saved',
      failed: 'Failed to save the phone number',
      isSaid: (failure) => refused(failure) !== undefined,
    })
    if (ended === undefined) return
    if (ended.error === null) invalidatePhone()
    else show(refused(ended.error))
  }

  return (
    <AccountForm
      ref={form}
      noValidate
      aria-label="Phone number"
      onSubmit={(event) => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
    >
      <TextField
        label="Phone number (optional)"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={31}
        defaultValue={phone}
        error={error}
      />
      <Button type="submit" busy={isBusy}>
        Save phone number
      </Button>
    </AccountForm>
  )
}

const fields = ['phone'] as const
const refused = (error: unknown) =>
  error instanceof ApiError ? errorsByField(fields, error.fieldErrors).phone : undefined
