import * as z from 'zod/mini'
import { useLocation } from 'wouter'
import { language } from '#texts/language.ts'
import * as common from '#texts/common.ts'
import * as t from '#texts/session.ts'
import type { Registration } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import { registerUser } from '../../api/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { RadioCards } from '../../ui/field/choice-group.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { emailRule, nameRule, passwordRule, passwordsMatch } from '../../lib/account-rules.ts'
import { useEarlySubmit } from '../../ui/field/form.ts'
import { paths } from '../../lib/paths.ts'
import { checkedBy, useForm } from '../../stores/use-form.ts'
import type { Checked } from '../../stores/use-form.ts'

export function RegisterForm() {
  const [, navigate] = useLocation()
  const { element, ...form } = useForm({
    initial,
    fields: registrationFields,
    check: (_, data) => checkRegistration(Object.fromEntries(data)),
    send: registerUser,
    onSent: () => {
      toast.success(t.userRegistered)
      navigate(paths.login())
    },
    onRefused: (error) => {
      toast.error(messageOf(error, t.registrationFailed))
    },
    failed: t.registrationFailed,
  })
  const { errors } = form
  useEarlySubmit(element)

  return (
    <Stack
      as="form"
      ref={element}
      noValidate
      onSubmit={form.submit}
      aria-label={t.register}
      $gap={5}
    >
      <TextField
        label={common.nameLabel}
        name="name"
        autoComplete="name"
        maxLength={255}
        required
        error={errors.name}
      />
      <TextField
        label={common.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        error={errors.email}
      />
      <PasswordField
        label={t.password}
        name="password"
        autoComplete="new-password"
        maxLength={128}
        required
        hint={t.atLeastSixCharacters}
        error={errors.password}
      />
      <PasswordField
        label={t.confirmPassword}
        which="confirm"
        name="confirmPassword"
        autoComplete="new-password"
        maxLength={128}
        required
        error={errors.confirmPassword}
      />
      <RadioCards
        legend={t.role}
        name="role"
        value={form.values.role}
        error={errors.role}
        onChange={(role) => form.change({ role })}
        options={roleOptions}
      />
      <Button type="submit" tone="primary" size="large" full busy={form.isPending}>
        {t.register}
      </Button>
    </Stack>
  )
}

const initial: Pick<Registration, 'role'> = { role: 'RECEIVER' }

const roleOptions = [
  { value: 'RECEIVER', label: t.receiver, description: t.iExpectParcels },
  { value: 'SENDER', label: t.sender, description: t.iSendParcels },
  { value: 'ADMIN', label: t.admin, description: t.iRunTheService },
] as const

type RegistrationField = Exclude<keyof Registration, 'isBlocked' | 'language'>

/** Checks the form's fields as the browser sends them; each field keeps its first error. */
export function checkRegistration(
  fields: Record<string, unknown>,
): Checked<RegistrationField, Registration> {
  const checked = checkedBy(registrationFields, rules, fields)
  if ('errors' in checked) return checked
  return { body: { ...checked.body, isBlocked: 'UNBLOCKED', ...languageOfPage } }
}

// English is the default, so the English page sends only the fields of the specification.
const languageOfPage = language !== 'en' && { language }

/** Fields in the order of the form, in which errors are searched. */
const registrationFields = [
  'name',
  'email',
  'password',
  'confirmPassword',
  'role',
] as const satisfies readonly RegistrationField[]

const rules = z
  .object({
    name: nameRule,
    email: emailRule,
    password: passwordRule('password'),
    confirmPassword: passwordRule('confirmPassword'),
    role: z.enum(['ADMIN', 'SENDER', 'RECEIVER'], t.roleIsRequired),
  })
  .check(passwordsMatch())
