import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { failure, html, ok } from '../../../support/host.ts'
import { call, openParcel, sent } from '../../support/open-parcel.tsx'

const missing = 'There is no such parcel.'

describe("Another user's parcel", () => {
  it('is not found on a host that has the call, and the lists are not searched', async () => {
    const { host } = openParcel({
      [call]: () => failure(404, 'Parcel not found'),
      'GET /api/parcel/me': () => ok([sent({ _id: 'p-9' })], { page: 1, limit: 1, total: 900 }),
    })

    expect(await screen.findByText(missing)).toBeVisible()
    expect(host.asked.map((one) => [one.call, one.query])).toEqual([
      ['GET /api/parcel/p-1', {}],
      ['GET /api/parcel/me', { page: '1', limit: '1' }],
    ])
  })
})

describe('On a host without the call for one parcel', () => {
  const refusals = {
    'that has nothing at the address': () => failure(404, 'Not found'),
    'that expects another method': () => failure(405, 'Method not allowed'),
    'that answers with a web page': () => html(),
  }

  it.each(Object.entries(refusals))(
    '%s, a sender finds the parcel in the list',
    async (_, refuse) => {
      openParcel({
        [call]: refuse,
        'GET /api/parcel/me': () => ok([sent({ _id: 'p-9', trackingId: 'TRK-9' }), sent()]),
      })
      expect(await screen.findByRole('heading', { name: 'TRK-AAAA-BBBB-CCCC-DDDD' })).toBeVisible()
    },
  )

  it('an administrator finds the parcel among all parcels', async () => {
    openParcel(
      { 'GET /api/parcel': () => ok([sent({ _id: 'p-9', trackingId: 'T' }), sent()]) },
      'admin',
    )
    expect(await screen.findByRole('heading', { name: 'TRK-AAAA-BBBB-CCCC-DDDD' })).toBeVisible()
  })

  it('a receiver finds the parcel in the delivery history', async () => {
    openParcel(
      {
        'GET /api/parcel/incoming': () => ok([]),
        'GET /api/parcel/history': () => ok([sent({ status: 'DELIVERED' })]),
      },
      'receiver',
    )
    expect(await screen.findByRole('heading', { name: 'TRK-AAAA-BBBB-CCCC-DDDD' })).toBeVisible()
  })

  it('a parcel that is not in any list is not found', async () => {
    openParcel({ 'GET /api/parcel/me': () => ok([sent({ _id: 'p-9' })]) })
    expect(await screen.findByText(missing)).toBeVisible()
  })

  it('a list that fails to load is a failure, not a missing parcel', async () => {
    openParcel({ 'GET /api/parcel/me': () => failure(500, 'Broken') })
    expect(await screen.findByText('Failed to load the parcel.')).toBeVisible()
  })
})
