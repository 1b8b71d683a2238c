import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from '../../config/config.ts'
import { openable } from '../../http/listen.ts'

/** Makes emails be written beside the embedded database, unless the operator has set them up. */
export function withDemoMails(config: Config): Config {
  const { databaseUrl, dataDir, host, port, smtpUrl } = config
  // With port 0 the port is not known yet, so emails could contain no links.
  if (smtpUrl !== undefined || databaseUrl !== undefined || port === 0) return config
  return {
    ...config,
    smtpUrl: pathToFileURL(join(dataDir, 'mails')).href,
    mailFrom: config.mailFrom ?? 'Waybill <parcels@waybill.test>',
    publicUrl: config.publicUrl ?? `http://${openable(host)}:${port}`,
  }
}
