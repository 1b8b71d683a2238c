import { z } from 'zod'
import type { SendResult } from '../messages/sender.ts'
import { oneLine } from './plain-text.ts'

/** Result of a failed attempt to hand a mail to the mail server. */
export function outcomeOf(error: unknown): SendResult & { result: 'refused' } {
  const { code, originalCode, responseCode, command, response, message } = failure.parse(error)
  const told = response ?? ''
  return {
    result: 'refused',
    status: responseCode ?? null,
    error:
      told === ''
        ? `The mail could not be handed to the mail server (${originalCode ?? code ?? message}).`
        : `The mail server answered ${oneLine(told, 300)}`,
    isFinal: isOfThisMail({ responseCode, command, message }),
  }
}

/** As far as the library tells it. */
const failure = z.object({
  message: z.string().catch(''),
  code: z.string().optional().catch(undefined),
  originalCode: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
})

/**
 * True if it would fail again however often it is sent: the recipient or the mail itself is refused for good.
 * Faults of the sender or the log-in are for the operator to fix, and a queue that had given up by then would
 * have lost it.
 */
function isOfThisMail({ responseCode, command, message }: Partial<z.infer<typeof failure>>) {
  if (responseCode === undefined) return command === 'API' && /recipient/i.test(message ?? '')
  const isPermanent = responseCode >= 500 && responseCode < 600
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  return isPermanent && isAboutMail && !aboutSession.has(responseCode)
}

/** Bad sequence, log-in or encryption needed: about the session, at whichever command it is said. */
const aboutSession: ReadonlySet<number> = new Set([502, 503, 504, 530, 534, 535, 538])
