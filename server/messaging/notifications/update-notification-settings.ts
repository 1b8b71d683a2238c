import type { NotifiableEvent } from '../../../openapi.d.ts'
import { badRequest } from '../../http/errors.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { deleteChoice, upsertChoice } from './center-repository.ts'
import { eventsFor, recipientRoles } from './defaults.ts'
import { settingsOf } from './get-notification-settings.ts'

export const updateNotificationSettings: OperationHandler<'updateNotificationSettings'> = async (
  { caller, body },
  { db, config },
) => {
  const { event, channel, isOn } = body
  if (!eventsFor(caller.role).includes(event)) throw eventNotOffered(event)
  const isDefault = recipientRoles(event, channel).includes(caller.role) === isOn
  const data = await db.transaction(async (transaction) => {
    // A choice equal to the default is not stored, so that it follows a later change of the default.
    if (isDefault) await deleteChoice(transaction, caller.id, body)
    else await upsertChoice(transaction, caller.id, body)
    return settingsOf(transaction, caller, config)
  })
  return { message: 'Notification settings', data }
}

const eventNotOffered = (event: NotifiableEvent) =>
  badRequest([
    {
      path: 'event',
      reason: event === 'ARRIVAL' ? 'onlyReceiversAreTold' : 'neverToldOfOwnActions',
    },
  ])
