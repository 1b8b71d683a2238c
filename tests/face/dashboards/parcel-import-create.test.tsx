// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { failure, json, later, ok } from '../../support/host.ts'
import {
  create,
  goodRow,
  keepingHost,
  keysOf,
  newParcel,
  openImport,
  receivers,
  rita,
  sent,
  titles,
} from './support/open-import.tsx'

const rows = (count: number) =>
  [titles, ...Array.from({ length: count }, (_, row) => goodRow(row + 1))].join('\n')
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const figures = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  )
const press = (name: string) => screen.findByRole('button', { name })

afterEach(() => {
  vi.useRealTimers()
})

it('A sender creates what is right, and the same file again creates nothing', async () => {
  const { host, kept } = keepingHost()
  const { person, choose } = openImport()

  await choose(rows(30))
  await person.click(await press('Create 30 parcels'))
  expect(await heading('30 parcels created')).toHaveFocus()
  expect(figures()).toEqual({ Created: '30' })
  expect(new Set(keysOf(host)).size).toBe(30)
  for (const key of keysOf(host)) expect(key).toMatch(/^[A-Za-z0-9_-]{8,128}$/)
  expect(screen.getByRole('link', { name: 'To my parcels' })).toHaveAttribute(
    'href',
    '/sender/parcels',
  )

  await person.click(await press('Import another file'))
  expect(await press('Choose a file')).toHaveFocus()
  await choose(rows(30))
  await person.click(await press('Create 30 parcels'))
  await heading('0 parcels created, 30 created before')
  expect(figures()).toEqual({ Created: '0', 'Created before': '30' })
  expect(kept.size).toBe(30)
})

it('A sender’s equal rows are parcels of their own, and a reference makes another of the same', async () => {
  const { kept } = keepingHost()
  const { person, choose } = openImport()
  const file = (...references: string[]) =>
    [titles, ...references.map((reference) => goodRow(7) + reference)].join('\n')

  await choose(file('', '', 'A-1'))
  await screen.findByText(/1 row says the same as an earlier one/)
  await person.click(await press('Create 3 parcels'))
  await heading('3 parcels created')
  await person.click(await press('Import another file'))
  await choose(file('A-1', 'A-2', '', ''))
  await person.click(await press('Create 4 parcels'))
  await heading('1 parcel created, 3 created before')
  expect(kept.size).toBe(4)
})

it('A sender whose host tells of an older parcel reads that it was created before', async () => {
  keepingHost({
    [create]: ({ body }) =>
      json({ data: { ...newParcel(body), createdAt: '2026-01-01T00:00:00.000Z' } }, 201),
  })
  const { person, choose } = openImport()

  await choose(rows(1))
  await person.click(await press('Create 1 parcel'))
  expect(await heading('0 parcels created, 1 created before')).toBeVisible()
})

it('A sender pauses, goes on, stops, and goes on again; no row is sent twice', async () => {
  const gates = Array.from({ length: 4 }, later)
  let calls = 0
  const { host } = keepingHost({
    [create]: ({ body }) => gates[calls++]?.handler() ?? ok(newParcel(body)),
  })
  const { person, choose } = openImport()

  await choose(rows(10))
  await person.click(await press('Create 10 parcels'))
  await waitFor(() => expect(sent(host)).toHaveLength(4))
  expect(screen.getByRole('progressbar', { name: 'Import' })).toHaveAttribute('aria-valuenow', '0')
  await person.click(await press('Pause'))
  for (const gate of gates) gate.answer(ok(newParcel({})))
  expect(await heading('Paused: 4 of 10 rows')).toBeVisible()
  expect(sent(host)).toHaveLength(4)

  await person.click(await press('Stop here'))
  await heading('4 parcels created')
  expect(figures()).toEqual({ Created: '4', 'Not begun': '6' })
  await person.click(await press('Go on with 6'))
  await heading('10 parcels created')
  expect(new Set(keysOf(host)).size).toBe(10)
  expect(sent(host)).toHaveLength(10)
})

it('A sender whose calls are turned away for a while waits as long as the server asks', async () => {
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
  expect(await screen.findByText(/Too many requests. It is tried again/)).toBeVisible()
  const before = sent(host).length
  await vi.advanceTimersByTimeAsync(25_000)
  expect(sent(host)).toHaveLength(before)
  busy = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await heading('3 parcels created')).toBeVisible()
})

it('A sender reads which rows failed and why, and tries just those again', async () => {
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
  // Five rows, and three more tries of the one that might have passed.
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

it('A sender without a connection is not kept waiting for every row', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  const { host } = keepingHost({ [create]: () => Promise.reject(new TypeError('offline')) })
  const { choose } = openImport()

  await choose(rows(50))
  fireEvent.click(await press('Create 50 parcels'))
  await screen.findByText(/could not be reached. It is tried again/)
  await vi.advanceTimersByTimeAsync(180_000)
  // The four that are under way at the same time, and seldom one that had just begun.
  const paused = await screen.findByRole('heading', { name: /^Paused: [4-8] of 50 rows$/ })
  const given = Number(/\d+/.exec(paused.textContent)?.[0])
  expect(screen.getByText('The last trouble: The server could not be reached.')).toBeVisible()
  expect(sent(host).length).toBeLessThanOrEqual(32)

  host.on(create, ({ body }) => ok(newParcel(body)))
  fireEvent.click(await press('Go on'))
  await heading(`${50 - given} parcels created, ${given} failed`)
  fireEvent.click(await press('Try the failed ones again'))
  expect(await heading('50 parcels created')).toBeVisible()
})

it('A sender who may not send any more hears it once, not for every row', async () => {
  const { host } = keepingHost({ [create]: () => failure(403, 'Your account is blocked') })
  const { person, choose } = openImport()

  await choose(rows(50))
  await person.click(await press('Create 50 parcels'))
  expect(await heading('Paused: 0 of 50 rows')).toBeVisible()
  expect(screen.getByText('The last trouble: Your account is blocked.')).toBeVisible()
  expect(sent(host).length).toBeLessThanOrEqual(4)
})

it('A sender who is about to leave while parcels are created is asked, and may stay', async () => {
  const gate = later()
  keepingHost({ [create]: gate.handler })
  const { person, choose, address } = openImport()

  await choose(rows(1))
  await person.click(await press('Create 1 parcel'))
  await person.click(screen.getByRole('link', { name: 'My Parcels' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave the import?' }))
  await person.click(dialog.getByRole('button', { name: 'Stay' }))
  expect(address()).toBe('/sender/parcels/import')
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  expect(unload.defaultPrevented).toBe(true)

  gate.answer(ok(newParcel({})))
  await heading('1 parcel created')
  await person.click(screen.getByRole('link', { name: 'To my parcels' }))
  expect(address()).toBe('/sender/parcels')
})

it('A sender who listens hears of the progress a dozen times, not a thousand', async () => {
  keepingHost()
  const { person, choose } = openImport()
  await choose(rows(60))
  const start = await press('Create 60 parcels')
  const heard = new Set<string>()
  const status = document.querySelector('output')
  const observer = new MutationObserver(() => heard.add(status?.textContent ?? ''))
  observer.observe(status ?? document.body, { childList: true, characterData: true, subtree: true })

  await person.click(start)
  await heading('60 parcels created')
  observer.disconnect()
  expect(heard.size).toBeLessThanOrEqual(12)
  expect([...heard].at(-1)).toBe('60 parcels created')
})

it('A sender at a plain host is warned of a repeat, and no lost call is made again by itself', async () => {
  const { host } = keepingHost({
    [receivers]: () => ok([rita]),
    [create]: () => Promise.reject(new TypeError('offline')),
  })
  const { person, choose } = openImport()

  await choose(rows(3))
  expect(await screen.findByText(/import this file once/)).toBeVisible()
  await person.click(await press('Create 3 parcels'))
  await heading('0 parcels created, 3 failed')
  expect(figures()).toEqual({ Created: '0', Failed: '3' })
  expect(sent(host)).toHaveLength(3)
})
