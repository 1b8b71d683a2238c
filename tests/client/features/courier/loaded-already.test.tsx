import { render, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { CourierOutbox } from '../../../../src/features/courier/courier-outbox.tsx'
import { addEntries, openOutbox, readEntries } from '../../../../src/stores/outbox.ts'
import { failure, standInHost } from '../../../support/host.ts'

// The client of a German build, whose answer texts fail to load.
vi.mock('#texts/language.ts', () => import('../../../../languages/texts/de/language.ts'))
vi.mock('#texts/moveRefusals.ts', () => import('../../../../languages/texts/de/moveRefusals.ts'))
vi.mock('../../../../src/api/answer-texts.ts', () => {
  throw new Error('The chunk cannot be loaded')
})

beforeEach(() => {
  localStorage.clear()
  openOutbox(null)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
})

it.each([
  ['Parcel is already dispatched', 'parcelIsDispatchedAlready', { state: 'sent' }],
  [
    'Parcel is blocked',
    'parcelIsBlocked',
    { state: 'refused', reason: 'Parcel is blocked', fieldErrors: [] },
  ],
])(
  'a load counts as sent if the depot has already loaded the parcel, and is refused otherwise: %s',
  async (message, messageCode, end) => {
    standInHost({ 'POST /api/parcel/scans': () => failure(409, message, { messageCode }) })
    openOutbox('cem')
    await addEntries([{ type: 'load', runId: 'run-1', parcelId: 'p-1', trackingId: 'TRK-1' }])
    render(<CourierOutbox userId="cem" />)
    await waitFor(() => expect(readEntries()[0]?.outcome).toMatchObject(end))
  },
)
