import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callsBeyond, idAt, parcelAt, userNamed } from '../../support/plain-host/look-up.ts'
import type { Shapes } from '../../support/plain-host/shapes.ts'
import { dialogClosed } from '../support/dialog.ts'
import { loadPages, openPlainHost, seeCards, userRows } from '../support/plain-browser.tsx'
import type { Plain } from '../support/plain-browser.tsx'
import { makePlaceForToasts, toasts } from '../support/toasts.ts'

const variants: [string, Partial<Shapes>][] = [
  [
    'wraps its lists and answers changes with the row',
    { lists: 'under data', people: 'objects', changes: 'the row', extraFields: false },
  ],
  [
    'sends bare lists, bare ids and fields of its own',
    { lists: 'bare', people: 'ids', changes: 'a message', extraFields: true },
  ],
  [
    'sends no people and answers changes with nothing',
    { lists: 'under data', people: 'null', changes: 'nothing', extraFields: false },
  ],
]

let host: Plain['host']
let browser: Plain['browser']

makePlaceForToasts()
beforeAll(loadPages)
beforeEach(async () => {
  ;({ host, browser } = await openPlainHost())
})

describe.each(variants)('On a host of plain calls that %s', (_, shapes) => {
  beforeEach(() => void Object.assign(host.shapes, shapes))

  it('an administrator reads the users, and blocks and unblocks one of them', async () => {
    await browser.signIn('ada')
    browser.open('/admin/users')
    expect(await screen.findByText('Page 1 of 2')).toBeVisible()
    expect(userRows()).toEqual(firstTen.map((name) => expect.stringContaining(name)))
    await browser.press('Block Bea Bauer')
    await browser.press('Block user')
    expect(await toasts().findByText('Bea Bauer has been blocked 🚫')).toBeVisible()
    await browser.press('Unblock Bea Bauer')
    expect(await toasts().findByText('Bea Bauer has been unblocked ✅')).toBeVisible()
    const bea = userNamed(host, 'Bea Bauer')._id
    expect(changes()).toEqual([
      { call: `PATCH /api/user/block/${bea}`, body: null },
      { call: `PATCH /api/user/unblock/${bea}`, body: null },
    ])
    expect(userNamed(host, 'Bea Bauer').isBlocked).toBe('UNBLOCKED')
    expect(callsBeyond(host)).toEqual([])
  })

  it('an administrator sets the status of a parcel, and blocks and unblocks the parcel', async () => {
    await browser.signIn('ada')
    browser.open('/admin/parcels')
    await seeCards(6)
    const card = within(screen.getByRole('article', { name: idAt(8) }))
    await browser.press('Update Status', card)
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Status' }))
    expect(dialog.getByRole('radio', { name: 'Requested' })).toBeChecked()
    await browser.person.click(dialog.getByRole('radio', { name: 'Approved' }))
    await browser.press('Save', dialog)
    expect(await toasts().findByText('Parcel status updated to APPROVED')).toBeVisible()
    expect(await card.findByText('Approved')).toBeVisible()

    await browser.press('Block', card)
    await browser.press('Block parcel')
    expect(await toasts().findByText('Parcel blocked')).toBeVisible()
    expect(await card.findByText('Blocked')).toBeVisible()
    await browser.press('Unblock', card)
    expect(await toasts().findByText('Parcel unblocked')).toBeVisible()
    // This host shows the unblocking as a status of its own, which no administrator can set.
    expect(await card.findByText('Unblocked')).toBeVisible()
    await browser.press('Update Status', card)
    const again = within(await screen.findByRole('dialog', { name: 'Update Status' }))
    expect(again.getByRole('button', { name: 'Save' })).toBeDisabled()

    const { _id } = parcelAt(host, 8)
    expect(changes()).toEqual([
      { call: `PATCH /api/parcel/status/${_id}`, body: { status: 'APPROVED' } },
      {
        call: `PATCH /api/parcel/block/${_id}`,
        body: { block: true, note: 'Blocked by admin' },
      },
      {
        call: `PATCH /api/parcel/block/${_id}`,
        body: { block: false, note: 'Unblocked by admin' },
      },
    ])
    expect(parcelAt(host, 8).statusLogs.map(({ status, note }) => [status, note])).toEqual([
      ['REQUESTED', undefined],
      ['APPROVED', undefined],
      ['BLOCKED', 'Blocked by admin'],
      ['UNBLOCKED', 'Unblocked by admin'],
    ])
    expect(callsBeyond(host)).toEqual([])
  })

  it('a sender creates a parcel and cancels another', async () => {
    await browser.signIn('sam')
    browser.open('/sender/parcels')
    await seeCards(6)
    await browser.press('Create Parcel')
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Parcel' }))
    await browser.person.type(dialog.getByRole('combobox', { name: 'Receiver' }), 'RITA')
    await browser.person.click(await screen.findByRole('option', { name: /Rita Receiver/ }))
    await browser.person.type(dialog.getByLabelText(/From Address/), 'Dock 3')
    await browser.person.type(dialog.getByLabelText(/To Address/), 'Tower 9')
    await browser.person.click(dialog.getByRole('radio', { name: 'Document' }))
    await browser.person.type(dialog.getByLabelText(/Weight/), '2.35')
    await browser.press('Create Parcel', dialog)
    expect(await toasts().findByText('Parcel created successfully!')).toBeVisible()
    await dialogClosed()
    const created = await screen.findByRole('article', { name: 'TRK-1008-PLAIN' })
    expect(created).toHaveTextContent('$11.75')
    expect(host.asked.find(({ call }) => call === 'POST /api/parcel')?.body).toEqual({
      receiverId: userNamed(host, 'Rita Receiver')._id,
      fromAddress: 'Dock 3',
      toAddress: 'Tower 9',
      parcelType: 'DOCUMENT',
      weight: 2.35,
    })

    const card = within(screen.getByRole('article', { name: idAt(8) }))
    await browser.press('Cancel Parcel', card)
    await browser.press('Yes, cancel parcel')
    expect(await toasts().findByText('Parcel canceled successfully')).toBeVisible()
    expect(await card.findByText('Canceled')).toBeVisible()
    expect(await card.findByRole('button', { name: 'Cancel Parcel' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(changes()).toEqual([
      { call: `PATCH /api/parcel/cancel/${parcelAt(host, 8)._id}`, body: null },
    ])
    expect(parcelAt(host, 8).status).toBe('CANCELED')
    expect(callsBeyond(host)).toEqual([])
  })

  it('a receiver confirms a delivery', async () => {
    await browser.signIn('rita')
    browser.open('/receiver/dashboard')
    const part = async (name: string) => within(await screen.findByRole('region', { name }))
    const incoming = await part('Incoming Parcels')
    const history = await part('Delivery History')
    expect(await incoming.findAllByRole('article')).toHaveLength(6)
    expect(await history.findAllByRole('article')).toHaveLength(1)

    const arrived = incoming.getByRole('article', { name: idAt(4) })
    expect(arrived).toHaveTextContent('Harbour 4')
    expect(arrived).toHaveTextContent('IN TRANSIT')
    await browser.press('Confirm Delivery', within(arrived))
    await browser.press('Yes, it has arrived')
    expect(await toasts().findByText('Delivery confirmed!')).toBeVisible()
    expect(await history.findByRole('article', { name: idAt(4) })).toHaveTextContent('DELIVERED')
    expect(history.getAllByRole('article')).toHaveLength(2)
    await waitFor(() => expect(incoming.queryByRole('article', { name: idAt(4) })).toBeNull())
    expect(changes()).toEqual([
      { call: `PATCH /api/parcel/confirm-delivery/${parcelAt(host, 4)._id}`, body: null },
    ])
    expect(parcelAt(host, 4).status).toBe('DELIVERED')
    expect(callsBeyond(host)).toEqual([])
  })

  it('a visitor tracks a parcel in the list of all parcels', async () => {
    browser.open('/track')
    const field = await screen.findByRole('textbox', { name: 'Tracking ID' })
    const track = async () => {
      // During a lookup, no other can be requested.
      const button = screen.getByRole('button', { name: 'Track Parcel' })
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
      await browser.person.click(button)
    }
    await browser.person.type(field, '  trk-0004-plain ')
    await track()
    expect(await toasts().findByText('Parcel found!')).toBeVisible()
    const card = screen.getByRole('article', { name: idAt(4) })
    expect(card).toHaveTextContent('Harbour 4')
    expect(card).toHaveTextContent('04/03/2026, 09:30')
    expect(card.textContent?.includes('rita@plain.test')).toBe(shapes.people === 'objects')

    await browser.person.clear(field)
    await browser.person.type(field, 'TRK-9999-PLAIN')
    await track()
    expect(await toasts().findByText('Parcel not found!')).toBeVisible()
    host.rows.parcels.length = 0
    await track()
    expect(await toasts().findByText('No parcels available')).toBeVisible()
    expect(callsBeyond(host)).toEqual([])
  })
})

const firstTen = [
  'Ada Admin',
  'Bea Bauer',
  'Carl Costa',
  'Dina Dahl',
  'Emil Ek',
  'Fay Fox',
  'Gus Gray',
  'Hana Hill',
  'Ines Iglesias',
  'Rita Receiver',
]

const changes = () => host.asked.filter(({ call }) => call.startsWith('PATCH'))
