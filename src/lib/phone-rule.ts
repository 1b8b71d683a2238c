import * as z from 'zod/mini'
import * as t from '#texts/rules.ts'
import { readPhone } from '../../domain/phone.ts'

/** Accepts an empty text, which means no phone number; apart from other rules, as the first pages need no phones. */
export const phoneRule = z.pipe(
  z.string().check(z.refine((text) => readPhone(text) !== null, t.enterAPhoneNumber)),
  z.transform((text) => readPhone(text) ?? text),
)
