import * as z from 'zod/mini'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { changePassword } from '../../api/account.ts'
import { ApiError } from '../../api/api-error.ts'
import {
  errorsByField,
  passwordRule,
  passwordsMatch,
  toFieldError,
} from '../../lib/account-rules.ts'
import { focusFirst, textIn } from '../../ui/field/form.ts'
import { invalidateSessions } from '../../stores/account.ts'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField } from '../../ui/field/field.tsx'
import { CodeField } from '../../ui/field/proof-fields.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { AccountForm } from './account-form.ts'
import { useAccountRequest } from './use-account-request.ts'

/** The user's password managers know from the email which account it is. */
export function PasswordSection({ email }: { email: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [code, setCode] = useState<string | null>(null)
  const { run, isBusy } = useAccountRequest()

  const show = (found: FieldErrors) => {
    flushSync(() => {
      setErrors(found)
      if (found.code !== undefined) setCode((typed) => typed ?? '')
    })
    focusFirst(
      form.current,
      fields.filter((field) => found[field]),
    )
  }

  const save = async (data: FormData) => {
    const checked = rules.safeParse({
      currentPassword: textIn(data, 'currentPassword'),
      password: textIn(data, 'password'),
      confirmPassword: textIn(data, 'confirmPassword'),
    })
    if (!checked.success) return show(errorsByField(fields, checked.error.issues.map(toFieldError)))
    setErrors({})
    const ended = await run(
      () => changePassword({ ...checked.data, ...(code !== null && { code: code.trim() }) }),
      {
        done: 'Password changed',
        failed: 'Failed to change the password',
        isSaid: (failure) => Object.keys(refused(failure)).length > 0,
      },
    )
    if (ended?.error === null) {
      form.current?.reset()
      setCode(null)
    }
    if (ended !== undefined) show(refused(ended.error))
    invalidateSessions()
  }

  return (
    <Section title="Password" description="A new password logs you out on all other devices.">
      <AccountForm
        ref={form}
        noValidate
        aria-label="Password"
        onSubmit={(event) => {
          event.preventDefault()
          void save(new FormData(event.currentTarget))
        }}
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          maxLength={128}
          required
          error={errors.currentPassword}
        />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          maxLength={128}
          required
          hint="At least 6 characters"
          error={errors.password}
        />
        <PasswordField
          label="Confirm new password"
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
        <Button type="submit" busy={isBusy}>
          Change password
        </Button>
      </AccountForm>
    </Section>
  )
}

const fields = ['currentPassword', 'password', 'confirmPassword', 'code'] as const
const refused = (error: unknown) =>
  error instanceof ApiError ? errorsByField(fields, error.fieldErrors) : {}
type FieldErrors = Partial<Record<(typeof fields)[number], string>>

const rules = z
  .object({
    currentPassword: z.string().check(z.minLength(1, 'Password is required')),
    password: passwordRule('Password'),
    confirmPassword: passwordRule('Confirm Password'),
  })
  .check(passwordsMatch())
