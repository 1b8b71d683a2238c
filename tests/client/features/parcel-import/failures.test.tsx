import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { failure, ok } from '../../../support/host.ts'
import {
  create,
  figures,
  heading,
  keepingHost,
  newParcel,
  openImport,
  press,
  receivers,
  rita,
  rows,
  sent,
} from '../../support/open-import.tsx'

afterEach(() => {
  vi.useRealTimers()
})

it('A sender whose calls are rate limited waits as long as the server asks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  let busy = true
  const { host } = keepingHost()
  const answer = async (body: unknown) =>
    busy
      ? new Response('{"message":"Too many requests"}', {
          status: 429,
          headers: { 'Retry-After': '30', 'content-type': 'application/json' },
        })
      : ok(newParcel(body))
  host.on(create, ({ body }) => answer(body))
  const { choose } = openImport()

  await choose(rows(3))
  fireEvent.click(await press('Create 3 parcels'))
  expect(await screen.findByText(/Too many requests. Trying again/)).toBeVisible()
  const before = sent(host).length
  await vi.advanceTimersByTimeAsync(25_000)
  expect(sent(host)).toHaveLength(before)
  busy = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await heading('3 parcels created')).toBeVisible()
})

it('A sender reads which rows failed and why, and retries only the failed rows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  const { host } = keepingHost()
  let broken = true
  host.on(create, ({ body }) => {
    const { toAddress } = body as { toAddress: string }
    if (toAddress === 'Hill 2') return failure(400, 'This receiver cannot be chosen')
    return broken && toAddress === 'Hill 3' ? failure(500, 'Broken') : ok(newParcel(body))
  })
  const { choose } = openImport()

  await choose(rows(5))
  fireEvent.click(await press('Create 5 parcels'))
  await waitFor(() => expect(sent(host)).toHaveLength(5))
  await vi.advanceTimersByTimeAsync(60_000)
  await heading('3 parcels created, 1 refused, 1 failed')
  expect(figures()).toEqual({ Created: '3', Failed: '1', Refused: '1' })
  // Five rows, and three more tries of the only row that a retry could create.
  expect(sent(host)).toHaveLength(8)
  const table = within(screen.getByRole('table', { name: 'Rows without a parcel' }))
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringMatching(/3.*Hill 2.*Refused: This receiver cannot be chosen/),
    expect.stringMatching(/4.*Hill 3.*Failed: Broken/),
  ])

  broken = false
  fireEvent.click(await press('Try the failed ones again'))
  await heading('4 parcels created, 1 refused')
  expect(sent(host)).toHaveLength(9)
})

it('An import without a connection stops instead of failing row by row', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  const { host } = keepingHost({ [create]: () => Promise.reject(new TypeError('offline')) })
  const { choose } = openImport()

  await choose(rows(50))
  fireEvent.click(await press('Create 50 parcels'))
  await screen.findByText(/could not be reached. Trying again/)
  await vi.advanceTimersByTimeAsync(180_000)
  // Four calls are under way at the same time, and sometimes another had just begun.
  const paused = await screen.findByRole('heading', { name: /^Paused: [4-8] of 50 rows$/ })
  const given = Number(/\d+/.exec(paused.textContent)?.[0])
  expect(screen.getByText('Last error: The server could not be reached.')).toBeVisible()
  expect(sent(host).length).toBeLessThanOrEqual(32)

  host.on(create, ({ body }) => ok(newParcel(body)))
  fireEvent.click(await press('Continue'))
  await heading(`${50 - given} parcels created, ${given} failed`)
  fireEvent.click(await press('Try the failed ones again'))
  expect(await heading('50 parcels created')).toBeVisible()
})

it('A sender who is no longer allowed to send reads the refusal once, not for every row', async () => {
  const { host } = keepingHost({ [create]: () => failure(403, 'Your account is blocked') })
  const { person, choose } = openImport()

  await choose(rows(50))
  await person.click(await press('Create 50 parcels'))
  expect(await heading('Paused: 0 of 50 rows')).toBeVisible()
  expect(screen.getByText('Last error: Your account is blocked.')).toBeVisible()
  expect(sent(host).length).toBeLessThanOrEqual(4)
})

it('A sender at a plain host is warned not to repeat a file, and a lost call is not retried automatically', async () => {
  const { host } = keepingHost({
    [receivers]: () => ok([rita]),
    [create]: () => Promise.reject(new TypeError('offline')),
  })
  const { person, choose } = openImport()

  await choose(rows(3))
  expect(await screen.findByText(/Import this file only once/)).toBeVisible()
  await person.click(await press('Create 3 parcels'))
  await heading('0 parcels created, 3 failed')
  expect(figures()).toEqual({ Created: '0', Failed: '3' })
  expect(sent(host)).toHaveLength(3)
})
