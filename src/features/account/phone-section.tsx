import * as z from 'zod/mini'
import * as t from '#texts/account.ts'
import { setPhone } from '../../api/account.ts'
import { messageOf } from '../../api/api-error.ts'
import { fieldErrors } from '../../api/field-errors.ts'
import { phoneRule } from '../../lib/account-rules.ts'
import { issuesByField } from '../../lib/field-errors.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { invalidatePhone, usePhone } from '../../stores/phone.ts'
import { Button } from '../../ui/button/button.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { textIn } from '../../ui/field/form.ts'
import { useFieldErrors } from '../../ui/field/use-field-errors.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { AccountForm } from './account-form.ts'

/** Phone number at which a courier can call the receiver. */
export function PhoneSection() {
  const query = usePhone()
  if (query.isUnsupported) return null
  return (
    <Section title={t.phoneNumber} description={t.whatThePhoneIsFor}>
      <Stack>
        <QueryBoundary
          query={query}
          loading={t.loadingPhoneNumber}
          failed={t.failedToLoadPhoneNumber}
          stale={t.phoneMayBeOutOfDate}
        >
          {({ phone }) => <PhoneForm key={phone} phone={phone ?? ''} />}
        </QueryBoundary>
      </Stack>
    </Section>
  )
}

function PhoneForm({ phone }: { phone: string }) {
  const { form, errors, setErrors, showErrors } = useFieldErrors<'phone'>()
  const { mutate, isPending } = useMutation({
    mutationFn: setPhone,
    onSuccess: (_, saved) => {
      toast.success(saved === '' ? t.phoneNumberRemoved : t.phoneNumberSaved)
      invalidatePhone()
    },
    onError: (error) => {
      const found = fieldErrors(error, ['phone'])
      if (found) showErrors(found)
      else toast.error(messageOf(error, t.failedToSaveThePhoneNumber))
    },
  })

  const save = (data: FormData) => {
    const checked = rules.safeParse({ phone: textIn(data, 'phone') })
    if (!checked.success) return showErrors(issuesByField(['phone'], checked.error.issues))
    setErrors({})
    mutate(checked.data.phone)
  }

  return (
    <AccountForm
      ref={form}
      noValidate
      aria-label={t.phoneNumber}
      onSubmit={(event) => {
        event.preventDefault()
        save(new FormData(event.currentTarget))
      }}
    >
      <TextField
        label={t.phoneNumberOptional}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={31}
        defaultValue={phone}
        error={errors.phone}
      />
      <Button type="submit" busy={isPending}>
        {t.savePhoneNumber}
      </Button>
    </AccountForm>
  )
}

const rules = z.object({ phone: phoneRule })
