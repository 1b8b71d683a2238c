import { useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { dayInZone, isTimeZone, isUtc } from '../../domain/day-in-zone.ts'
import { localTimeZoneName } from '../../domain/format.ts'
import { createBrowserStorage } from './browser-storage.ts'

/*
 * The company's time zone, which decides what day it is, wherever the visitor's computer is. The host tells it in
 * its answers; a host that tells none has its days where the visitor is. Stored, because a phone needs it without
 * a connection.
 */

const storage = createBrowserStorage('waybill-company-', z.string())
const stored = 'time-zone'
let noted: string | null | undefined
const listeners = new Set<() => void>()

export function noteCompanyTimeZone({ headers }: Response): void {
  const told = headers.get('time-zone')
  if (told === null || told === noted || !isTimeZone(told)) return
  noted = told
  storage.write(stored, told)
  for (const listener of listeners) listener()
}

export const companyTimeZone = (): string => told() ?? localTimeZoneName()

/** The same, for a screen that follows a change of it. */
export const useCompanyTimeZone = (): string => useSyncExternalStore(subscribe, companyTimeZone)

/** True if the host says that its days turn in UTC. */
export const isHostInUtc = (): boolean => told() !== null && isUtc(companyTimeZone())

/** Day of an instant, as YYYY-MM-DD. */
export const companyDay = (instant: Date): string => dayInZone(instant, companyTimeZone())

export const companyToday = (): string => companyDay(new Date())

function told(): string | null {
  if (noted === undefined) noted = known(storage.read(stored))
  return noted
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const known = (name: string | null) => (name !== null && isTimeZone(name) ? name : null)
