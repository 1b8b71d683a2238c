import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { RunResult } from '../../../openapi.d.ts'
import type { LogEntry } from '../../../src/api/model.ts'
import { notificationNote } from '../../../src/features/notifications/notification-texts.ts'
import { StopParcels } from '../../../src/features/runs/stop-parcels.tsx'
import { StatusLog } from '../../../src/features/tracking/status-log.tsx'
import * as german from '../../../languages/texts/de/fixedNotes.ts'
import { wireNotification } from '../support/notifications.ts'
import { wireRunParcel } from '../support/runs.ts'

// The client of a German build, which has the English notes, too, to recognize them.
vi.mock(import('../../../domain/fixed-notes.ts'), async (original) => {
  const module = await original()
  return { ...module, noteText: (entry) => module.noteText(entry, german) }
})

const at = '2026-03-04T09:30:00.000Z'

it.each([
  ['No one was home', 'Niemand war zu Hause'],
  ['The dog barked', 'The dog barked'],
])(
  'Notifications, logs and runs show Waybill’s notes in German, and any other as written: %s',
  (note, shown) => {
    const attempt = { note, failedAttempt: 'NOBODY_HOME' } as const
    const notification = wireNotification(1, 'IN_TRANSIT', {
      parcel: { _id: 'p-1', trackingId: 'TRK-1', status: 'IN_TRANSIT', ...attempt },
    })
    expect(notificationNote(notification)).toBe(shown)

    const entry: LogEntry = {
      ...attempt,
      status: 'IN_TRANSIT',
      timestamp: at,
      nextAttempt: null,
      doneAt: null,
      updatedBy: null,
    }
    const log = render(<StatusLog log={[entry]} />)
    expect(log.container).toHaveTextContent(shown)
    log.unmount()

    const result: RunResult = { ...attempt, state: 'ATTEMPTED', at }
    render(<StopParcels parcels={[wireRunParcel({ result })]} />)
    expect(screen.getByText(shown)).toBeVisible()
  },
)
