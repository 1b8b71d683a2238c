import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import SenderLabelPage from '../../../../src/pages/sender-label-page.tsx'
import { failure, ok } from '../../../support/host.ts'
import { call, sent } from '../../support/open-parcel.tsx'
import { hrefOf } from '../../support/texts.ts'
import { openMyParcels, openDashboard } from '../../support/pages.tsx'
import { opener } from '../../support/open-page.tsx'

const openLabel = opener(
  <Route path="/sender/parcels/:parcelId/label">
    <SenderLabelPage />
  </Route>,
  '/sender/parcels/p-1/label',
)

it('A sender goes from a card to the parcel’s page and to its label', async () => {
  openMyParcels({ 'GET /api/parcel/me': () => ok([sent()]) })

  const card = within(await screen.findByRole('article', { name: 'TRK-AAAA-BBBB-CCCC-DDDD' }))
  expect(hrefOf('TRK-AAAA-BBBB-CCCC-DDDD', card)).toBe('/sender/parcels/p-1')
  expect(hrefOf('Shipping label', card)).toBe('/sender/parcels/p-1/label')
})

it('A receiver goes from a parcel in the list to its page', async () => {
  openDashboard({
    'GET /api/parcel/incoming': () => ok([sent()]),
    'GET /api/parcel/history': () => ok([]),
  })

  expect(await screen.findByRole('link', { name: 'TRK-AAAA-BBBB-CCCC-DDDD' })).toHaveAttribute(
    'href',
    '/receiver/parcels/p-1',
  )
})

it('A sender prints a label with everything that a courier needs', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const { person } = openLabel({ [call]: () => ok(sent()) })

  const label = within(
    await screen.findByRole('article', { name: 'Shipping label of TRK-AAAA-BBBB-CCCC-DDDD' }),
  )
  for (const text of ['Sam Sender', 'Harbour 1', 'Rita Receiver', 'Hill 2', 'Package', '2.5 kg'])
    expect(label.getByText(text)).toBeVisible()
  expect(label.getByText('TRK-AAAA-BBBB-CCCC-DDDD')).toBeVisible()
  expect(label.getByRole('img', { name: 'Bar code of the tracking ID' })).toBeVisible()
  expect(label.getByRole('img', { name: 'QR code of the tracking page' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Print label' }))
  expect(print).toHaveBeenCalledOnce()
})

it('A tracking ID that a bar code cannot encode is printed as text', async () => {
  openLabel({ [call]: () => ok(sent({ trackingId: 'BALÍK-1' })) })

  const label = within(await screen.findByRole('article', { name: 'Shipping label of BALÍK-1' }))
  expect(label.getByText('BALÍK-1')).toBeVisible()
  expect(label.queryByRole('img', { name: 'Bar code of the tracking ID' })).not.toBeInTheDocument()
  expect(label.getByRole('img', { name: 'QR code of the tracking page' })).toBeVisible()
})

it('A label of a missing parcel cannot be printed', async () => {
  openLabel({
    [call]: () => failure(404, 'Parcel not found'),
    'GET /api/parcel/me': () => ok([], { page: 1, limit: 1, total: 0 }),
  })

  expect(await screen.findByText('There is no such parcel.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Print label' })).not.toBeInTheDocument()
})
