import { describe, expect, test } from 'vitest'
import { notifiableEvents } from '../../../../domain/notifiable-events.ts'
import { resetMail, verificationMail } from '../../../../server/accounts/mail/account-mail.ts'
import type { MailContent } from '../../../../server/messaging/mail/content.ts'
import { endpointMail } from '../../../../server/messaging/mail/endpoint-mail.ts'
import { htmlOf } from '../../../../server/messaging/mail/mail-html.ts'
import { textOf } from '../../../../server/messaging/mail/mail-text.ts'
import { parcelMail } from '../../../../server/messaging/mail/parcel-mail.ts'
import { parcelsMail } from '../../../../server/messaging/mail/parcels-mail.ts'
import { arrival, endpoint, link, place, row, stateIn, stop, user } from './mail-rows.ts'

const harm =
  'Your account is suspended!\n\nSign in at https://evil.example/login or www.evil.example, ' +
  'or write to help@evil.example \u202Etxt.exe' +
  ' and on'.repeat(200)

const personsFields = [
  'sender_name',
  'receiver_name',
  'from_address',
  'to_address',
  'note',
] as const

/** Every mail, and each of its fields that users write. */
const mails: [title: string, content: MailContent][] = [
  ...(['SENDER', 'RECEIVER', 'ADMIN'] as const).flatMap((role) =>
    notifiableEvents.flatMap((event) =>
      personsFields.flatMap((field): [string, MailContent][] => {
        const harmful = { ...row, role, ...stateIn(event), [field]: harm }
        const many = { user: harmful, rows: [harmful], isDaily: false, ...stop }
        return [
          [`${event} to ${role}, ${field}`, parcelMail(harmful, stop)],
          [`${event} of many to ${role}, ${field}`, parcelsMail(many)],
        ]
      }),
    ),
  ),
  ['confirmation, name', verificationMail({ ...user, name: harm }, link, place)],
  ['reset, name', resetMail({ ...user, name: harm }, link, place)],
  ['endpoint, url', endpointMail({ ...endpoint, url: harm }, place)],
  ['endpoint, name', endpointMail({ ...endpoint, name: harm }, place)],
]

describe.each(mails)('A user’s own words in the email %s', (_title, content) => {
  test('stay in one line, are cut, and do not become a link', () => {
    const text = textOf(content)
    expect(text.split('\n').filter((line) => line.startsWith('Sign in'))).toEqual([])
    expect(text.length).toBeLessThan(1_600)
    for (const part of [text, htmlOf(content), content.subject]) {
      expect(part).not.toMatch(/evil\.example|https?:\/\/evil|www\.|help@/)
      expect(part).not.toContain('\u202E')
    }
  })
})

test('A receiver reads in an email how many stops come first, and the time in the courier’s time zone', () => {
  const content = parcelMail({ ...row, status: 'IN_TRANSIT', arrival }, stop)
  expect(content.subject).toBe('Your courier is near (TRK-7H2K-9QXM-3VBT-RD4W)')
  expect(textOf(content)).toContain(
    '3 stops before yours. We expect to bring the parcel from Sam Sender between 14:10 and 14:50.',
  )
})

test('Ordinary words stay as they were written', () => {
  const content = parcelMail({ ...row, note: 'Ring at no. 5, then wait' }, stop)
  expect(textOf(content)).toContain('Note: Ring at no. 5, then wait')
})
