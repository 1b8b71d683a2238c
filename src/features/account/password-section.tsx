import * as z from 'zod/mini'
import { useState } from 'react'
import * as t from '#texts/account.ts'
import { changePassword } from '../../api/account.ts'
import { messageOf } from '../../api/api-error.ts'
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
import { AccountForm } from './account-form.ts'

/** The user's password managers know from the email which account it is. */
export function PasswordSection({ email }: { email: string }) {
  const { form, errors, setErrors, showErrors } = useFieldErrors<Field>()
  const [code, setCode] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      toast.success(t.passwordChanged)
      invalidateNotifications()
      form.current?.reset()
      setCode(null)
    },
    onError: (error) => {
      const found = fieldErrors(error, fields)
      if (found === null) toast.error(messageOf(error, t.failedToChangeThePassword))
      else showErrors(found, () => found.code !== undefined && setCode((typed) => typed ?? ''))
    },
    onSettled: invalidateSessions,
  })

  const save = (data: FormData) => {
    const checked = rules.safeParse({
      currentPassword: textIn(data, 'currentPassword'),
      password: textIn(data, 'password'),
      confirmPassword: textIn(data, 'confirmPassword'),
    })
    if (!checked.success) return showErrors(issuesByField(fields, checked.error.issues))
    setErrors({})
    mutate({ ...checked.data, ...(code !== null && { code: code.trim() }) })
  }

  return (
    <Section title={t.password} description={t.newPasswordLogsYouOut}>
      <AccountForm
        ref={form}
        noValidate
        aria-label={t.password}
        onSubmit={(event) => {
          event.preventDefault()
          save(new FormData(event.currentTarget))
        }}
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t.currentPassword}
          which="current"
          name="currentPassword"
          autoComplete="current-password"
          maxLength={128}
          required
          error={errors.currentPassword}
        />
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
          {t.changePassword}
        </Button>
      </AccountForm>
    </Section>
  )
}

const fields = ['currentPassword', 'password', 'confirmPassword', 'code'] as const
type Field = (typeof fields)[number]

const rules = z
  .object({
    currentPassword: z.string().check(z.minLength(1, t.passwordIsRequired)),
    password: passwordRule('password'),
    confirmPassword: passwordRule('confirmPassword'),
  })
  .check(passwordsMatch())
