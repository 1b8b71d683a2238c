import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { callsBeyond, idAt, parcelAt } from '../../support/plain-host/look-up.ts'
import { loadPages, openPlainHost, seeCards, userRows } from '../support/plain-browser.tsx'
import type { Plain } from '../support/plain-browser.tsx'
import { makePlaceForToasts, toasts } from '../support/toasts.ts'
import { address } from '../support/open-app.tsx'

let host: Plain['host']
let browser: Plain['browser']

makePlaceForToasts()
beforeAll(loadPages)
beforeEach(async () => {
  ;({ host, browser } = await openPlainHost())
})

it('On a plain host without a call for one parcel, a sender opens a parcel’s page and cancels the parcel', async () => {
  await browser.signIn('sam')
  browser.open('/sender/parcels')
  await seeCards(6)
  await browser.person.click(screen.getByRole('link', { name: idAt(7) }))
  await waitFor(() => expect(address()).toBe(`/sender/parcels/${parcelAt(host, 7)._id}`))
  expect((await screen.findAllByText('Harbour 7'))[0]).toBeVisible()
  await browser.press('Cancel Parcel')
  await browser.press('Yes, cancel parcel')
  expect(await toasts().findByText('Parcel canceled successfully')).toBeVisible()
  const button = await screen.findByRole('button', { name: 'Cancel Parcel' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(parcelAt(host, 7).status).toBe('CANCELED')
  expect(callsBeyond(host)).toEqual([`GET /api/parcel/${parcelAt(host, 7)._id}`])
})

it('On a plain host, an administrator sorts the users and chooses the page size', async () => {
  await browser.signIn('ada')
  browser.open('/admin/users')
  const order = await screen.findByRole('columnheader', { name: 'Name' })
  expect(order).toHaveAttribute('aria-sort', 'ascending')
  await browser.person.click(within(order).getByRole('button'))
  expect(order).toHaveAttribute('aria-sort', 'descending')
  expect(userRows()[0]).toContain('Zoe Zimmer')
  await browser.person.click(within(order).getByRole('button'))
  expect(order).toHaveAttribute('aria-sort', 'ascending')

  const size = screen.getByRole('combobox', { name: 'Rows per page' })
  await browser.person.selectOptions(size, '5')
  expect(screen.getByText('Page 1 of 3')).toBeVisible()
  expect(userRows()).toHaveLength(5)
  await browser.press('Last page')
  expect(userRows()).toHaveLength(2)
  await browser.person.selectOptions(size, '25')
  expect(screen.getByText('Page 1 of 1')).toBeVisible()
  expect(callsBeyond(host)).toEqual([])
})

it('On a plain host, an administrator finds parcels by page, status and address', async () => {
  await browser.signIn('ada')
  browser.open('/admin/parcels')
  await seeCards(6)
  expect(screen.getAllByRole('article')[0]).toHaveAccessibleName(idAt(8))
  await browser.press('Next')
  await seeCards(2)
  await browser.press(/^Requested/)
  await seeCards(3)
  const search = screen.getByRole('searchbox', { name: 'Search parcels' })
  await browser.person.type(search, 'hill 7')
  await seeCards(1)
  await browser.person.clear(search)
  await browser.press(/^All \d/)
  await seeCards(6)
  expect(callsBeyond(host)).toEqual([])
})

it('On a plain host, a visitor registers after a refusal, logs in and has no parcels', async () => {
  Object.assign(host.shapes, { fieldErrors: 'errorSources' })
  browser.open('/register')
  await browser.person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Nia Novak')
  await browser.person.type(screen.getByRole('textbox', { name: 'Email' }), 'nia@plain.test')
  await typeOver('Password', 'secret')
  await typeOver('Confirm Password', 'secret')
  await browser.person.click(screen.getByRole('radio', { name: /^Sender/ }))
  await browser.press('Register')
  expect(await toasts().findByRole('alert')).toHaveTextContent('Password needs a digit')
  expect(screen.queryByText('Zod Error')).toBeNull()
  expect(secret('Password')).toHaveFocus()
  expect(secret('Password')).toHaveAccessibleDescription(/Password needs a digit/)

  await typeOver('Password', 'secret1')
  await typeOver('Confirm Password', 'secret1')
  await browser.press('Register')
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
  await browser.press('Login')
  expect(await toasts().findByText('Invalid credentials')).toBeVisible()
  await typeOver('Password', 'secret1')
  await browser.press('Login')
  expect(await toasts().findByText('Logged in successfully!')).toBeVisible()
  await browser.person.click(await screen.findByRole('link', { name: 'Dashboard' }))
  expect(await screen.findByText('No parcels found.')).toBeVisible()
  await browser.press('Logout')
  await waitFor(() => expect(address()).toBe('/login'))
})

it('On a plain host, a sender whose session is over for good is taken through the login and back', async () => {
  await browser.signIn('sam')
  browser.open('/sender/parcels?page=2')
  await seeCards(2)
  host.endSessions(true)
  const card = within(screen.getByRole('article', { name: idAt(1) }))
  await browser.press('Cancel Parcel', card)
  await browser.press('Yes, cancel parcel')
  const sentence = 'Your session has ended. Please log in again.'
  expect(await toasts().findByText(sentence)).toBeVisible()
  await waitFor(() => expect(address()).toBe('/login?returnTo=%2Fsender%2Fparcels%3Fpage%3D2'))

  await browser.person.type(await screen.findByRole('textbox', { name: 'Email' }), 'sam@plain.test')
  await typeOver('Password', 'secret1')
  await browser.press('Login')
  await waitFor(() => expect(address()).toBe('/sender/parcels?page=2'))
  await seeCards(2)
})
const secret = (label: string) =>
  screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' })
async function typeOver(label: string, text: string) {
  await browser.person.clear(secret(label))
  await browser.person.type(secret(label), text)
}
