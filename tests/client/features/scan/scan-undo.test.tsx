import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { failure, ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { ids, newest, openStation, result } from '../../support/scan.tsx'
import { lost } from '../../support/answers.ts'

const [trackingId = '', other = ''] = ids
const undo = 'PATCH /api/parcel/undo-delivery/{parcelId}'

beforeEach(() => localStorage.clear())

async function deliver(answer: object = { canUndo: true }) {
  const opened = openStation({
    'POST /api/parcel/scans': ({ body }) => {
      const scanned = body as { trackingId: string }
      return ok({
        ...wireParcel({ _id: 'p-1', ...scanned, status: 'DELIVERED', toAddress: 'Hill 2' }),
        ...answer,
      })
    },
    [undo]: () => ok(wireParcel({ _id: 'p-1', trackingId, status: 'IN_TRANSIT' })),
  })
  await opened.start('Delivered')
  await opened.scan(trackingId)
  await waitFor(() => expect(result()).toHaveTextContent(`Accepted${trackingId}Hill 2`))
  return opened
}

const button = (id = trackingId) =>
  screen.queryByRole('button', { name: `Undo the delivery of ${id}` })

it('An administrator undoes a delivery that was scanned by mistake, and continues from the result', async () => {
  const { host, person } = await deliver()
  expect(result()).toHaveTextContent('You have ten seconds to undo this')
  await person.click(button() ?? document.body)
  await waitFor(() =>
    expect(result()).toHaveTextContent(`Undone${trackingId}Undone: In transit again`),
  )
  expect(button()).toBeNull()
  expect(screen.getByRole('region', { name: 'Result of the last scan' })).toHaveFocus()
  expect(newest()).toEqual([`${trackingId} DeliveredUndone: In transit again`])
  const [scanned, undone] = host.asked
  expect(undone?.call).toBe('PATCH /api/parcel/undo-delivery/p-1')
  expect(undone?.headers.get('Idempotency-Key')).toBe(
    `${scanned?.headers.get('Idempotency-Key')}-undo`,
  )
})

it('An administrator undoes with Ctrl+Z', async () => {
  const { person } = await deliver()
  await person.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(result()).toHaveTextContent('Undone'))
})

it('The undo button disappears after ten seconds, unless it has the focus', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], shouldAdvanceTime: true })
  const { scan } = await deliver()
  act(() => button()?.focus())
  act(() => void vi.advanceTimersByTime(11_000))
  expect(button()).toHaveFocus()
  act(() => button()?.blur())
  expect(button()).toBeNull()
  // The earlier delivery stays in the list while the newer one is the result.
  await scan(other)
  await waitFor(() => expect(button(other)).toBeVisible())
  act(() => void vi.advanceTimersByTime(11_000))
  expect(button(other)).toBeNull()
  vi.useRealTimers()
})

it('A focused undo button does not become the undo button of another parcel', async () => {
  const { scan } = await deliver()
  act(() => button()?.focus())
  await scan(other)
  await waitFor(() => expect(button(other)).toBeVisible())
  expect(screen.getByRole('region', { name: 'Result of the last scan' })).toHaveFocus()
  expect(button()).toBeVisible()
})

it('An undo that the server refuses leaves the delivery, and says why', async () => {
  const { host, person } = await deliver()
  host.on(undo, () => failure(409, 'The receiver has confirmed the delivery'))
  await person.click(button() ?? document.body)
  await waitFor(() =>
    expect(newest()).toEqual([
      `${trackingId} DeliveredAccepted. Not undone: The receiver has confirmed the delivery`,
    ]),
  )
  expect(result()).toHaveTextContent('Not undone')
})

it('An undo without a connection is sent once the connection returns', async () => {
  const { host, person } = await deliver()
  host.on(undo, lost)
  await person.click(button() ?? document.body)
  expect(await screen.findByText(/^The server cannot be reached\./)).toBeVisible()
  expect(result()).toHaveTextContent('Undoing…')
  host.on(undo, () => ok(wireParcel({ _id: 'p-1', trackingId, status: 'IN_TRANSIT' })))
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(result()).toHaveTextContent('Undone: In transit again'))
})

it('An undo is not offered if the host does not support it', async () => {
  await deliver({})
  expect(button()).toBeNull()
})
