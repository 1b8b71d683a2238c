import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Asked, Host } from '../../../support/host.ts'
import { never, ok } from '../../../support/host.ts'
import { openCreateDialog } from '../../support/create-dialog.tsx'

const receivers = 'GET /api/user/receivers'
const person = (name: string) => ({ _id: name, name, email: `${name.toLowerCase()}@example.com` })
const firstHundred = Array.from({ length: 100 }, (_, index) => person(`Amy${index}`))

/** Searches 5,000 receivers by name; Zoe is not on the first page. */
function manyReceivers({ query }: Asked): Response {
  const found = query['q'] === undefined ? firstHundred : [person('Zoe')]
  return ok(found, { page: 1, limit: 100, total: query['q'] === undefined ? 5_000 : 1 })
}

const field = () => screen.findByRole('combobox', { name: /Receiver/ })
/** Types these texts faster than the delay of the search. */
const type = (box: HTMLElement, ...texts: string[]) => {
  for (const value of texts) fireEvent.change(box, { target: { value } })
}
const askedFor = (host: Host) => host.asked.filter(({ call }) => call === receivers)
const names = () => screen.queryAllByRole('option').map((option) => option.textContent)

it('A sender finds a receiver beyond the first page, with one search for all typed letters', async () => {
  const { host } = await openCreateDialog({ [receivers]: manyReceivers })
  const box = await field()
  await waitFor(() => expect(askedFor(host)).toHaveLength(1))
  type(box, 'z', 'zo', 'zoe')

  expect(await screen.findByRole('option', { name: /Zoe/ })).toBeVisible()
  expect(names()).toEqual(['Zoezoe@example.com'])
  expect(askedFor(host).map(({ query }) => query)).toEqual([
    { page: '1', limit: '100' },
    { page: '1', limit: '100', q: 'zoe' },
  ])
})

it('A sender who continues typing does not wait for the older search', async () => {
  const { host } = await openCreateDialog({
    [receivers]: (asked) => (asked.query['q'] === 'z' ? never() : manyReceivers(asked)),
  })
  const box = await field()
  type(box, 'z')
  await waitFor(() => expect(askedFor(host).map(({ query }) => query['q'])).toContain('z'))
  type(box, 'zo')

  expect(await screen.findByRole('option', { name: /Zoe/ })).toBeVisible()
  const given = askedFor(host).map(({ query, signal }) => [query['q'], signal.aborted])
  expect(given.slice(-2)).toEqual([
    ['z', true],
    ['zo', false],
  ])
})

it('A sender on a host that sends all receivers finds one without another call', async () => {
  const everyone = [...firstHundred, person('Yan'), person('Zoe')]
  const { host } = await openCreateDialog({ [receivers]: () => ok(everyone) })
  type(await field(), 'zoe')

  expect(await screen.findByRole('option', { name: /Zoe/ })).toBeVisible()
  expect(names()).toEqual(['Zoezoe@example.com'])
  expect(askedFor(host).map(({ query }) => query)).toEqual([{ page: '1', limit: '100' }])
})
