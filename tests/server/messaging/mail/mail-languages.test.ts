import { describe, expect, test } from 'vitest'
import { languageFacts, languages } from '../../../../domain/languages.ts'
import { notifiableEvents, type NotifiedRole } from '../../../../domain/notifiable-events.ts'
import { accountEventKinds } from '../../../../domain/account-event-texts.ts'
import type { AccountEvent, Language } from '../../../../openapi.d.ts'
import { resetMail, verificationMail } from '../../../../server/accounts/mail/account-mail.ts'
import { accountEventMail } from '../../../../server/accounts/mail/account-event-mail.ts'
import type { MailContent } from '../../../../server/messaging/mail/content.ts'
import { endpointMail } from '../../../../server/messaging/mail/endpoint-mail.ts'
import { htmlOf } from '../../../../server/messaging/mail/mail-html.ts'
import { textOf } from '../../../../server/messaging/mail/mail-text.ts'
import { parcelMail } from '../../../../server/messaging/mail/parcel-mail.ts'
import { parcelsMail } from '../../../../server/messaging/mail/parcels-mail.ts'
import { arrival, endpoint, link, place, row, stateIn, stop, user } from './mail-rows.ts'
import { publicUrl } from './mail-settings.ts'

type MailIn = (language: Language | null) => MailContent

const noted = { ...row, note: 'Ring at no. 5' }
const track = `${publicUrl}/track/${row.tracking_id}`
const notifications = `${publicUrl}/receiver/notifications`
const verify = `${publicUrl}/verify-email#${link.token}`
const reset = `${publicUrl}/reset-password#${link.token}`

const device = { browser: 'Firefox', system: 'Windows', network: '203.0.113.*' }

const accountMail =
  (event: AccountEvent): MailIn =>
  (language) =>
    accountEventMail({ ...user, language }, { ...place, event, at: row.at })

/** One mail of each kind. */
const kinds = {
  dispatched: (language) => parcelMail({ ...noted, language }, stop),
  attempted: (language) =>
    parcelMail(
      {
        ...row,
        language,
        status: 'IN_TRANSIT',
        failed_attempt: 'NOBODY_HOME',
        next_attempt: '2026-03-03',
      },
      stop,
    ),
  arriving: (language) =>
    parcelMail({ ...noted, language, failed_attempt: 'NOBODY_HOME', arrival }, stop),
  daily: (language) =>
    parcelsMail({
      user: { ...user, language },
      rows: [
        { ...noted, language, event_count: 52 },
        { ...row, language, status: 'DELIVERED', event_count: 2 },
      ],
      isDaily: true,
      ...stop,
    }),
  verification: (language) => verificationMail({ ...user, language }, link, place),
  reset: (language) => resetMail({ ...user, language }, link, place),
  newDevice: accountMail({ kind: 'NEW_DEVICE', device }),
  endpoint: (language) =>
    endpointMail({ ...endpoint, language, url: 'https://shop.example.com/hook' }, place),
} satisfies Record<string, MailIn>

/** Subject and text, without the marks that fix the direction of names and prevent links. */
const asRead = (content: MailContent) =>
  withoutMarks(`${content.subject}\n\n${textOf(content)}`).split('\n')

const withoutMarks = (text: string) => text.replaceAll(/[\u200F\u2060\u2068\u2069]/g, '')

/** Begins the last part of each mail, which says why it was sent. */
const signature = '-- '

describe('A receiver who reads German gets the mail about', () => {
  test('a dispatched parcel', () => {
    expect(asRead(kinds.dispatched('de'))).toEqual([
      'Ihre Sendung wurde versandt (TRK-7H2K-9QXM-3VBT-RD4W)',
      '',
      'Ihre Sendung wurde versandt',
      '',
      'Die Sendung von Sam Sender wurde dem Zusteller übergeben.',
      '',
      'Notiz: Ring at no. 5',
      '',
      'Sendungsnummer: TRK-7H2K-9QXM-3VBT-RD4W',
      'Von:            Sam Sender, 1 Mill Lane, Leeds',
      'An:             Rita Receiver, 8 Quay Road, Hull',
      'Zeitpunkt:      2. März 2026 um 10:00 MEZ',
      '',
      'Sendung verfolgen:',
      track,
      '',
      signature,
      'Diese E-Mail ging an rita@example.com, weil diese Sendung an Sie adressiert ist.',
      '',
      'Diese E-Mails abbestellen:',
      stop.stopHref,
      '',
    ])
  })

  test('an attempt when no one was home, and the day of the next one', () => {
    const { title, lead } = kinds.attempted('de')
    expect([title, lead]).toEqual([
      'Ihre Sendung konnte nicht zugestellt werden',
      'Der Zusteller hatte die Sendung von Sam Sender dabei, konnte sie aber nicht übergeben. ' +
        'Es war niemand zu Hause. Wir versuchen es am 3. März 2026 erneut.',
    ])
  })

  test('the time when the courier comes', () => {
    const { title, lead, note } = kinds.arriving('de')
    expect([title, lead, note]).toEqual([
      'Ihr Zusteller ist in der Nähe',
      'Noch 3 Stopps vor Ihrem. Wir bringen die Sendung von Sam Sender voraussichtlich zwischen ' +
        '14:10 und 14:50 Uhr.',
      null,
    ])
  })

  test('a new time of arrival, if other stops now come first', () => {
    const moved = { ...arrival, stopsBefore: 48, isMoved: true }
    const { title, label, lead } = parcelMail({ ...row, language: 'de', arrival: moved }, stop)
    expect([title, label, lead]).toEqual([
      'Ihre Sendung kommt zu einer anderen Zeit',
      'Unterwegs',
      'Noch 48 Stopps vor Ihrem. Wir bringen die Sendung von Sam Sender voraussichtlich zwischen ' +
        '14:10 und 14:50 Uhr.',
    ])
  })

  test('all changes of a day', () => {
    expect(asRead(kinds.daily('de'))).toEqual([
      'Ihr Tag: 54 Neuigkeiten zu Sendungen',
      '',
      '54 Neuigkeiten zu Sendungen',
      '',
      'Das ist seit Ihrer letzten täglichen E-Mail geschehen.',
      '',
      '52 Sendungen versandt:',
      '- TRK-7H2K-9QXM-3VBT-RD4W: Von Sam Sender, 1 Mill Lane, Leeds. Notiz: Ring at no. 5',
      'und 51 weitere',
      '',
      '2 Sendungen zugestellt:',
      '- TRK-7H2K-9QXM-3VBT-RD4W: Von Sam Sender, 1 Mill Lane, Leeds',
      'und 1 weitere',
      '',
      'Alle Benachrichtigungen ansehen:',
      notifications,
      '',
      signature,
      'Diese E-Mail ging an rita@example.com, weil diese Sendungen an Sie adressiert sind.',
      '',
      'Diese E-Mails abbestellen:',
      stop.stopHref,
      '',
    ])
  })

  test('the address to confirm', () => {
    expect(asRead(kinds.verification('de'))).toEqual([
      'E-Mail-Adresse bestätigen',
      '',
      'E-Mail-Adresse bestätigen',
      '',
      'Willkommen bei Waybill, Rita Receiver. Bitte bestätigen Sie, dass dies Ihre Adresse ist: ' +
        'Dann werden Sie per E-Mail über Ihre Sendungen informiert. ' +
        'Wenn nicht Sie sich registriert haben, brauchen Sie nichts zu tun.',
      '',
      'Konto:      rita@example.com',
      'Gültig bis: 2. März 2026 um 10:00 MEZ',
      '',
      'E-Mail-Adresse bestätigen:',
      verify,
      '',
      signature,
      'Diese E-Mail ging an rita@example.com, weil mit dieser Adresse ein Konto eröffnet wurde.',
      '',
    ])
  })
})

/** Entries with the note that Waybill writes, and the note that a German mail has. */
const writtenByWaybill = [
  [{ status: 'BLOCKED', note: 'Blocked by admin' }, 'Vom Administrator gesperrt'],
  [
    { status: 'DELIVERED', note: 'Delivery confirmed by receiver' },
    'Zustellung vom Empfänger bestätigt',
  ],
  [
    { status: 'IN_TRANSIT', failed_attempt: 'NOBODY_HOME', note: 'No one was home' },
    'Niemand war zu Hause',
  ],
  [{ status: 'BLOCKED', note: 'Customs papers are missing' }, 'Customs papers are missing'],
] as const

test.each(writtenByWaybill)(
  'A receiver who reads German reads Waybill’s notes in German, and all others as written: %o',
  (entry, note) => {
    const mailIn = (language: Language) => ({
      one: parcelMail({ ...row, ...entry, language }, stop),
      many: parcelsMail({
        user: { ...user, language },
        rows: [{ ...row, ...entry, language }],
        isDaily: false,
        ...stop,
      }),
    })
    const { one, many } = mailIn('de')
    expect(one.note).toBe(note)
    expect(asRead(many)).toContain(
      `- TRK-7H2K-9QXM-3VBT-RD4W: Von Sam Sender, 1 Mill Lane, Leeds. Notiz: ${note}`,
    )
    expect(mailIn('en').one.note).toBe(entry.note)
  },
)

test('A receiver who reads German gets the mail about a login from a new device', () => {
  expect(asRead(kinds.newDevice('de'))).toEqual([
    'Neue Anmeldung von einem unbekannten Gerät',
    '',
    'Neue Anmeldung von einem unbekannten Gerät',
    '',
    'Wenn Sie das nicht waren, beenden Sie alle anderen Sitzungen und ändern Sie Ihr Passwort, falls Sie eines haben.',
    '',
    'Konto:     rita@example.com',
    'Gerät:     Firefox auf Windows',
    'Netzwerk:  203.0.113.*',
    'Zeitpunkt: 2. März 2026 um 10:00 MEZ',
    '',
    'Konto öffnen:',
    `${publicUrl}/receiver/account`,
    '',
    signature,
    'Diese E-Mail ging an rita@example.com, weil Ihr Konto diese Adresse hat.',
    '',
  ])
})

describe('A receiver who reads Arabic gets the mail about', () => {
  test('a dispatched parcel', () => {
    expect(asRead(kinds.dispatched('ar'))).toEqual([
      'تم شحن شحنتك (TRK-7H2K-9QXM-3VBT-RD4W)',
      '',
      'تم شحن شحنتك',
      '',
      'الشحنة المرسلة من Sam Sender أصبحت مع المندوب.',
      '',
      'ملاحظة: Ring at no. 5',
      '',
      'رقم التتبع: TRK-7H2K-9QXM-3VBT-RD4W',
      'من:         Sam Sender، 1 Mill Lane, Leeds',
      'إلى:        Rita Receiver، 8 Quay Road, Hull',
      'الوقت:      2 مارس 2026 في 10:00 غرينتش+1',
      '',
      'تتبع الشحنة:',
      track,
      '',
      signature,
      'أُرسلت هذه الرسالة إلى rita@example.com لأن هذه الشحنة موجّهة إليك.',
      '',
      'إيقاف هذه الرسائل:',
      stop.stopHref,
      '',
    ])
  })

  test('all changes of a day', () => {
    expect(asRead(kinds.daily('ar'))).toEqual([
      'يومك: 54 مستجدًا عن الشحنات',
      '',
      '54 مستجدًا عن الشحنات',
      '',
      'هذا ما حدث منذ آخر رسالة يومية.',
      '',
      'تم شحن 52 شحنة:',
      '- TRK-7H2K-9QXM-3VBT-RD4W: من Sam Sender، 1 Mill Lane, Leeds. ملاحظة: Ring at no. 5',
      'و51 شحنة أخرى',
      '',
      'تم تسليم شحنتين:',
      '- TRK-7H2K-9QXM-3VBT-RD4W: من Sam Sender، 1 Mill Lane, Leeds',
      'وشحنة أخرى',
      '',
      'عرض جميع الإشعارات:',
      notifications,
      '',
      signature,
      'أُرسلت هذه الرسالة إلى rita@example.com لأن هذه الشحنات موجّهة إليك.',
      '',
      'إيقاف هذه الرسائل:',
      stop.stopHref,
      '',
    ])
  })

  test('a new password', () => {
    expect(asRead(kinds.reset('ar'))).toEqual([
      'تعيين كلمة مرور جديدة',
      '',
      'تعيين كلمة مرور جديدة',
      '',
      'طُلبت كلمة مرور جديدة لحسابك. يعمل الرابط مرة واحدة. ' +
        'إن لم يكن الطلب منك، فيُرجى تجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
      '',
      'الحساب:   rita@example.com',
      'صالح حتى: 2 مارس 2026 في 10:00 غرينتش+1',
      '',
      'تعيين كلمة مرور جديدة:',
      reset,
      '',
      signature,
      'أُرسلت هذه الرسالة إلى rita@example.com لأن كلمة مرور جديدة طُلبت لحسابه.',
      '',
    ])
  })

  test('a dispatched parcel, with names, notes and tracking IDs in their own direction', () => {
    const lines = textOf(kinds.dispatched('ar')).split('\n')
    expect(lines.filter((line) => /Sam|Ring|TRK/.test(line)).slice(0, 3)).toEqual([
      'الشحنة المرسلة من \u2068Sam Sender\u2069 أصبحت مع المندوب.',
      '\u200F\u2068ملاحظة\u2069: \u2068Ring at no. 5\u2069',
      '\u200F\u2068رقم التتبع\u2069: \u2068TRK-7H2K-9QXM-3VBT-RD4W\u2069',
    ])
    const html = htmlOf(kinds.daily('ar'))
    expect(html).toContain('<bdi dir="ltr">TRK-7H2K-9QXM-3VBT-RD4W</bdi>')
  })

  test('a dispatched parcel, laid out from right to left', () => {
    const html = htmlOf(kinds.dispatched('ar'))
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('border-right:3px')
    expect(html).not.toMatch(/\b(?:margin|padding)-right|border-left|letter-spacing:-0\.5px/)
  })
})

const roles: readonly NotifiedRole[] = ['SENDER', 'RECEIVER', 'ADMIN']

/** Every kind of mail. */
const mails: [title: string, mailIn: MailIn][] = [
  ...Object.entries<MailIn>(kinds),
  ...roles.flatMap((role) =>
    notifiableEvents.flatMap((event): [string, MailIn][] => {
      const of = { ...row, ...stateIn(event), role }
      return [
        [`${event} to ${role}`, (language) => parcelMail({ ...of, language }, stop)],
        [
          `${event} of many to ${role}`,
          (language) => {
            const first = { ...of, language, event_count: 3 }
            return parcelsMail({ user: first, rows: [first], isDaily: false, ...stop })
          },
        ],
      ]
    }),
  ),
  ...(['SENDER', 'ADMIN', 'COURIER'] as const).map((role): [string, MailIn] => [
    `confirmation to ${role}`,
    (language) => verificationMail({ ...user, role, language }, link, place),
  ]),
  ...accountEventKinds.map((kind): [string, MailIn] => [
    `of ${kind}`,
    accountMail(kind === 'NEW_DEVICE' ? { kind, device } : { kind, name: 'Sunrise' }),
  ]),
  ...(
    [
      { browser: null, system: 'Windows' },
      { browser: null, system: null },
    ] as const
  ).map((known): [string, MailIn] => [
    `of a device with ${known.system ?? 'nothing'} known`,
    accountMail({ kind: 'NEW_DEVICE', device: { ...device, ...known } }),
  ]),
  ...(['FAILING', null] as const).map((reason): [string, MailIn] => [
    `endpoint disabled because ${reason}`,
    (language) => endpointMail({ ...endpoint, language, disabled_because: reason }, place),
  ]),
]

/** The data that are the same in every language. */
const data = [
  row.sender_name,
  row.receiver_name,
  row.from_address,
  row.to_address,
  row.tracking_id,
  user.email,
  noted.note,
  'https://shop.example.com/hook',
  'Sunrise',
  'Firefox',
  'Windows',
  device.network,
]
const names = new Set(['Waybill', 'W', 'Webhooks', 'Endpoint'])

/** Texts of both parts, without the data that are the same in every language. */
function wordsOf(content: MailContent): string[] {
  const html = htmlOf(content).replace(/<style>.*<\/style>/s, '')
  const texts = [...html.split(/<[^>]*>/), ...textOf(content).split('\n')]
  return texts
    .map((text) => data.reduce((rest, one) => rest.replaceAll(one, ''), withoutMarks(text)))
    .map((text) =>
      text
        .replaceAll(/https:\S+/g, '')
        .replaceAll(/[\s:]+/g, ' ')
        .trim(),
    )
    .filter((text) => /\p{L}/u.test(text) && !names.has(text))
}

const dataIn = (content: MailContent) =>
  data.filter((one) => withoutMarks(textOf(content)).includes(one))

describe.each(languages.filter((language) => language !== 'en'))('In %s', (language) => {
  test.each(mails)('the mail %s has no English word, and misses no data', (_title, mailIn) => {
    const [own, english] = [mailIn(language), mailIn('en')]
    const englishWords = new Set(wordsOf(english))
    expect(wordsOf(own).filter((words) => englishWords.has(words))).toEqual([])
    expect(dataIn(own)).toEqual(dataIn(english))
    expect(textOf(own)).not.toMatch(/undefined|[{}]/)
    const { direction } = languageFacts[language]
    expect(htmlOf(own)).toContain(`<html lang="${language}" dir="${direction}">`)
  })
})

test('A user who has chosen no language gets mails in English', () => {
  expect(Object.values<MailIn>(kinds).map((mailIn) => mailIn(null))).toEqual(
    Object.values<MailIn>(kinds).map((mailIn) => mailIn('en')),
  )
})

test.each([
  ['08:02', null, '2 March 2026 at 09:02 CET (recorded without a connection)'],
  ['08:02', arrival, '2 March 2026 at 10:00 CET'],
  [null, null, '2 March 2026 at 10:00 CET'],
])('A mail has the time at the door if it is about that: %s, %j', (time, news, said) => {
  const doneAt = time === null ? null : new Date(`2026-03-02T${time}:00.000Z`)
  const { facts } = parcelMail({ ...row, done_at: doneAt, arrival: news }, stop)
  expect(facts.map(([, text]) => text)).toContain(said)
})
