// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '../../support/plain-host/calls.ts'
import { startPlainHost } from '../../support/plain-host/host.ts'
import type { PlainHost } from '../../support/plain-host/host.ts'
import type { Shapes } from '../../support/plain-host/shapes.ts'
import { openBrowser } from '../support/plain-browser.tsx'
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

let host: PlainHost
let browser: ReturnType<typeof openBrowser>

makePlaceForToasts()
// A page's code comes when it is opened, which takes a busy machine longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('../../../src/pages/admin-parcels-page.tsx'),
    import('../../../src/pages/admin-users-page.tsx'),
    import('../../../src/pages/login-page.tsx'),
    import('../../../src/pages/receiver-dashboard-page.tsx'),
    import('../../../src/pages/register-page.tsx'),
    import('../../../src/pages/sender-parcel-page.tsx'),
    import('../../../src/pages/sender-parcels-page.tsx'),
    import('../../../src/pages/track-page.tsx'),
  ]),
)
beforeEach(async () => {
  host = await startPlainHost()
  browser = openBrowser(host)
})
afterEach(() => host.stop())

describe.each(variants)('On a host of plain calls that %s', (_, shapes) => {
  beforeEach(() => void Object.assign(host.shapes, shapes))

  it('an administrator reads the users, and blocks and unblocks one', async () => {
    await browser.signIn('ada')
    browser.open('/admin/users')
    expect(await screen.findByText('Page 1 of 2')).toBeVisible()
    expect(userRows()).toEqual(firstTen.map((name) => expect.stringContaining(name)))
    await press('Block Bea Bauer')
    await press('Block user')
    expect(await toasts().findByText('Bea Bauer has been blocked 🚫')).toBeVisible()
    await press('Unblock Bea Bauer')
    expect(await toasts().findByText('Bea Bauer has been unblocked ✅')).toBeVisible()
    const bea = accountOf('Bea Bauer')._id
    expect(changes()).toEqual([
      { call: `PATCH /api/user/block/${bea}`, body: null },
      { call: `PATCH /api/user/unblock/${bea}`, body: null },
    ])
    expect(accountOf('Bea Bauer').isBlocked).toBe('UNBLOCKED')
    expect(callsBeyond()).toEqual([])
  })

  it('an administrator moves a parcel on, and blocks and unblocks it', async () => {
    await browser.signIn('ada')
    browser.open('/admin/parcels')
    await cardsShown(6)
    const card = within(screen.getByRole('article', { name: idAt(8) }))
    await press('Update Status', card)
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Status' }))
    expect(dialog.getByRole('radio', { name: 'Requested' })).toBeChecked()
    await click(dialog.getByRole('radio', { name: 'Approved' }))
    await press('Save', dialog)
    expect(await toasts().findByText('Parcel status updated to APPROVED')).toBeVisible()
    expect(await card.findByText('Approved')).toBeVisible()

    await press('Block', card)
    await press('Block parcel')
    expect(await toasts().findByText('Parcel blocked')).toBeVisible()
    expect(await card.findByText('Blocked')).toBeVisible()
    await press('Unblock', card)
    expect(await toasts().findByText('Parcel unblocked')).toBeVisible()
    // This host shows the unblocking as a status of its own, which no administrator can set.
    expect(await card.findByText('Unblocked')).toBeVisible()
    await press('Update Status', card)
    const again = within(await screen.findByRole('dialog', { name: 'Update Status' }))
    expect(again.getByRole('button', { name: 'Save' })).toBeDisabled()

    const { _id } = parcelAt(8)
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
    expect(parcelAt(8).statusLogs.map(({ status, note }) => [status, note])).toEqual([
      ['REQUESTED', undefined],
      ['APPROVED', undefined],
      ['BLOCKED', 'Blocked by admin'],
      ['UNBLOCKED', 'Unblocked by admin'],
    ])
    expect(callsBeyond()).toEqual([])
  })

  it('a sender creates a parcel and cancels another', async () => {
    await browser.signIn('sam')
    browser.open('/sender/parcels')
    await cardsShown(6)
    await press('Create Parcel')
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Parcel' }))
    await browser.person.type(dialog.getByRole('combobox', { name: 'Receiver' }), 'RITA')
    await click(await screen.findByRole('option', { name: /Rita Receiver/ }))
    await browser.person.type(dialog.getByLabelText(/From Address/), 'Dock 3')
    await browser.person.type(dialog.getByLabelText(/To Address/), 'Tower 9')
    await click(dialog.getByRole('radio', { name: 'Document' }))
    await browser.person.type(dialog.getByLabelText(/Weight/), '2.35')
    await press('Create Parcel', dialog)
    expect(await toasts().findByText('Parcel created successfully!')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const created = await screen.findByRole('article', { name: 'TRK-1008-PLAIN' })
    expect(created).toHaveTextContent('$11.75')
    expect(host.asked.find(({ call }) => call === 'POST /api/parcel')?.body).toEqual({
      receiverId: accountOf('Rita Receiver')._id,
      fromAddress: 'Dock 3',
      toAddress: 'Tower 9',
      parcelType: 'DOCUMENT',
      weight: 2.35,
    })

    const card = within(screen.getByRole('article', { name: idAt(8) }))
    await press('Cancel Parcel', card)
    await press('Yes, cancel parcel')
    expect(await toasts().findByText('Parcel canceled successfully')).toBeVisible()
    expect(await card.findByText('Canceled')).toBeVisible()
    expect(await card.findByRole('button', { name: 'Cancel Parcel' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(changes()).toEqual([{ call: `PATCH /api/parcel/cancel/${parcelAt(8)._id}`, body: null }])
    expect(parcelAt(8).status).toBe('CANCELED')
    expect(callsBeyond()).toEqual([])
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
    await press('Confirm Delivery', within(arrived))
    await press('Yes, it has arrived')
    expect(await toasts().findByText('Delivery confirmed!')).toBeVisible()
    expect(await history.findByRole('article', { name: idAt(4) })).toHaveTextContent('DELIVERED')
    expect(history.getAllByRole('article')).toHaveLength(2)
    await waitFor(() => expect(incoming.queryByRole('article', { name: idAt(4) })).toBeNull())
    expect(changes()).toEqual([
      { call: `PATCH /api/parcel/confirm-delivery/${parcelAt(4)._id}`, body: null },
    ])
    expect(parcelAt(4).status).toBe('DELIVERED')
    expect(callsBeyond()).toEqual([])
  })

  it('a visitor tracks a parcel among all of them', async () => {
    browser.open('/track')
    const field = await screen.findByRole('textbox', { name: 'Tracking ID' })
    const track = () => press('Track Parcel')
    await browser.person.type(field, '  trk-0004-plain ')
    await track()
    expect(await toasts().findByText('Parcel found!')).toBeVisible()
    const card = screen.getByRole('article', { name: idAt(4) })
    expect(card).toHaveTextContent('Harbour 4')
    expect(card).toHaveTextContent('04/03/2026')
    expect(card.textContent?.includes('rita@plain.test')).toBe(shapes.people === 'objects')

    await browser.person.clear(field)
    await browser.person.type(field, 'TRK-9999-PLAIN')
    await track()
    expect(await toasts().findByText('Parcel not found!')).toBeVisible()
    host.rows.parcels.length = 0
    await track()
    expect(await toasts().findByText('No parcels available')).toBeVisible()
    expect(callsBeyond()).toEqual([])
  })
})

describe('On a host of plain calls', () => {
  it('a sender opens the page of one parcel, for which it knows no call, and cancels it there', async () => {
    await browser.signIn('sam')
    browser.open('/sender/parcels')
    await cardsShown(6)
    await click(screen.getByRole('link', { name: idAt(7) }))
    await waitFor(() => expect(address()).toBe(`/sender/parcels/${parcelAt(7)._id}`))
    expect((await screen.findAllByText('Harbour 7'))[0]).toBeVisible()
    await press('Cancel Parcel')
    await press('Yes, cancel parcel')
    expect(await toasts().findByText('Parcel canceled successfully')).toBeVisible()
    const button = await screen.findByRole('button', { name: 'Cancel Parcel' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(parcelAt(7).status).toBe('CANCELED')
    expect(new Set(callsBeyond())).toEqual(new Set([`GET /api/parcel/${parcelAt(7)._id}`]))
  })

  it('an administrator sorts the users and chooses how many a page has', async () => {
    await browser.signIn('ada')
    browser.open('/admin/users')
    const order = await screen.findByRole('columnheader', { name: 'Name' })
    expect(order).toHaveAttribute('aria-sort', 'ascending')
    await click(within(order).getByRole('button'))
    expect(order).toHaveAttribute('aria-sort', 'descending')
    expect(userRows()[0]).toContain('Zoe Zimmer')
    await click(within(order).getByRole('button'))
    expect(order).toHaveAttribute('aria-sort', 'ascending')

    const size = screen.getByRole('combobox', { name: 'Rows per page' })
    await browser.person.selectOptions(size, '5')
    expect(screen.getByText('Page 1 of 3')).toBeVisible()
    expect(userRows()).toHaveLength(5)
    await press('Last page')
    expect(userRows()).toHaveLength(2)
    await browser.person.selectOptions(size, '25')
    expect(screen.getByText('Page 1 of 1')).toBeVisible()
  })

  it('an administrator finds parcels by page, status and address', async () => {
    await browser.signIn('ada')
    browser.open('/admin/parcels')
    await cardsShown(6)
    expect(screen.getAllByRole('article')[0]).toHaveAccessibleName(idAt(8))
    await press('Next')
    await cardsShown(2)
    await press(/^Requested/)
    await cardsShown(3)
    const search = screen.getByRole('searchbox', { name: 'Search parcels' })
    await browser.person.type(search, 'hill 7')
    await cardsShown(1)
    await browser.person.clear(search)
    await press(/^All \d/)
    await cardsShown(6)
  })

  it('a visitor registers with what is refused at first, logs in and starts with nothing', async () => {
    Object.assign(host.shapes, { fieldErrors: 'errorSources' })
    browser.open('/register')
    await browser.person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Nia Novak')
    await browser.person.type(screen.getByRole('textbox', { name: 'Email' }), 'nia@plain.test')
    await typeOver('Password', 'secret')
    await typeOver('Confirm Password', 'secret')
    await click(screen.getByRole('radio', { name: /^Sender/ }))
    await press('Register')
    expect(await toasts().findByRole('alert')).toHaveTextContent('Password needs a digit')
    expect(screen.queryByText('Zod Error')).toBeNull()
    expect(secret('Password')).toHaveFocus()
    expect(secret('Password')).toHaveAccessibleDescription(/Password needs a digit/)

    await typeOver('Password', 'secret1')
    await typeOver('Confirm Password', 'secret1')
    await press('Register')
    expect(await toasts().findByText('User registered successfully!')).toBeVisible()
    expect(host.asked.at(-1)?.body).toEqual({
      name: 'Nia Novak',
      email: 'nia@plain.test',
      password: 'secret1',
      confirmPassword: 'secret1',
      role: 'SENDER',
      isBlocked: 'UNBLOCKED',
    })

    await waitFor(() => expect(address()).toBe('/login'))
    await screen.findByRole('button', { name: 'Login' })
    await browser.person.type(screen.getByRole('textbox', { name: 'Email' }), 'nia@plain.test')
    await typeOver('Password', 'wrong!')
    await press('Login')
    expect(await toasts().findByText('Invalid credentials')).toBeVisible()
    await typeOver('Password', 'secret1')
    await press('Login')
    expect(await toasts().findByText('Logged in successfully!')).toBeVisible()
    await click(await screen.findByRole('link', { name: 'Dashboard' }))
    expect(await screen.findByText('No parcels found.')).toBeVisible()
    await press('Logout')
    await waitFor(() => expect(address()).toBe('/login'))
  })

  it('a sender whose session is over for good is led through the login and back', async () => {
    await browser.signIn('sam')
    browser.open('/sender/parcels?page=2')
    await cardsShown(2)
    host.endSessions(true)
    const card = within(screen.getByRole('article', { name: idAt(1) }))
    await press('Cancel Parcel', card)
    await press('Yes, cancel parcel')
    const sentence = 'Your session has ended. Please log in again.'
    expect(await toasts().findByText(sentence)).toBeVisible()
    await waitFor(() => expect(address()).toBe('/login?returnTo=%2Fsender%2Fparcels%3Fpage%3D2'))

    await browser.person.type(
      await screen.findByRole('textbox', { name: 'Email' }),
      'sam@plain.test',
    )
    await typeOver('Password', 'secret1')
    await press('Login')
    await waitFor(() => expect(address()).toBe('/sender/parcels?page=2'))
    await cardsShown(2)
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

const click = (element: HTMLElement) => browser.person.click(element)
/** Once it can be: an open dialog keeps what is behind it out of reach until it has closed. */
const press = async (name: string | RegExp, part: Pick<typeof screen, 'findByRole'> = screen) =>
  click(await part.findByRole('button', { name }))
const cardsShown = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count))
const userRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

const secret = (label: string) =>
  screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' })
async function typeOver(label: string, text: string) {
  await browser.person.clear(secret(label))
  await browser.person.type(secret(label), text)
}

const address = () => window.location.pathname + window.location.search
const changes = () => host.asked.filter(({ call }) => call.startsWith('PATCH'))
const idAt = (number: number) => `TRK-${String(number).padStart(4, '0')}-PLAIN`

function parcelAt(number: number) {
  const found = host.rows.parcels.find(({ trackingId }) => trackingId === idAt(number))
  if (!found) throw new Error(`The host has no parcel ${number}`)
  return found
}

function accountOf(name: string) {
  const found = host.rows.accounts.find(({ user }) => user.name === name)
  if (!found) throw new Error(`The host has no ${name}`)
  return found.user
}

/** What was asked that no call of the specification is. */
function callsBeyond(): string[] {
  const known = [...Object.keys(calls), 'POST /api/users/refresh-token']
  const isKnown = (asked: string) =>
    known.some((call) => new RegExp(`^${call.replace('{id}', '[^/]+')}$`).test(asked))
  return host.asked.map(({ call }) => call).filter((call) => !isKnown(call))
}
