import type { ChangeEvent } from 'react'
import { TextField } from './field.tsx'

type CodeFieldProps = {
  value: string
  error: string | undefined
  onChange: (code: string) => void
}

/** For the second factor, where a change of the account asks for it. */
export const CodeField = ({ value, error, onChange }: CodeFieldProps) => (
  <TextField
    label="Code"
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
    required
    hint="From your authenticator app, or a recovery code"
    value={value}
    error={error}
    onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
  />
)
