import type { MailSchedule, MailScheduleChoice } from '../../../openapi.d.ts'
import type { Queryable } from '../../db/database.ts'
import { badRequest } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { settingsOf } from './get-notification-settings.ts'
import { isTimeZone, writeMailSchedule } from './mail-schedule-repository.ts'

export const updateMailSchedule: OperationHandler<'updateMailSchedule'> = async (
  { caller, body },
  { db, config },
) => {
  const schedule = await scheduleIn(db, body)
  const data = await db.transaction(async (transaction) => {
    await writeMailSchedule(transaction, caller.id, schedule)
    return settingsOf(transaction, caller, config)
  })
  return { message: 'Notification settings', data }
}

async function scheduleIn(
  db: Queryable,
  { frequency, hour, timeZone }: MailScheduleChoice,
): Promise<MailSchedule | null> {
  if (frequency === 'AS_IT_HAPPENS') return null
  if (hour === undefined) throw badRequest([{ path: 'hour', reason: 'chooseAnHour' }])
  if (timeZone === undefined || !(await isTimeZone(db, timeZone))) {
    throw badRequest([{ path: 'timeZone', reason: 'timeZoneIsNotKnown' }])
  }
  return { hour, timeZone }
}
