import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failure, ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { openAllParcels } from '../../support/pages.tsx'

const list = 'GET /api/parcel'
const parcel = wireParcel({ _id: 'p-7', trackingId: 'TRK-AAAA-BBBB-CCCC-DDDD' })
const other = wireParcel({ _id: 'p-8', trackingId: 'TRK-AAAA-BBBB-CCCC-EEEE' })
const meta = { page: 1, limit: 10, total: 2 }
const open = (handler: () => Response) =>
  openAllParcels({ [list]: handler }, '/admin/parcels?status=DELIVERED')
const search = () => screen.getByRole('searchbox', { name: 'Search parcels' })

it.each([
  ['a tracking ID', 'TRK-AAAA-BBBB-CCCC-DDDD'],
  ['a tracking ID as it is said on the phone', ' trkaaaabbbbccccdddd '],
  ['the content of a label’s QR code', 'https://waybill.example/track/TRK-AAAA-BBBB-CCCC-DDDD'],
])('An administrator who enters %s is taken to its parcel', async (_, text) => {
  const { host, person, address } = open(() => ok([other, parcel], meta))

  await person.click(search())
  await person.paste(text)
  await person.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/admin/parcels/p-7'))
  // The lookup is sent without the filter of the list.
  expect(host.asked.map(({ query }) => query)).toContainEqual({
    page: '1',
    limit: '10',
    q: 'TRK-AAAA-BBBB-CCCC-DDDD',
  })
})

it.each([
  ['no parcel has', () => ok([], { ...meta, total: 0 })],
  ['cannot be looked up', () => failure(500, 'Broken')],
])('An administrator who enters a tracking ID that %s searches for it', async (_, handler) => {
  const { person, address } = open(handler)

  await person.type(search(), 'TRK-AAAA-BBBB-CCCC-DDDD{Enter}')
  await waitFor(() =>
    expect(address()).toBe('/admin/parcels?status=DELIVERED&q=TRK-AAAA-BBBB-CCCC-DDDD'),
  )
})

it('An administrator who enters a word searches for it', async () => {
  const { person, address } = open(() => ok([parcel], meta))

  await person.type(search(), 'harbour{Enter}')
  await waitFor(() => expect(address()).toBe('/admin/parcels?status=DELIVERED&q=harbour'))
})
