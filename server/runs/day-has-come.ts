import { dayInZone } from '../../domain/day-in-zone.ts'
import type { AppContext } from '../http/openapi/operation.ts'

/** True from midnight of a run's day on, in the company's time zone. */
export const dayHasCome = (
  { day }: { day: string },
  { clock, config }: Pick<AppContext, 'clock' | 'config'>,
): boolean => day <= dayInZone(clock(), config.timeZone)
