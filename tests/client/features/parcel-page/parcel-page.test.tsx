import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formatDateTime } from '../../../../domain/format.ts'
import { removeStoredAnswers, storeAnswersFor } from '../../../../src/api/offline-answers.ts'
import { listMyParcels } from '../../../../src/api/parcels.ts'
import { trackingLink } from '../../../../src/parcel/tracking-link.ts'
import { failure, later, ok, standInHost } from '../../../support/host.ts'
import { call, openParcel, sent } from '../../support/open-parcel.tsx'
import { factsIn, hrefOf, textsIn } from '../../support/texts.ts'
import { created, lost } from '../../support/answers.ts'
import { sam } from '../../support/sam.ts'

describe('A parcel on its own page', () => {
  it('tells its sender everything, newest first, with who did what', async () => {
    const { host } = openParcel({ [call]: () => ok(sent({ actions: ['cancel'] })) })

    const title = await screen.findByRole('heading', { level: 1, name: 'TRK-AAAA-BBBB-CCCC-DDDD' })
    expect(title).toBeVisible()
    expect(Object.fromEntries(factsIn())).toEqual({
      From: 'Harbour 1',
      To: 'Hill 2',
      Sender: 'Sam Sendersam@example.com',
      Receiver: 'Rita Receiverrita@example.com',
      Type: 'Package',
      Weight: '2.5 kg',
      Fee: '$12.50',
      Created: formatDateTime('2026-03-01T10:00:00.000Z'),
      Updated: formatDateTime('2026-03-02T10:00:00.000Z'),
      Note: 'Ring twice',
    })
    const log = screen.getByRole('region', { name: 'Status log' })
    expect(textsIn(log, 'listitem')).toEqual([
      `Approved${formatDateTime('2026-03-02T10:00:00.000Z')}(Papers in order)by Ada Admin · Admin`,
      `Requested${formatDateTime('2026-03-01T10:00:00.000Z')}by Sam Sender · Sender`,
    ])
    expect(document.querySelector('[aria-current=step]')).toHaveTextContent('Approved (now)')
    expect(hrefOf('Shipping label')).toBe('/sender/parcels/p-1/label')
    expect(hrefOf('My Parcels')).toBe('/sender/parcels')
    expect(host.calls()).toEqual(['GET /api/parcel/p-1'])
  })

  it('can be canceled by its sender', async () => {
    let now = sent({ actions: ['cancel'] })
    const { press } = openParcel({
      [call]: () => ok(now),
      'PATCH /api/parcel/cancel/{parcelId}': () => {
        now = sent({ status: 'CANCELED', isCanceled: true, actions: [] })
        return ok(now)
      },
    })

    await press('Cancel Parcel', 'Yes, cancel parcel')
    expect(await screen.findByText('Parcel canceled successfully')).toBeVisible()
    const progress = await screen.findByRole('list', { name: 'Progress of the delivery' })
    expect(textsIn(progress, 'listitem')).toEqual([
      'Requested (done)',
      'Approved (done)',
      'Canceled (stopped here)',
    ])
    expect(screen.getByRole('button', { name: 'Cancel Parcel' })).toHaveAccessibleDescription(
      'Parcel is canceled',
    )
  })

  it('can be sent again by its sender, who is taken to the list', async () => {
    const { host, press, address } = openParcel({
      [call]: () => ok(sent()),
      'POST /api/parcel': () => created(sent()),
    })
    await press('Send again', 'Create Parcel')
    await waitFor(() => expect(address()).toBe('/sender/parcels'))
    expect(host.calls()).toContain('POST /api/parcel')
  })

  it('can be blocked by an administrator', async () => {
    let now = sent({ actions: ['updateStatus', 'block'] })
    const { host, press } = openParcel(
      {
        [call]: () => ok(now),
        'PATCH /api/parcel/block/{parcelId}': () => {
          now = sent({ status: 'BLOCKED', isBlocked: true, actions: ['updateStatus', 'unblock'] })
          return ok(now)
        },
      },
      'admin',
    )

    expect(await screen.findByRole('button', { name: 'Update Status' })).toBeVisible()
    await press('Block', 'Block parcel')
    expect(await screen.findByRole('button', { name: 'Unblock' })).toBeVisible()
    expect(document.querySelector('[aria-current=step]')).toHaveTextContent(
      'Approved (blocked here)',
    )
    expect(host.asked.find((one) => one.call.startsWith('PATCH'))?.body).toEqual({
      block: true,
      note: 'Blocked by admin',
    })
  })

  it('can be confirmed by its receiver, who cannot print a label', async () => {
    let now = sent({ status: 'IN_TRANSIT', actions: ['confirmDelivery'] })
    const { press } = openParcel(
      {
        [call]: () => ok(now),
        'PATCH /api/parcel/confirm-delivery/{parcelId}': () => {
          now = sent({ status: 'DELIVERED', actions: [] })
          return ok(now)
        },
      },
      'receiver',
    )

    await press('Confirm Delivery', 'Yes, it has arrived')
    expect(await screen.findByText('Delivery confirmed!')).toBeVisible()
    const steps = await screen.findByRole('list', { name: 'Progress of the delivery' })
    expect(within(steps).getAllByRole('listitem').at(-1)).toHaveTextContent('Delivered (done)')
    expect(screen.queryByRole('link', { name: 'Shipping label' })).not.toBeInTheDocument()
  })

  it('copies the link of its public page', async () => {
    const { person } = openParcel({ [call]: () => ok(sent()) })

    await person.click(await screen.findByRole('button', { name: 'Copy tracking link' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(trackingLink('TRK-AAAA-BBBB-CCCC-DDDD'))
  })

  it('shows the next parcel immediately', async () => {
    const second = later()
    const { host, navigate } = openParcel({ [call]: () => ok(sent()) })
    await screen.findByRole('heading', { level: 1, name: 'TRK-AAAA-BBBB-CCCC-DDDD' })

    host.on('GET /api/parcel/p-2', second.handler)
    navigate('/sender/parcels/p-2')
    expect(await screen.findByText('Loading the parcel…')).toBeInTheDocument()
    expect(screen.queryByText('TRK-AAAA-BBBB-CCCC-DDDD')).not.toBeInTheDocument()
    second.answer(ok(sent({ _id: 'p-2', trackingId: 'TRK-2' })))
    expect(await screen.findByRole('heading', { level: 1, name: 'TRK-2' })).toBeVisible()
  })

  it('can be fetched again after a failure', async () => {
    let away = true
    const { person } = openParcel({ [call]: () => (away ? failure(503, 'Busy') : ok(sent())) })

    expect(await screen.findByText('Failed to load the parcel.')).toBeVisible()
    away = false
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Ring twice')).toBeVisible()
  })
})

describe('A parcel page without a connection', () => {
  beforeEach(() => storeAnswersFor(sam))
  afterEach(() => removeStoredAnswers())

  it('shows the last known state, with its time', async () => {
    openParcel({ [call]: () => ok(sent({ actions: ['cancel'] })) }).leave()
    await waitFor(() => expect(localStorage.getItem('waybill-kept-answers')).not.toBeNull())
    loseConnection()
    const { host } = openParcel({ [call]: lost })
    expect(await screen.findByText(/^You are offline\. This is as of \d\d:\d\d\./)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'TRK-AAAA-BBBB-CCCC-DDDD' })).toBeVisible()

    host.on(call, () => ok(sent({ status: 'DISPATCHED' })))
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull())
    expect(screen.getAllByText('Dispatched')).not.toEqual([])
  })

  it('shows the parcel from a list that contained it', async () => {
    const mine = { 'GET /api/parcel/me': () => ok([sent()]) }
    standInHost(mine)
    await listMyParcels({ page: 1, limit: 6 }, { cache: 'no-cache' })
    loseConnection()
    openParcel({ ...mine, [call]: lost })
    expect(await screen.findByText(/^You are offline\. This is as of/)).toBeVisible()
    expect(screen.getByText('Ring twice')).toBeVisible()
  })

  it('says why it cannot be shown if it was never opened', async () => {
    loseConnection()
    openParcel({ [call]: lost })
    expect(
      await screen.findByText('You are offline, and no copy of this is saved in this browser.'),
    ).toBeVisible()
  })
})

const loseConnection = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
