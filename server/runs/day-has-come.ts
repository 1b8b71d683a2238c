import { startOfDay } from '../../domain/day-in-zone.ts'
import type { AppContext } from '../http/openapi/operation.ts'

/** The day whose results count now: those that a phone could not send in the evening do until noon. */
export const dayOfLateResult = ({
  clock,
  company,
}: Pick<AppContext, 'clock' | 'company'>): string =>
  company.dayOf(new Date(clock().getTime() - 12 * 3_600_000))

/** True from midnight of a run's day on, in the company's time zone. */
export const dayHasCome = (
  { day }: { day: string },
  { clock, company }: Pick<AppContext, 'clock' | 'company'>,
): boolean => day <= company.dayOf(clock())

/** The first moment of a run's day, in the company's time zone. */
export const startOfDayOf = (
  { day }: { day: string },
  { company }: Pick<AppContext, 'company'>,
): Date => startOfDay(day, company.timeZone())
