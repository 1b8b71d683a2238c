import * as z from 'zod/mini'
import * as t from '#texts/account.ts'
import { setPhone } from '../../api/account.ts'
import { phoneRule } from '../../lib/phone-rule.ts'
import { invalidatePhone, usePhone } from '../../stores/phone.ts'
import { announceUnlessAtField, checkedBy, useForm } from '../../stores/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { textIn } from '../../ui/field/form.ts'
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
  const { element, ...form } = useForm({
    initial: {},
    fields,
    check: (_, data) => checkedBy(fields, rules, { phone: textIn(data, 'phone') }),
    send: async ({ phone: typed }) => setPhone(typed),
    onSent: (_, { phone: saved }) => {
      toast.success(saved === '' ? t.phoneNumberRemoved : t.phoneNumberSaved)
      invalidatePhone()
    },
    onRefused: announceUnlessAtField(t.failedToSaveThePhoneNumber),
    failed: t.failedToSaveThePhoneNumber,
  })

  return (
    <AccountForm ref={element} noValidate aria-label={t.phoneNumber} onSubmit={form.submit}>
      <TextField
        label={t.phoneNumberOptional}
        name="phone"
        type="tel"
        autoComplete="tel"
        defaultValue={phone}
        error={form.errors.phone}
      />
      <Button type="submit" busy={form.isPending}>
        {t.savePhoneNumber}
      </Button>
    </AccountForm>
  )
}

const fields = ['phone'] as const
const rules = z.object({ phone: phoneRule })
