import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { removeStoredAnswers, storeAnswersFor } from '../../../../src/api/offline-answers.ts'
import { ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { openMyParcels } from '../../support/pages.tsx'
import { textsIn } from '../../support/texts.ts'
import { lost } from '../../support/answers.ts'
import { sam } from '../../support/sam.ts'

const list = 'GET /api/parcel/me'
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    wireParcel({
      _id: `p-${index + 1}`,
      trackingId: `TRK-${index + 1}`,
      createdAt: new Date(Date.UTC(2026, 0, 31 - index)).toISOString(),
    }),
  )
const shownIds = () =>
  screen
    .getAllByRole('article')
    .map((card) => card.getAttribute('aria-label') ?? within(card).getByRole('heading').textContent)

it('A sender reads everything that is printed on a waybill', async () => {
  openMyParcels({ [list]: () => ok([wireParcel({ status: 'IN_TRANSIT' })]) })

  expect(screen.getByRole('heading', { level: 1, name: 'My Parcels' })).toBeVisible()
  const card = await screen.findByRole('article', { name: 'TRK-AAAA-BBBB-CCCC-DDDD' })
  const facts = [...card.querySelectorAll('dl > div')].map((fact) => fact.textContent)
  expect(facts).toEqual([
    'FromHarbour 1',
    'ToRita ReceiverHill 2',
    'TypePackage',
    'Weight2.5 kg',
    'Fee$12.50',
    expect.stringMatching(/^Created01\/03\/2026, \d\d:00$/),
    expect.stringMatching(/^Updated02\/03\/2026, \d\d:00$/),
  ])
  expect(within(card).getByText('In transit')).toBeVisible()
  expect(textsIn(card, 'button')).toEqual(['', 'Cancel Parcel', 'Send again'])
})

it('A new sender finds an invitation to send the first parcel instead of a create button', async () => {
  const { person } = openMyParcels({
    [list]: () => ok([]),
    'GET /api/user/receivers': () => ok([]),
  })

  expect(await screen.findByText('No parcels found.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Create Parcel' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Send your first parcel' }))
  expect(await screen.findByRole('dialog', { name: 'Create Parcel' })).toBeVisible()
})

it('A sender with six parcels sees no pager', async () => {
  openMyParcels({ [list]: () => ok(many(6)) })

  expect(await screen.findAllByRole('article')).toHaveLength(6)
  expect(screen.queryByRole('navigation', { name: 'Pages of parcels' })).toBeNull()
})

it('A sender turns the pages, and the address keeps the page', async () => {
  const { person, address } = openMyParcels({ [list]: () => ok(many(8)) })
  await screen.findAllByRole('article')

  await person.click(screen.getByRole('button', { name: 'Next' }))
  expect(shownIds()).toEqual(['TRK-7', 'TRK-8'])
  expect(address()).toBe('/sender/parcels?page=2')
  await person.click(screen.getByRole('button', { name: 'Page 1' }))
  expect(shownIds()).toEqual(['TRK-1', 'TRK-2', 'TRK-3', 'TRK-4', 'TRK-5', 'TRK-6'])
  expect(address()).toBe('/sender/parcels')
})

it('A sender with an old link to a page that no longer exists is taken to the last page', async () => {
  const rows = many(8)
  const { address } = openMyParcels(
    {
      [list]: ({ query }) => {
        const page = Number(query['page'])
        return ok(rows.slice((page - 1) * 6, page * 6), { page, limit: 6, total: 8 })
      },
    },
    '/sender/parcels?page=9',
  )

  expect(await screen.findByRole('article', { name: 'TRK-8' })).toBeVisible()
  expect(address()).toBe('/sender/parcels?page=2')
})

it('A sender sees a blocked parcel as Blocked and a delivered one as Delivered', async () => {
  openMyParcels({
    [list]: () =>
      ok([
        wireParcel({ _id: 'a', trackingId: 'TRK-A', status: 'BLOCKED', isBlocked: true }),
        wireParcel({ _id: 'b', trackingId: 'TRK-B', status: 'DELIVERED' }),
      ]),
  })

  expect(
    within(await screen.findByRole('article', { name: 'TRK-A' })).getByText('Blocked'),
  ).toBeVisible()
  expect(
    within(screen.getByRole('article', { name: 'TRK-B' })).getByText('Delivered'),
  ).toBeVisible()
})

it('A sender without a connection reads the age of an empty list', async () => {
  storeAnswersFor(sam)
  openMyParcels({ [list]: () => ok([]) }).leave()
  await expect.poll(() => localStorage.getItem('waybill-kept-answers')).not.toBeNull()

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  openMyParcels({ [list]: lost })
  expect(await screen.findByText(/^You are offline\. This is as of /)).toBeVisible()
  expect(screen.getByText('No parcels found.')).toBeVisible()
  removeStoredAnswers()
})
