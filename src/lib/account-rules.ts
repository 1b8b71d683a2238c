import * as z from 'zod/mini'

/* Rules of the contract for an account, for the forms that write one. */

export const nameRule = z
  .string('Name must be at least 3 characters')
  .check(
    z.trim(),
    z.minLength(3, 'Name must be at least 3 characters'),
    z.maxLength(255, 'Name must be at most 255 characters'),
    z.regex(
      /^[^\p{Cc}\p{Bidi_Control}\u200B-\u200D\u2060\uFEFF]*$/u,
      'Name must not hold characters that cannot be seen',
    ),
  )

export const emailRule = z
  .string('Invalid email address')
  .check(z.trim(), z.email('Invalid email address'), z.maxLength(254, 'Invalid email address'))

/** Empty where there is none. */
export const phoneRule = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^(\+?[0-9][0-9 ()./-]{3,28}[0-9])?$/,
      'Please enter a phone number, such as +49 40 5550123',
    ),
  )

/** Rule for a new password, under the name of its field. */
export function passwordRule(name: string) {
  return z
    .string(`${name} must be at least 6 characters`)
    .check(
      z.minLength(6, `${name} must be at least 6 characters`),
      z.maxLength(128, `${name} must be at most 128 characters`),
    )
}

type Passwords = { password: string; confirmPassword: string }

export const passwordsMatch = () =>
  z.refine<Passwords>(({ password, confirmPassword }) => password === confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
  })
