import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Parcel } from '../../openapi.d.ts'
import { openActions } from './support/parcel-controls.ts'
import { sendParcel, setStatus } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search parcels' })
const cards = (page: Page) => page.getByRole('article')

test('A sender finds, sorts and exports their own parcels, and no other', async ({ signInAs }) => {
  const admin = await signInAs('ADMIN', 'Ada Mine')
  const receiver = await signInAs('RECEIVER', 'Rita Mine')
  const other = await signInAs('SENDER', 'Olga Other')
  const { page, ...sender } = await signInAs('SENDER', 'Sam Mine')
  await sendParcel(other, receiver, { toAddress: 'Kirkgate 4, Leeds' })
  const parcels: Parcel[] = []
  for (let weight = 1; weight <= 7; weight += 1)
    parcels.push(await sendParcel(sender, receiver, { weight }))
  const [first] = parcels
  if (first === undefined) throw new Error('No parcel')
  await sendParcel(sender, receiver, { weight: 8, toAddress: 'Kirkgate 4, Leeds' })
  await setStatus(admin, first, 'APPROVED')

  await page.goto('/sender/parcels')
  await expect(cards(page)).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'All 8' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Approved 1' }).click()
  await expect(page).toHaveURL('/sender/parcels?status=APPROVED')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toHaveAccessibleName(first.trackingId)
  await page.goBack()
  await expect(cards(page)).toHaveCount(6)

  // As one types; the chips count what is found.
  await search(page).pressSequentially('kirkgate')
  await expect(page).toHaveURL('/sender/parcels?q=kirkgate')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'All 1', exact: true })).toBeVisible()
  await page.reload()
  await expect(search(page)).toHaveValue('kirkgate')
  await expect(cards(page)).toHaveCount(1)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines.map((line) => line.split(',').at(5))).toEqual(['Sender', 'Sam Mine'])
  await expect(page.getByText('is saved: 1 parcel,')).toBeVisible()

  await search(page).fill('')
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  const table = page.getByRole('table', { name: 'My parcels' })
  await expect(table.getByRole('row')).toHaveCount(9)
  await table.getByRole('button', { name: 'Weight' }).click()
  const firstWeight = table.getByRole('cell', { name: / kg$/ }).first()
  await expect(firstWeight).toHaveAccessibleName('1 kg')
  await expect(page).toHaveURL('/sender/parcels?view=table&sort=weight')

  const actions = await openActions(page, first.trackingId)
  await actions.getByRole('menuitem', { name: 'Cancel Parcel' }).click()
  await page.getByRole('button', { name: 'Yes, cancel parcel' }).click()
  await expect(table.getByRole('cell', { name: 'Canceled' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Canceled 1' })).toBeVisible()

  await search(page).fill(first.trackingId.toLowerCase())
  await search(page).press('Enter')
  await expect(page).toHaveURL(`/sender/parcels/${first._id}`)
})

test('A receiver searches both of their lists', async ({ signInAs }) => {
  const admin = await signInAs('ADMIN', 'Ada Both')
  const sender = await signInAs('SENDER', 'Sam Both')
  const { page, ...receiver } = await signInAs('RECEIVER', 'Rita Both')
  const coming = await sendParcel(sender, receiver, { fromAddress: 'Kirkgate 4, Leeds' })
  const arrived = await sendParcel(sender, receiver, { fromAddress: 'Mill Lane 1, Hull' })
  await setStatus(admin, arrived, 'DELIVERED')

  await page.goto('/receiver/dashboard')
  await expect(cards(page)).toHaveCount(2)
  await page.keyboard.press('/')
  await page.keyboard.type('hull')
  await expect(page).toHaveURL('/receiver/dashboard?q=hull')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toHaveAccessibleName(arrived.trackingId)
  const incoming = page.getByRole('region', { name: 'Incoming Parcels' })
  await expect(incoming.getByText('No parcels found.')).toBeVisible()
  await incoming.getByRole('button', { name: 'Clear search' }).click()
  await expect(incoming.getByRole('article')).toHaveAccessibleName(coming.trackingId)
})
