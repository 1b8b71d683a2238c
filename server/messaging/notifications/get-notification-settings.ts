import type { NotificationSettings } from '../../../openapi.d.ts'
import type { Config } from '../../config/config.ts'
import type { Queryable } from '../../db/database.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import type { Caller } from '../../http/openapi/caller.ts'
import { findChoices } from './center-repository.ts'
import { findMailSchedule } from './mail-schedule-repository.ts'
import { presentSettings } from './presenter.ts'

export const getNotificationSettings: OperationHandler<'getNotificationSettings'> = async (
  { caller },
  { db, config },
) => ({ message: 'Notification settings', data: await settingsOf(db, caller, config) })

export async function settingsOf(
  db: Queryable,
  caller: Caller,
  { smtpUrl }: Config,
): Promise<NotificationSettings> {
  const choices = await findChoices(db, caller.id)
  const schedule = await findMailSchedule(db, caller.id)
  return presentSettings(caller, choices, { sendsEmail: smtpUrl !== undefined, schedule })
}
