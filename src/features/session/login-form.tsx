import { useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useLocation, useSearch } from 'wouter'
import { messageOf } from '../../api/api-error.ts'
import { loginUser } from '../../api/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField, TextField } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { focusFirst, textIn } from '../../lib/form.ts'
import { returnToIn } from '../../lib/paths.ts'
import { announceLogin, prepareSession } from './session.ts'

export function LoginForm() {
  const [, navigate] = useLocation()
  const search = useSearch()
  const form = useRef<HTMLFormElement>(null)
  const underway = useRef(false)
  const [busy, setBusy] = useState(false)

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!underway.current) void logIn(new FormData(event.currentTarget))
  }

  const logIn = async (data: FormData) => {
    underway.current = true
    setBusy(true)
    try {
      const user = await loginUser({
        email: textIn(data, 'email').trim(),
        password: textIn(data, 'password'),
      })
      await announceLogin(user)
      toast.success('Logged in successfully!')
      navigate(returnToIn(search))
    } catch (error) {
      toast.error(loginFailure(error))
      focusFirst(form.current, ['password'])
    } finally {
      underway.current = false
      setBusy(false)
    }
  }

  return (
    <Stack
      as="form"
      ref={form}
      onFocus={() => void prepareSession().catch(() => {})}
      onSubmit={submit}
      aria-label="Log in"
      $gap={5}
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        required
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        maxLength={128}
        required
      />
      <Button type="submit" tone="primary" size="large" full busy={busy}>
        Login
      </Button>
    </Stack>
  )
}

/** Which of the two was wrong is nobody's business. */
function loginFailure(error: unknown): string {
  const message = messageOf(error, 'Login failed')
  return message === 'Password does not match' ? 'Invalid credentials' : message
}
