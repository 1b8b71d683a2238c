import * as z from 'zod/mini'
import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useLocation } from 'wouter'
import { language } from '#texts/language.ts'
import * as common from '#texts/common.ts'
import * as t from '#texts/session.ts'
import type { Registration } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import { fieldErrors } from '../../api/field-errors.ts'
import { registerUser } from '../../api/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { RadioCards } from '../../ui/field/choice-group.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { emailRule, nameRule, passwordRule, passwordsMatch } from '../../lib/account-rules.ts'
import { issuesByField } from '../../lib/field-errors.ts'
import type { FieldErrors } from '../../lib/field-errors.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { useEarlySubmit } from '../../ui/field/form.ts'
import { useFieldErrors } from '../../ui/field/use-field-errors.ts'
import { paths } from '../../lib/paths.ts'

export function RegisterForm() {
  const [, navigate] = useLocation()
  const { form, errors, setErrors, showErrors } = useFieldErrors<RegistrationField>()
  const [role, setRole] = useState<Registration['role']>('RECEIVER')
  const { mutate, isPending } = useMutation({
    mutationFn: registerUser,
    onSuccess: () => {
      toast.success(t.userRegistered)
      navigate(paths.login())
    },
    onError: (error) => {
      toast.error(messageOf(error, t.registrationFailed))
      showErrors(fieldErrors(error, registrationFields) ?? {})
    },
  })
  useEarlySubmit(form)

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const checked = checkRegistration(fieldsOf(event.currentTarget))
    if (!checked.ok) return showErrors(checked.errors)
    setErrors({})
    mutate(checked.registration)
  }

  return (
    <Stack as="form" ref={form} noValidate onSubmit={submit} aria-label={t.register} $gap={5}>
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
        value={role}
        onChange={setRole}
        options={roleOptions}
        error={errors.role}
      />
      <Button type="submit" tone="primary" size="large" full busy={isPending}>
        {t.register}
      </Button>
    </Stack>
  )
}

const roleOptions = [
  { value: 'RECEIVER', label: t.receiver, description: t.iExpectParcels },
  { value: 'SENDER', label: t.sender, description: t.iSendParcels },
  { value: 'ADMIN', label: t.admin, description: t.iRunTheService },
] as const

function fieldsOf(form: HTMLFormElement) {
  const data = new FormData(form)
  return {
    name: data.get('name'),
    email: data.get('email'),
    password: data.get('password'),
    confirmPassword: data.get('confirmPassword'),
    role: data.get('role'),
  }
}

type RegistrationField = Exclude<keyof Registration, 'isBlocked' | 'language'>
type Checked =
  | { ok: true; registration: Registration }
  | { ok: false; errors: FieldErrors<RegistrationField> }

/** The form's fields as the browser gives them, checked; each field keeps its first error. */
export function checkRegistration(fields: Record<RegistrationField, unknown>): Checked {
  const result = rules.safeParse(fields)
  if (result.success)
    return { ok: true, registration: { ...result.data, isBlocked: 'UNBLOCKED', ...languageOfPage } }
  return { ok: false, errors: issuesByField(registrationFields, result.error.issues) }
}

// English is the default, so the English page sends only the fields of the specification.
const languageOfPage = language !== 'en' && { language }

/** In the order of the form, which is the order in which errors are looked for. */
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
