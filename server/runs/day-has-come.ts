import type { AppContext } from '../http/openapi/operation.ts'

/** True from midnight of a run's day on, in the company's time zone. */
export const dayHasCome = (
  { day }: { day: string },
  { clock, company }: Pick<AppContext, 'clock' | 'company'>,
): boolean => day <= company.dayOf(clock())
