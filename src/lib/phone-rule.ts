import * as t from '#texts/rules.ts'
import { readPhone } from '../../domain/phone.ts'
import { textReadBy } from './account-rules.ts'

/** Accepts an empty text, which means no phone number; in a file of its own, as registration asks for none. */
export const phoneRule = textReadBy(readPhone, t.enterAPhoneNumber)
