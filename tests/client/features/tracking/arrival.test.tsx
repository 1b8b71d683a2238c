import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import '../../../../src/stores/live-parcels.ts'
import { prepareTracking } from '../../../../src/features/tracking/use-tracking.ts'
import { standInStreams, type OpenedStream } from '../../support/event-source.ts'
import { liveAnswer } from '../../support/live.ts'
import { openTrackingOn, trackedParcel, trackOperation } from '../../support/tracking.tsx'

beforeAll(() => prepareTracking())
beforeEach(() => localStorage.clear())

let streams: OpenedStream[]
beforeEach(() => (streams = standInStreams()))

const arrival = (stopsBefore: number) => ({
  stopsBefore,
  from: today(14, 10),
  to: today(14, 50),
})
const today = (hours: number, minutes: number) =>
  new Date(new Date().setHours(hours, minutes, 0, 0)).toISOString()

const parcel = trackedParcel({ status: 'IN_TRANSIT' })
const say = (data: unknown) => act(() => streams[0]?.say('arrival', '', data))

describe('A receiver whose courier is on the way', () => {
  it('reads how many stops come first and when the courier may arrive, and sees changes', async () => {
    openTrackingOn(
      { [trackOperation]: () => liveAnswer([{ ...parcel, arrival: arrival(3) }]) },
      `/track/${parcel.trackingId}`,
    )
    expect(await screen.findByText('3 stops before yours')).toBeVisible()
    expect(screen.getByText(/^Expected between/).parentElement).toHaveTextContent(
      'Expected between 14:10 and 14:50',
    )

    await waitFor(() => expect(streams).toHaveLength(1))
    say(arrival(1))
    expect(screen.getByText('1 stop before yours')).toBeVisible()
    say(arrival(0))
    expect(screen.getByText('Yours is the next stop')).toBeVisible()
    say(null)
    expect(screen.queryByText(/^Expected between/)).toBeNull()
  })

  it('ignores an arrival that is malformed', async () => {
    openTrackingOn(
      { [trackOperation]: () => liveAnswer([{ ...parcel, arrival: { stopsBefore: 'soon' } }]) },
      `/track/${parcel.trackingId}`,
    )
    expect(await screen.findByRole('article', { name: parcel.trackingId })).toBeVisible()
    expect(screen.queryByText(/^Expected between/)).toBeNull()
  })
})
