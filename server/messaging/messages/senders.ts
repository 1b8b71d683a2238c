import { createMailSender } from '../mail/mail-sender.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { createWebhookSender } from '../webhooks/webhook-sender.ts'
import type { Channel } from './repository.ts'
import type { Sender } from './sender.ts'
import type { OutgoingService } from '../outgoing/outgoing.ts'
import type { ComposeAccountMail } from '../mail/composed.ts'

/** Messages of a channel without a sender stay in the queue. */
export type Senders = Partial<Record<Channel, Sender>>

/** Creates the senders that the settings of this installation allow. */
export const createSenders = (
  context: AppContext & OutgoingService,
  composeAccountMail: ComposeAccountMail,
): Senders => ({
  WEBHOOK: createWebhookSender(context),
  ...(context.config.smtpUrl !== undefined && {
    EMAIL: createMailSender(context, composeAccountMail),
  }),
})
