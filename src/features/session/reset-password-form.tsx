import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useLocation } from 'wouter'
import * as t from '#texts/session.ts'
import { messageOf } from '../../api/api-error.ts'
import { fieldErrors } from '../../api/field-errors.ts'
import { resetPassword } from '../../api/recovery.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { textIn } from '../../ui/field/form.ts'
import { useFieldErrors } from '../../ui/field/use-field-errors.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { paths } from '../../lib/paths.ts'
import { lookUpAgain } from './session.ts'

export function ResetPasswordForm({ token }: { token: string }) {
  const [, navigate] = useLocation()
  const { form, errors, setErrors, showErrors } = useFieldErrors<'password'>()
  const [revokeKeys, setRevokeKeys] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: resetPassword,
    onSuccess: () => {
      toast.success(t.passwordIsSet)
      lookUpAgain()
      navigate(paths.login(), { replace: true })
    },
    onError: (error) => {
      const found = fieldErrors(error, ['password'])
      if (found) showErrors(found)
      else toast.error(messageOf(error, t.passwordCouldNotBeSet))
    },
  })

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = textIn(new FormData(event.currentTarget), 'password')
    if (password.length < minLength) return showErrors({ password: t.passwordIsTooShort })
    setErrors({})
    mutate({ token, password, revokeKeys })
  }

  return (
    <Stack
      as="form"
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={t.setANewPassword}
      $gap={5}
    >
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
      <Checkbox labelled label={t.revokeApiKeysToo} checked={revokeKeys} onChange={setRevokeKeys} />
      <Button type="submit" tone="primary" size="large" full busy={isPending}>
        {t.setPassword}
      </Button>
    </Stack>
  )
}

/** As the texts say. */
const minLength = 6
