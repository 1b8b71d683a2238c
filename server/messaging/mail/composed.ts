import type { AppContext } from '../../http/openapi/operation.ts'
import type { MailContent, MailPlace } from './content.ts'
import type { AccountMailRow, MailUserRow } from './repository.ts'

/** A mail to send, or the reason why it is not wanted any more. */
export type Composed = { user: MailUserRow; content: MailContent } | { unwanted: string }

/** Composes a mail about an account; accounts know its content. Called in each attempt. */
export type ComposeAccountMail = (
  context: Pick<AppContext, 'db' | 'clock'>,
  user: AccountMailRow,
  place: MailPlace,
) => Promise<Composed>

export const blocked = { unwanted: 'The account is blocked.' }
