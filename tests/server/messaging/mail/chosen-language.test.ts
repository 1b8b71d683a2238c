import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { languages } from '../../../../domain/languages.ts'
import type { AccountEvent, Language } from '../../../../openapi.d.ts'
import { startMailServer } from './mail-server.ts'
import { mailWorldForFile } from './mail-world.ts'

const server = await startMailServer()
afterAll(() => server.stop())
const world = await mailWorldForFile(server.url)
const sender = world.openSender()
afterAll(() => sender.close())

/**
 * First mails to a sender: about a parcel, an endpoint, a reset, the address, a changed password.
 */
const subjects: Record<
  Language,
  [parcel: string, endpoint: string, reset: string, email: string, password: string]
> = {
  en: [
    'Your parcel was dispatched (TRK)',
    'A webhook endpoint was disabled',
    'Set a new password',
    'Confirm your email address',
    'Your password was changed',
  ],
  de: [
    'Ihre Sendung wurde versandt (TRK)',
    'Ein Webhook-Endpunkt wurde deaktiviert',
    'Neues Passwort festlegen',
    'E-Mail-Adresse bestätigen',
    'Ihr Passwort wurde geändert',
  ],
  es: [
    'Su envío se ha expedido (TRK)',
    'Se ha desactivado un endpoint de webhook',
    'Establecer una contraseña nueva',
    'Confirme su correo electrónico',
    'Se ha cambiado su contraseña',
  ],
  fr: [
    'Votre colis a été expédié (TRK)',
    'Un point de terminaison de webhook a été désactivé',
    'Définir un nouveau mot de passe',
    'Confirmez votre adresse e-mail',
    'Votre mot de passe a été modifié',
  ],
  pl: [
    'Twoja przesyłka została wysłana (TRK)',
    'Wyłączono endpoint webhooka',
    'Ustaw nowe hasło',
    'Potwierdź swój adres e-mail',
    'Hasło zostało zmienione',
  ],
  ar: [
    '\u200F\u2068تم شحن شحنتك\u2069 (\u2068TRK\u2069)',
    'تم تعطيل نقطة نهاية Webhook',
    'تعيين كلمة مرور جديدة',
    'تأكيد بريدك الإلكتروني',
    'تم تغيير كلمة مرورك',
  ],
}

test.each(languages)(
  'A sender who has chosen %s gets every kind of mail in that language',
  async (language) => {
    await world.api.db.query(sql`
    update users set language = ${language}, email_verified_at = null where id = ${world.sender.id}
  `)
    const messages = [
      await world.message(world.sender, { status: 'DISPATCHED' }),
      await endpointMessage(),
      await accountMessage('RESET_PASSWORD'),
      await accountMessage('VERIFY_EMAIL'),
      await accountMessage('ACCOUNT_EVENT', { kind: 'PASSWORD_CHANGED' }),
    ]
    const read: (string | undefined)[] = []
    for (const message of messages) {
      expect(await sender.send(message)).toEqual({ result: 'sent', status: 250 })
      const subject = server.last().headers.get('subject')
      read.push(subject?.replace(/TRK-[\w-]+/, 'TRK'))
    }
    expect(read).toEqual(subjects[language])
  },
)

const mail = { channel: 'EMAIL', entry_number: null, payload: null, attempts: 0 } as const

async function accountMessage(
  kind: 'RESET_PASSWORD' | 'VERIFY_EMAIL' | 'ACCOUNT_EVENT',
  event: AccountEvent | null = null,
) {
  const id = randomUUID()
  const user_id = world.sender.id
  await world.api.db.query(sql`
    insert into messages (id, channel, user_id, account_mail, account_event, next_at, created_at)
    values (${id}, 'EMAIL', ${user_id}, ${kind}, ${event && JSON.stringify(event)}::jsonb, now(), now())
  `)
  return { ...mail, id, user_id, endpoint_id: null, parcel_id: null }
}

async function endpointMessage() {
  const endpoint_id = randomUUID()
  const user_id = world.sender.id
  await world.api.db.query(sql`
    insert into webhook_endpoints (id, user_id, url, events, secret, disabled_at, disabled_because,
      created_at)
    values (${endpoint_id}, ${user_id}, 'https://shop.example.com/hook', '{parcel.created}',
      'whsec_x', ${world.api.now()}, 'GONE', ${world.api.now()})
  `)
  return { ...mail, id: randomUUID(), user_id, endpoint_id, parcel_id: null }
}
