import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { ParcelStatus } from '../../../openapi.d.ts'
import { wireParcel } from '../../support/wire.ts'

/** TRK-1 with a log of these statuses, a minute apart. */
export function parcelWith(...statuses: [ParcelStatus, ...ParcelStatus[]]) {
  const statusLogs = statuses.map((status, minute) => ({
    status,
    timestamp: `2026-03-02T09:0${minute}:00.000Z`,
  }))
  const [status = statuses[0]] = statuses.slice(-1)
  return wireParcel({ trackingId: 'TRK-1', status, statusLogs })
}

/** An answer of a host with streams. */
export const liveAnswer = (data: unknown) =>
  Response.json({ success: true, message: 'Done', data }, { headers: { 'live-updates': 'events' } })

/** With fake timers: lets time pass and delivers what has arrived, which takes several turns. */
export const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    for (let turn = 0; turn < 5; turn += 1) await vi.advanceTimersByTimeAsync(0)
  })
