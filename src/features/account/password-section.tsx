import * as z from 'zod/mini'
import { useState } from 'react'
import * as t from '#texts/account.ts'
import type { PasswordStatus } from '../../../openapi.d.ts'
import { changePassword } from '../../api/account.ts'
import { hasCode, messageOf } from '../../api/api-error.ts'
import { fieldErrors } from '../../api/field-errors.ts'
import { passwordRule, passwordsMatch } from '../../lib/account-rules.ts'
import { issuesByField } from '../../lib/field-errors.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { textIn } from '../../ui/field/form.ts'
import { useFieldErrors } from '../../ui/field/use-field-errors.ts'
import { invalidateSessions } from '../../stores/account.ts'
import { invalidateNotifications } from '../../stores/unread-count.ts'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { CodeField } from '../../ui/field/proof-fields.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { ProofFailure } from './own-proof.tsx'
import { AccountForm } from './account-form.ts'

type PasswordSectionProps = {
  /** Tells password managers which account it is. */
  email: string
  /** Set where the user cannot log in with a password. */
  status?: PasswordStatus | undefined
  /** Called once the first password is set. */
  onSet: () => void
}

export function PasswordSection({ email, status, onSet }: PasswordSectionProps) {
  const { form, errors, setErrors, showErrors } = useFieldErrors<Field>()
  const [code, setCode] = useState<string | null>(null)
  // Another tab may have set the first one.
  const [isSet, setIsSet] = useState(false)
  const isFirst = status === 'NOT_SET' && !isSet
  const { mutate, isPending, error } = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      toast.success(isFirst ? t.passwordSet : t.passwordChanged)
      if (status === 'NOT_SET') onSet()
      invalidateNotifications()
      form.current?.reset()
      setCode(null)
    },
    onError: (failure) => {
      const found = fieldErrors(failure, fields)
      if (hasCode(failure, 'LOGIN_AGAIN_REQUIRED')) return
      if (found === null) toast.error(messageOf(failure, t.failedToChangeThePassword))
      else
        showErrors(found, () => {
          if (found.code !== undefined) setCode((typed) => typed ?? '')
          if (found.currentPassword !== undefined) setIsSet(true)
        })
    },
    onSettled: invalidateSessions,
  })

  const save = (data: FormData) => {
    const checked = (isFirst ? firstRules : rules).safeParse({
      currentPassword: textIn(data, 'currentPassword'),
      password: textIn(data, 'password'),
      confirmPassword: textIn(data, 'confirmPassword'),
    })
    if (!checked.success) return showErrors(issuesByField(fields, checked.error.issues))
    setErrors({})
    mutate({ ...checked.data, ...(code !== null && { code: code.trim() }) })
  }

  if (status === 'CLOSED') {
    return (
      <Section title={t.password} description={t.noPasswordNeeded}>
        {null}
      </Section>
    )
  }
  return (
    <Section title={t.password} description={isFirst ? t.noPasswordYet : t.newPasswordLogsYouOut}>
      <AccountForm
        ref={form}
        noValidate
        aria-label={t.password}
        onSubmit={(event) => {
          event.preventDefault()
          save(new FormData(event.currentTarget))
        }}
      >
        {hasCode(error, 'LOGIN_AGAIN_REQUIRED') && (
          <ProofFailure error={error}>{messageOf(error, t.failedToChangeThePassword)}</ProofFailure>
        )}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {!isFirst && (
          <PasswordField
            label={t.currentPassword}
            which="current"
            name="currentPassword"
            autoComplete="current-password"
            maxLength={128}
            required
            error={errors.currentPassword}
          />
        )}
        <PasswordField
          label={t.newPassword}
          which="new"
          name="password"
          autoComplete="new-password"
          maxLength={128}
          required
          hint={t.atLeastSixCharacters}
          error={errors.password}
        />
        <PasswordField
          label={t.confirmNewPassword}
          which="confirmNew"
          name="confirmPassword"
          autoComplete="new-password"
          maxLength={128}
          required
          error={errors.confirmPassword}
        />
        {code !== null && (
          <CodeField
            value={code}
            error={errors.code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
        <Button type="submit" busy={isPending}>
          {isFirst ? t.setPassword : t.changePassword}
        </Button>
      </AccountForm>
    </Section>
  )
}

const fields = ['currentPassword', 'password', 'confirmPassword', 'code'] as const
type Field = (typeof fields)[number]

const newPassword = {
  password: passwordRule('password'),
  confirmPassword: passwordRule('confirmPassword'),
}
const firstRules = z.object(newPassword).check(passwordsMatch())
const rules = z
  .object({
    currentPassword: z.string().check(z.minLength(1, t.passwordIsRequired)),
    ...newPassword,
  })
  .check(passwordsMatch())
