import { z } from 'zod'
import type { SendResult } from '../messages/send-result.ts'
import { oneLine } from './plain-text.ts'

/** Result of a failed attempt to hand a mail to the mail server. */
export function outcomeOf(error: unknown): SendResult & { result: 'refused' } {
  const { code, originalCode, responseCode, command, response, message } = failure.parse(error)
  const answer = response ?? ''
  return {
    result: 'refused',
    status: responseCode ?? null,
    error:
      answer === ''
        ? `The mail could not be handed to the mail server (${originalCode ?? code ?? message}).`
        : `The mail server answered ${oneLine(answer, 300)}`,
    isFinal: isOfThisMail({ responseCode, command, message }),
  }
}

/** Fields of an error that Nodemailer throws; all of them may be missing. */
const failure = z.object({
  message: z.string().catch(''),
  code: z.string().optional().catch(undefined),
  originalCode: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
})

/**
 * True if every retry would fail as well, because the server refuses this recipient or mail
 * permanently. Errors about the sender's address or the log-in are retried: the operator can fix
 * them, and a queue that gave up would lose the mails until then.
 */
function isOfThisMail({ responseCode, command, message }: Partial<z.infer<typeof failure>>) {
  if (responseCode === undefined) return command === 'API' && /recipient/i.test(message ?? '')
  const isPermanent = responseCode >= 500 && responseCode < 600
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  return isPermanent && isAboutMail && !aboutSession.has(responseCode)
}

/** Bad sequence, log-in or encryption required: errors of the session, whichever command they answer. */
const aboutSession: ReadonlySet<number> = new Set([502, 503, 504, 530, 534, 535, 538])
