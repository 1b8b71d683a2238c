import type { ComponentProps } from 'react'
import * as t from '#texts/ui.ts'
import { TextField } from './field.tsx'
import { PasswordField } from './password-field.tsx'

/* Fields in which users prove their identity again before the account changes. */

type ProofFieldProps = Pick<ComponentProps<typeof TextField>, 'value' | 'error' | 'onChange'>

export const OwnPasswordField = (props: ProofFieldProps) => (
  <PasswordField
    label={t.yourPassword}
    which="own"
    name="password"
    autoComplete="current-password"
    maxLength={128}
    required
    {...props}
  />
)

/** Field for a code of the second factor. */
export const CodeField = (props: ProofFieldProps) => (
  <TextField
    label={t.code}
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
    required
    hint={t.fromYourAuthenticatorApp}
    {...props}
  />
)
