import assert from 'node:assert/strict'
import { z } from 'zod'

const sentence = z.object({ message: z.string(), messageCode: z.string().optional() })
const failure = sentence.extend({
  success: z.literal(false),
  errors: z.array(sentence).default([]),
})

/** Expects a code for each sentence of a refusal, so that the client can show it in the user's language. */
export function expectCodes(body: unknown): void {
  const { success, data } = failure.safeParse(body)
  if (!success) return
  for (const { message, messageCode } of [data, ...data.errors])
    assert.notEqual(messageCode, undefined, `The sentence has no code: ${message}`)
}
