import { isTimeZone } from '../../../domain/day-in-zone.ts'
import type { CompanyTimeZone } from '../../../openapi.d.ts'
import type { Company } from '../../config/company.ts'
import { badRequest, conflict } from '../../http/errors.ts'
import type { AppContext, OperationHandler } from '../../http/openapi/operation.ts'
import { isTimeZone as isTimeZoneOfDatabase } from '../../messaging/notifications/mail-schedule-repository.ts'
import { findChosenTimeZone, writeTimeZone } from './company-repository.ts'

export const getTimeZone: OperationHandler<'getTimeZone'> = async (_request, context) => {
  await refreshTimeZone(context)
  return { message: 'Time zone', data: present(context.company) }
}

export const chooseTimeZone: OperationHandler<'chooseTimeZone'> = async (
  { body: { timeZone } },
  { db, company },
) => {
  if (company.source() === 'SETTING') throw conflict('timeZoneIsSet')
  // Both count days by it.
  if (!isTimeZone(timeZone) || !(await isTimeZoneOfDatabase(db, timeZone)))
    throw badRequest([{ path: 'timeZone', reason: 'timeZoneIsNotKnown' }])
  await db.transaction((transaction) => writeTimeZone(transaction, timeZone))
  company.noteChosen(timeZone)
  return { message: 'Time zone chosen', data: present(company) }
}

/** Takes over what was chosen at another node. */
export async function refreshTimeZone({
  db,
  company,
}: Pick<AppContext, 'db' | 'company'>): Promise<void> {
  if (company.source() !== 'SETTING') company.noteChosen(await findChosenTimeZone(db))
}

const present = (company: Company): CompanyTimeZone => ({
  timeZone: company.timeZone(),
  source: company.source(),
})
