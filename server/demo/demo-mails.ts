import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from '../config/config.ts'
import { openable } from '../http/listen.ts'

/** With the embedded database, the mails of the demo are written beside it, unless they are set up. */
export function withDemoMails(config: Config): Config {
  const { databaseUrl, dataDir, host, port, smtpUrl } = config
  // Links cannot be written before there is a port, where any free one will do.
  if (smtpUrl !== undefined || databaseUrl !== undefined || port === 0) return config
  return {
    ...config,
    smtpUrl: pathToFileURL(join(dataDir, 'mails')).href,
    mailFrom: config.mailFrom ?? 'Waybill <parcels@waybill.test>',
    publicUrl: config.publicUrl ?? `http://${openable(host)}:${port}`,
  }
}
