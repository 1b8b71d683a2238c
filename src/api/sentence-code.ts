import { z } from 'zod/mini'

/** Fields beside a sentence that name its text; not parsed here. */
export const sentenceCode = {
  messageCode: z.optional(z.unknown()),
  messageValues: z.optional(z.unknown()),
}
