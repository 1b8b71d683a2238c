import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useMyParcels } from '../../../src/stores/parcels.ts'
import { setLive } from '../../../src/stores/live.ts'
import { followParcels } from '../../../src/stores/live-parcels.ts'
import { ok, standInHost } from '../../support/host.ts'
import { wireParcel } from '../../support/wire.ts'
import { standInStreams } from '../support/event-source.ts'

it('a plain host is never asked for a stream; its lists are refetched from time to time', async () => {
  vi.useFakeTimers()
  const streams = standInStreams()
  const host = standInHost({
    'GET /api/parcel/me': () => ok([wireParcel({ trackingId: 'TRK-1' })]),
  })
  render(<Parcels />)
  const stop = followParcels('sam@example.com', setLive)
  await pass(29_000)
  expect(host.calls()).toEqual(['GET /api/parcel/me'])

  host.on('GET /api/parcel/me', () => ok([wireParcel({ trackingId: 'TRK-2' })]))
  await pass(2_000)
  expect(screen.getByText('TRK-2')).toBeVisible()
  stop()
  await pass(120_000)
  expect(host.calls()).toEqual(['GET /api/parcel/me', 'GET /api/parcel/me'])
  expect(streams).toEqual([])
  vi.useRealTimers()
})

function Parcels() {
  const { rows } = useMyParcels({ page: 1, limit: 6 })
  return rows.map((row) => <p key={row.id}>{row.trackingId}</p>)
}

const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
