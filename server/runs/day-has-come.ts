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
