import { useLocation } from 'wouter'
import * as rules from '#texts/rules.ts'
import * as t from '#texts/session.ts'
import { hasControlCharacter } from '../../../domain/visible-text.ts'
import type { PasswordReset } from '../../../openapi.d.ts'
import { resetPassword } from '../../api/recovery.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { textIn } from '../../ui/field/form.ts'
import { paths } from '../../lib/paths.ts'
import { announceUnlessAtField, useForm } from '../../stores/use-form.ts'
import type { Checked } from '../../stores/use-form.ts'
import { lookUpAgain } from './session.ts'

export function ResetPasswordForm({ token }: { token: string }) {
  const [, navigate] = useLocation()
  const { element, ...form } = useForm({
    initial: { revokeKeys: false },
    fields: ['password'],
    check: ({ revokeKeys }, data): Checked<'password', PasswordReset> => {
      const password = textIn(data, 'password')
      if (password.length < minLength) return { errors: { password: t.passwordIsTooShort } }
      if (hasControlCharacter(password))
        return { errors: { password: rules.passwordHasControlCharacters } }
      return { body: { token, password, revokeKeys } }
    },
    send: resetPassword,
    onSent: () => {
      toast.success(t.passwordIsSet)
      lookUpAgain()
      navigate(paths.login(), { replace: true })
    },
    onRefused: announceUnlessAtField(t.passwordCouldNotBeSet),
    failed: t.passwordCouldNotBeSet,
  })
  const { revokeKeys } = form.values

  return (
    <Stack
      as="form"
      ref={element}
      noValidate
      onSubmit={form.submit}
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
        error={form.errors.password}
      />
      <Checkbox
        labelled
        label={t.revokeApiKeysToo}
        checked={revokeKeys}
        onChange={(next) => form.change({ revokeKeys: next })}
      />
      <Button type="submit" tone="primary" size="large" full busy={form.isPending}>
        {t.setPassword}
      </Button>
    </Stack>
  )
}

/** Minimum that the texts mention. */
const minLength = 6
