import { z } from 'zod/mini'

/** A number, or a string that holds one. */
export const coercedNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\s*-?\d+(\.\d+)?\s*$/))]),
  z.transform(Number),
)

/** An ID as a number or a string that is not empty. */
export const coercedId = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  z.transform(String),
)

/** A string that is not blank; anything else is null. */
export const optionalText = z.catch(
  z.nullable(
    z.pipe(
      z.string(),
      z.transform((text: string) => (text.trim() === '' ? null : text)),
    ),
  ),
  null,
)

/** An instant in ISO 8601, from text that `Date` parses or from milliseconds. */
export const coercedDate = z.pipe(
  z.union([z.string(), z.number()]).check(z.refine((value) => !isNaN(new Date(value).getTime()))),
  z.transform((value: string | number) => new Date(value).toISOString()),
)

/** One of the contract's words, in any case and with any separator. */
export function enumWord<Word extends string>(words: readonly Word[], others: Others<Word> = {}) {
  return z.pipe(
    z.string(),
    z.transform((text: string, context): Word => {
      const plain = text
        .trim()
        .toUpperCase()
        .replaceAll(/[\s-]+/g, '_')
      const word = words.find((one) => one === plain) ?? others[plain]
      if (word !== undefined) return word
      context.issues.push({ code: 'custom', input: text, message: 'Unknown word' })
      return z.NEVER
    }),
  )
}

/** The known words of a list; null if the value is not a list. */
export function knownActions<Action extends string>(actions: readonly Action[]) {
  const known = z.transform((list: unknown[]) => actions.filter((action) => list.includes(action)))
  return z.catch(z.nullable(z.pipe(z.array(z.unknown()), known)), null)
}

type Others<Word> = Partial<Record<string, Word>>
