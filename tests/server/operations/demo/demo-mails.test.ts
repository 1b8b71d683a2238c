import { expect, test } from 'vitest'
import { readConfig } from '../../../../server/config/config.ts'
import { withDemoMails } from '../../../../server/operations/demo/demo-mails.ts'

test('Mails of the demo are written beside its database, with links that work on this computer', () => {
  const config = readConfig({ DATA_DIR: '/srv/way bill', HOST: '0.0.0.0', PORT: '4000' })
  expect(withDemoMails(config)).toEqual({
    ...config,
    smtpUrl: 'file:///srv/way%20bill/mails',
    mailFrom: 'Waybill <parcels@waybill.test>',
    publicUrl: 'http://localhost:4000',
  })
})

test.each<[string, Record<string, string>]>([
  ['a database of the operator', { DATABASE_URL: 'postgres://db/waybill' }],
  ['any free port', { PORT: '0' }],
  [
    'a mail server',
    {
      SMTP_URL: 'smtp://mail.example.com',
      MAIL_FROM: 'a@example.com',
      PUBLIC_URL: 'https://a.example',
    },
  ],
])('With %s, mails are sent as the settings say', (_, settings) => {
  const config = readConfig(settings)
  expect(withDemoMails(config)).toBe(config)
})
