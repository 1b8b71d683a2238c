import * as z from 'zod/mini'
import * as t from '#texts/rules.ts'
import { hasControlCharacter, isName } from '../../domain/visible-text.ts'

/* Rules of the contract for an account, for the forms that write one. */

export const nameRule = z
  .string(t.nameIsTooShort)
  .check(
    z.trim(),
    z.minLength(3, t.nameIsTooShort),
    z.maxLength(255, t.nameIsTooLong),
    z.refine(isName, t.nameIsUnreadable),
  )

/** Error in the name of a thing, which may be short; undefined also for an empty name. */
export const nameError = (name: string): string | undefined =>
  isName(name.trim()) ? undefined : t.nameIsUnreadable

export const emailRule = z
  .string(t.invalidEmailAddress)
  .check(z.trim(), z.email(t.invalidEmailAddress), z.maxLength(254, t.invalidEmailAddress))

/** Rule for a text that a function reads, or returns null for. */
export const textReadBy = (read: (text: string) => string | null, message: string) =>
  z.pipe(
    z.string().check(z.refine((text) => read(text) !== null, message)),
    z.transform((text: string) => read(text) ?? text),
  )

/** Rule for a new password; its messages name the field. */
export function passwordRule(field: 'password' | 'confirmPassword') {
  return z.string(t.passwordIsTooShort({ field })).check(
    z.minLength(6, t.passwordIsTooShort({ field })),
    z.maxLength(128, t.passwordIsTooLong({ field })),
    // The repeated one is compared with it anyway.
    z.refine(
      (text) => field !== 'password' || !hasControlCharacter(text),
      t.passwordHasControlCharacters,
    ),
  )
}

type Passwords = { password: string; confirmPassword: string }

export const passwordsMatch = () =>
  z.refine<Passwords>(({ password, confirmPassword }) => password === confirmPassword, {
    error: t.passwordsDoNotMatch,
    path: ['confirmPassword'],
  })
