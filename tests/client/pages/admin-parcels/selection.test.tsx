import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { invalidateParcels } from '../../../../src/stores/parcels.ts'
import { later, never, ok } from '../../../support/host.ts'
import { done, list, openWith, parcelOf } from '../../support/open-selection.tsx'

it('An administrator selects parcels on several pages and reads how many', async () => {
  const { person, selectPage } = await openWith(done)

  await person.click(screen.getByRole('checkbox', { name: 'Select parcel TRK-A' }))
  const bar = within(await screen.findByRole('region', { name: 'Selected parcels' }))
  expect(bar.getByText('1 selected')).toBeVisible()
  await selectPage()
  expect(bar.getByText('6 selected')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Next' }))
  await person.click(await screen.findByRole('checkbox', { name: 'Select parcel TRK-H' }))
  expect(bar.getByText('7 selected, 6 on other pages')).toBeVisible()
  await person.click(bar.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByRole('region', { name: 'Selected parcels' })).toBeNull()
  expect(document.body).not.toHaveFocus()
})

it('An administrator who changes the filter starts a new selection', async () => {
  const { person, selectPage } = await openWith(done)

  await selectPage()
  await screen.findByText('6 selected')
  await person.click(screen.getByRole('button', { name: 'Delivered' }))
  await waitFor(() => expect(screen.queryByText('6 selected')).toBeNull())
})

it('An administrator cannot select the rows of the last search until the new ones arrive', async () => {
  const { host, person } = await openWith(done)
  const slow = later()
  host.on(list, slow.handler)
  const all = () => screen.getByRole('checkbox', { name: 'Select all on this page' })

  await person.click(screen.getByRole('button', { name: 'Delivered' }))
  await waitFor(() => expect(host.asked.at(-1)?.query).toMatchObject({ status: 'DELIVERED' }))
  expect(screen.getAllByRole('article')).toHaveLength(6)
  for (const box of [screen.getByRole('checkbox', { name: 'Select parcel TRK-A' }), all()]) {
    await person.click(box)
    expect(box).not.toBeChecked()
  }
  expect(screen.queryByRole('region', { name: 'Selected parcels' })).toBeNull()

  slow.answer(ok([parcelOf('h')], { page: 1, limit: 6, total: 1 }))
  await person.click(await screen.findByRole('checkbox', { name: 'Select parcel TRK-H' }))
  expect(all()).toBeChecked()
  expect(await screen.findByText('1 selected')).toBeVisible()
})

it('An administrator can select while the same rows are refetched', async () => {
  const { host, person } = await openWith(done)
  host.on(list, never)
  act(() => invalidateParcels())
  await waitFor(() => expect(host.calls().filter((call) => call === list)).toHaveLength(2))

  await person.click(screen.getByRole('checkbox', { name: 'Select parcel TRK-A' }))
  expect(await screen.findByText('1 selected')).toBeVisible()
})
