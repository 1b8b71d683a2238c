import { afterAll } from 'vitest'
import { createCompany } from '../../../../server/config/company.ts'
import { readConfig } from '../../../../server/config/config.ts'
import { createMailSender } from '../../../../server/messaging/mail/mail-sender.ts'
import { createMessages, type Messages } from '../../../../server/messaging/messages/messages.ts'
import { apiForFile } from '../../support/for-file.ts'
import { startMailServer } from './mail-server.ts'
import { mailSettings } from './mail-settings.ts'
import { composeAccountMail } from '../../../../server/accounts/mail/compose-account-mail.ts'

/** A mail server, and a server whose nodes send through it when a test starts a round. */
export async function mailingForFile(more: Record<string, string>) {
  const server = await startMailServer()
  afterAll(() => server.stop())
  const settings = { ...mailSettings(server.url), ...more }
  const api = await apiForFile(settings)
  const config = readConfig(settings)
  const context = { db: api.db, clock: api.now, config, company: createCompany(config) }

  function openNode(): Messages {
    const node = createMessages(
      context,
      { EMAIL: createMailSender(context, composeAccountMail) },
      (error) => {
        throw error
      },
    )
    afterAll(() => node.stop())
    return node
  }
  return { api, server, openNode }
}
