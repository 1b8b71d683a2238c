import { dayInZone, isUtc } from '../../domain/day-in-zone.ts'
import { localTimeZoneName } from '../../domain/format.ts'
import type { TimeZoneSource } from '../../openapi.d.ts'

/** The company's time zone, in which its days begin and end. */
export interface Company {
  timeZone: () => string
  source: () => TimeZoneSource
  /** True if days turn in UTC, and nobody has said that they should. */
  isUnknown: () => boolean
  /** Day of an instant, as YYYY-MM-DD. */
  dayOf: (instant: Date) => string
  /** Takes over what an administrator has chosen; undefined if nobody has. */
  noteChosen: (timeZone: string | undefined) => void
}

/** `TIME_ZONE` decides; without it, what an administrator has chosen; without that, the computer's. */
export function createCompany(
  { timeZone: set }: { timeZone?: string | undefined },
  computer = localTimeZoneName(),
): Company {
  let chosen: string | undefined
  const timeZone = () => set ?? chosen ?? computer
  const source = () => {
    if (set !== undefined) return 'SETTING'
    return chosen === undefined ? 'COMPUTER' : 'CHOICE'
  }
  return {
    timeZone,
    source,
    isUnknown: () => source() === 'COMPUTER' && isUtc(timeZone()),
    dayOf: (instant) => dayInZone(instant, timeZone()),
    noteChosen: (name) => (chosen = name),
  }
}
