import { useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useLocation } from 'wouter'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { resetPassword } from '../../api/recovery.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { PasswordField } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { focusFirst, textIn } from '../../ui/field/form.ts'
import { paths } from '../../lib/paths.ts'
import { lookUpAgain } from './session.ts'

export function ResetPasswordForm({ token }: { token: string }) {
  const [, navigate] = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const underway = useRef(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [revokeKeys, setRevokeKeys] = useState(false)

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underway.current) return
    const password = textIn(new FormData(event.currentTarget), 'password')
    if (password.length < minLength) showError(`Password must be at least ${minLength} characters`)
    else void set(password)
  }

  const showError = (found: string | undefined) => {
    setError(found)
    focusFirst(form.current, ['password'])
  }

  const set = async (password: string) => {
    underway.current = true
    setBusy(true)
    setError(undefined)
    try {
      await resetPassword({ token, password, revokeKeys })
      toast.success('Your password is set. Please log in with it.')
      lookUpAgain()
      navigate(paths.login(), { replace: true })
    } catch (failure) {
      const atField = passwordErrorIn(failure)
      if (atField === undefined) toast.error(messageOf(failure, 'The password could not be set'))
      showError(atField)
    } finally {
      underway.current = false
      setBusy(false)
    }
  }

  return (
    <Stack
      as="form"
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label="Set a new password"
      $gap={5}
    >
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        maxLength={128}
        required
        hint={`At least ${minLength} characters`}
        error={error}
      />
      <Checkbox
        labelled
        label="Also revoke my API keys, in case someone else knows them"
        checked={revokeKeys}
        onChange={setRevokeKeys}
      />
      <Button type="submit" tone="primary" size="large" full busy={busy}>
        Set password
      </Button>
    </Stack>
  )
}

const minLength = 6

const passwordErrorIn = (error: unknown): string | undefined =>
  error instanceof ApiError
    ? error.fieldErrors.find(({ path }) => path === 'password')?.message
    : undefined
