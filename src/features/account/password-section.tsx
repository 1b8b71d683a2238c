import * as z from 'zod/mini'
import { useState } from 'react'
import * as t from '#texts/account.ts'
import type { PasswordChange, PasswordStatus } from '../../../openapi.d.ts'
import { changePassword } from '../../api/account.ts'
import { hasCode, messageOf } from '../../api/api-error.ts'
import { passwordRule, passwordsMatch } from '../../lib/account-rules.ts'
import { textIn } from '../../ui/field/form.ts'
import { invalidateSessions } from '../../stores/account.ts'
import { invalidateNotifications } from '../../stores/unread-count.ts'
import { textProps } from '../../stores/form-fields.ts'
import { announceUnlessAtField, checkedBy, useForm } from '../../stores/use-form.ts'
import type { Checked } from '../../stores/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { CodeField } from '../../ui/field/credential-fields.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { ProofFailure } from './own-proof.tsx'
import { AccountForm } from './account-form.ts'

type PasswordSectionProps = {
  /** Tells password managers to which account the password belongs. */
  email: string
  /** Set if the user cannot log in with a password. */
  status?: PasswordStatus | undefined
  /** Called once the first password is set. */
  onSet: () => void
}

export function PasswordSection({ email, status, onSet }: PasswordSectionProps) {
  // Another tab may have set the first password.
  const [isSet, setIsSet] = useState(false)
  const isFirst = status === 'NOT_SET' && !isSet
  const { element, ...form } = useForm({
    // The field for the code is shown once the server has required one.
    initial: { code: null as string | null },
    fields,
    check: ({ code }, data): Checked<Field, PasswordChange> =>
      checkedBy(fields, isFirst ? firstRules : rules, {
        currentPassword: textIn(data, 'currentPassword'),
        password: textIn(data, 'password'),
        confirmPassword: textIn(data, 'confirmPassword'),
        ...(code !== null && { code: code.trim() }),
      }),
    send: changePassword,
    onSent: () => {
      toast.success(isFirst ? t.passwordSet : t.passwordChanged)
      if (status === 'NOT_SET') onSet()
      invalidateNotifications()
      element.current?.reset()
      form.begin({ code: null })
    },
    onRefused: (error, found) => {
      if (hasCode(error, 'LOGIN_AGAIN_REQUIRED')) return
      if (found?.currentPassword !== undefined) setIsSet(true)
      announceUnlessAtField(t.failedToChangeThePassword)(error, found)
    },
    onSettled: invalidateSessions,
    failed: t.failedToChangeThePassword,
    reveal: (errors, { code }) => ({ code: errors.code === undefined ? code : (code ?? '') }),
  })
  const { errors, error } = form

  if (status === 'CLOSED') {
    return (
      <Section title={t.password} description={t.noPasswordNeeded}>
        {null}
      </Section>
    )
  }
  return (
    <Section title={t.password} description={isFirst ? t.noPasswordYet : t.newPasswordLogsYouOut}>
      <AccountForm ref={element} noValidate aria-label={t.password} onSubmit={form.submit}>
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
        {form.values.code !== null && <CodeField {...textProps(form, 'code')} />}
        <Button type="submit" busy={form.isPending}>
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
  code: z.exactOptional(z.string()),
}
const firstRules = z.object(newPassword).check(passwordsMatch())
const rules = z
  .object({
    currentPassword: z.string().check(z.minLength(1, t.passwordIsRequired)),
    ...newPassword,
  })
  .check(passwordsMatch())
