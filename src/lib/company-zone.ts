import { useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { dayInZone, isTimeZone, isUtc } from '../../domain/day-in-zone.ts'
import { localTimeZoneName } from '../../domain/format.ts'
import { createBrowserStorage } from './browser-storage.ts'
import { onTimeZoneTold, toldTimeZone } from './told-time-zone.ts'

/*
 * The company's time zone, which decides what day it is, wherever the visitor's computer is. A host that names none
 * has its days where the visitor is. Stored, because a phone needs it without a connection.
 */

const storage = createBrowserStorage('waybill-company-', z.string())
const stored = 'time-zone'
let known = usable(storage.read(stored))
takeOver()
// Before those of screens, which then read the new one.
onTimeZoneTold(takeOver)

export const companyTimeZone = (): string => known ?? localTimeZoneName()

/** The same, for a screen that follows a change of it. */
export const useCompanyTimeZone = (): string =>
  useSyncExternalStore(onTimeZoneTold, companyTimeZone)

/** True if the host says that its days turn in UTC. */
export const isHostInUtc = (): boolean => known !== null && isUtc(known)

/** Day of an instant, as YYYY-MM-DD. */
export const companyDay = (instant: Date): string => dayInZone(instant, companyTimeZone())

export const companyToday = (): string => companyDay(new Date())

function takeOver(): void {
  const told = usable(toldTimeZone())
  if (told === null || told === known) return
  known = told
  storage.write(stored, told)
}

function usable(name: string | null): string | null {
  return name !== null && isTimeZone(name) ? name : null
}
