import { createMailSender } from '../mail/mail-sender.ts'
import type { AppContext } from '../openapi/operation.ts'
import { createWebhookSender } from '../webhooks/webhook-sender.ts'
import type { Channel } from './repository.ts'
import type { Sender } from './sender.ts'

/** Messages of a channel without a sender are left alone. */
export type Senders = Partial<Record<Channel, Sender>>

/** Senders of this installation, by its settings. */
export const createSenders = (context: Omit<AppContext, 'jobs'>): Senders => ({
  WEBHOOK: createWebhookSender(context),
  ...(context.config.smtpUrl !== undefined && { EMAIL: createMailSender(context) }),
})
