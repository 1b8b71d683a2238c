import * as z from 'zod/mini'
import type { Registration } from '../../../openapi.d.ts'
import { roles } from '../../lib/paths.ts'

export type RegistrationField = Exclude<keyof Registration, 'isBlocked'>
export type FieldErrors = Partial<Record<RegistrationField, string>>

export type Checked = { ok: true; registration: Registration } | { ok: false; errors: FieldErrors }

/** The form's fields as the browser gives them, checked; each field keeps its first error. */
export function checkRegistration(fields: Record<RegistrationField, unknown>): Checked {
  const result = rules.safeParse(fields)
  if (result.success) return { ok: true, registration: { ...result.data, isBlocked: 'UNBLOCKED' } }
  return { ok: false, errors: errorsByField(result.error.issues.map(toFieldError)) }
}

/** Errors at places that the form does not show are left out. */
export function errorsByField(errors: readonly { path: string; message: string }[]): FieldErrors {
  const byField: FieldErrors = {}
  for (const { path, message } of errors) {
    const field = registrationFields.find((one) => one === path)
    if (field) byField[field] ??= message
  }
  return byField
}

/** In the order of the form, which is the order in which errors are looked for. */
export const registrationFields = [
  'name',
  'email',
  'password',
  'confirmPassword',
  'role',
] as const satisfies readonly RegistrationField[]

const rules = z
  .object({
    name: z
      .string('Name must be at least 3 characters')
      .check(
        z.trim(),
        z.minLength(3, 'Name must be at least 3 characters'),
        z.maxLength(255, 'Name must be at most 255 characters'),
      ),
    email: z
      .string('Invalid email address')
      .check(z.trim(), z.email('Invalid email address'), z.maxLength(254, 'Invalid email address')),
    password: secret('Password'),
    confirmPassword: secret('Confirm Password'),
    role: z.enum(roles, 'Role is required'),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: 'Passwords do not match',
      path: ['confirmPassword'],
    }),
  )

function secret(name: string) {
  return z
    .string(`${name} must be at least 6 characters`)
    .check(
      z.minLength(6, `${name} must be at least 6 characters`),
      z.maxLength(128, `${name} must be at most 128 characters`),
    )
}

const toFieldError = ({ path, message }: { path: PropertyKey[]; message: string }) => ({
  path: String(path[0]),
  message,
})
