import { render, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { CourierSync } from '../../../../src/features/courier/courier-sync.tsx'
import { keepActs, keptActs, openActs } from '../../../../src/stores/kept-acts.ts'
import { failure, standInHost } from '../../../support/host.ts'

// The client of a German build, whose texts for answers cannot be loaded.
vi.mock('#texts/language.ts', () => import('../../../../languages/texts/de/language.ts'))
vi.mock('#texts/moveRefusals.ts', () => import('../../../../languages/texts/de/moveRefusals.ts'))
vi.mock('../../../../src/api/answer-texts.ts', () => {
  throw new Error('The chunk cannot be loaded')
})

beforeEach(() => {
  localStorage.clear()
  openActs(null)
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
  'loading is done if the depot was first, and else refused: %s',
  async (message, messageCode, end) => {
    standInHost({ 'POST /api/parcel/scans': () => failure(409, message, { messageCode }) })
    openActs('cem')
    await keepActs([{ type: 'load', runId: 'run-1', parcelId: 'p-1', trackingId: 'TRK-1' }])
    render(<CourierSync userId="cem" />)
    await waitFor(() => expect(keptActs()[0]?.outcome).toMatchObject(end))
  },
)
