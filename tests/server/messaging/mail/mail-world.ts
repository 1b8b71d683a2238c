import sql from 'sql-template-tag'
import type { ParcelStatus } from '../../../../openapi.d.ts'
import { createCompany } from '../../../../server/config/company.ts'
import { readConfig } from '../../../../server/config/config.ts'
import { createMailSender } from '../../../../server/messaging/mail/mail-sender.ts'
import type { Message } from '../../../../server/messaging/messages/repository.ts'
import type { Person } from '../../support/api.ts'
import { apiForFile } from '../../support/for-file.ts'
import { newParcelFor } from '../../support/valid-requests.ts'
import { mailSettings } from './mail-settings.ts'
import { composeAccountMail } from '../../../../server/accounts/mail/compose-account-mail.ts'

/** A server that notifies its users by email, through the mail server at this address. */
export async function mailWorldForFile(smtpUrl: string) {
  const settings = { ...mailSettings(smtpUrl), TIME_ZONE: 'Asia/Tokyo' }
  const api = await apiForFile({ RATE_LIMITS: 'on', ...settings })
  const people = await api.signedInUsers()
  /** Uses other settings, if a test has them. */
  const openSender = (config = readConfig(settings)) =>
    createMailSender(
      { db: api.db, clock: api.now, config, company: createCompany(config) },
      composeAccountMail,
    )

  async function create(parcel = {}) {
    const requested = { ...newParcelFor(people.receiver), ...parcel }
    const { body } = await api.as(people.sender).createParcel(requested)
    return body.data
  }

  return {
    api,
    ...people,
    openSender,
    create,
    /** The message that notifies a user of a new log entry, as the queue leases it. */
    async message(
      person: Person,
      entry: { status: ParcelStatus; note?: string; parcelId?: string },
    ): Promise<Message> {
      const parcelId = entry.parcelId ?? (await create())._id
      const [row] = await api.db.query<Message>(sql`
        with entry as (
          insert into status_logs (parcel_id, entry_number, status, note, updated_by, created_at)
          select ${parcelId}, max(entry_number) + 1, ${entry.status}, ${entry.note ?? null},
            ${people.admin.id}, ${api.now()}
          from status_logs where parcel_id = ${parcelId}
          returning parcel_id, entry_number, created_at
        )
        insert into messages (channel, user_id, parcel_id, entry_number, next_at, created_at)
        select 'EMAIL', ${person.id}, parcel_id, entry_number, created_at, created_at from entry
        returning id, channel, user_id, endpoint_id, parcel_id, entry_number, payload, attempts
      `)
      if (row === undefined) throw new Error('An inserted message has no row')
      return row
    },
  }
}
