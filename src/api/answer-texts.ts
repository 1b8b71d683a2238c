import { z } from 'zod/mini'
import { answerTexts } from '../../domain/answer-texts.ts'
import type { MessageValues } from '../../openapi.d.ts'
import { ApiError } from './api-error.ts'

/** Replaces the answer's sentences with the texts of their codes; a sentence without a known code stays. */
export function translate(error: ApiError, body: unknown): ApiError {
  const { kind, status, serverMessage, messageCode, fieldErrors, outcome, code } = error
  const named = failureShape.safeParse(body).data?.errors ?? []
  return new ApiError(kind, {
    status,
    serverMessage: textOf(body) ?? serverMessage,
    messageCode,
    // Both were read from the same list, so their indexes match.
    fieldErrors: fieldErrors.map(({ path, message }, index) => ({
      path,
      message: textOf(named[index]) ?? message,
    })),
    outcome,
    code,
  })
}

type Text = string | ((values: Required<MessageValues>) => string)

const texts: ReadonlyMap<string, Text> = new Map(Object.entries(answerTexts))

/** Finds the text of `messageCode`; undefined if the code is missing or unknown. */
export function textOf(named: unknown): string | undefined {
  const { messageCode, messageValues } = namedShape.safeParse(named).data ?? {}
  const text = messageCode === undefined ? undefined : texts.get(messageCode)
  if (typeof text !== 'function') return text
  return messageValues && text(messageValues)
}

const valuesShape = z.object({
  field: z.catch(z.string(), ''),
  value: z.catch(z.string(), ''),
  count: z.catch(z.number(), 0),
})
const namedShape = z.object({
  messageCode: z.string(),
  messageValues: z.catch(z.optional(valuesShape), undefined),
})
const failureShape = z.object({ errors: z.array(z.unknown()) })
