import { z } from 'zod/mini'

/** What names a sentence beside it, as the host wrote it. */
export const sentenceCode = {
  messageCode: z.optional(z.unknown()),
  messageValues: z.optional(z.unknown()),
}
