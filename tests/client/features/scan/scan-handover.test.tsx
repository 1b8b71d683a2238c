import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { HandoverSheet } from '../../../../src/features/parcels/delivery/handover-sheet.tsx'
import { failure, json, later, ok } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { dialogClosed } from '../../support/dialog.ts'
import { stubResizeObserver } from '../../support/drawing.ts'
import { ids, newest, openStation } from '../../support/scan.tsx'
import { lost, refused } from '../../support/answers.ts'

vi.mock('signature_pad', () => import('../../support/drawing.ts'))
beforeEach(() => {
  localStorage.clear()
  stubResizeObserver()
})

const [first = '', second = ''] = ids
const parcels = [first, second].map((trackingId, index) =>
  wireParcel({
    _id: `p-${index + 1}`,
    trackingId,
    status: 'IN_TRANSIT',
    receiverId: { _id: 'r-1', name: 'Rita Receiver', email: 'rita@example.com' },
    toAddress: 'Hill 2',
    actions: ['updateStatus', 'recordDelivery'],
  }),
)
const record = 'POST /api/parcel/deliveries/{parcelId}'
const proofRequired = {
  success: false,
  message: 'Deliveries need a proof here. Please record it on the page of the parcel.',
  code: 'PROOF_REQUIRED',
}
const idIn = (call: string) => call.slice(call.lastIndexOf('/') + 1)
const parcelAt = ({ call }: { call: string }) => parcels.find(({ _id }) => _id === idIn(call))
const delivered = (asked: { call: string }) =>
  ok({ ...parcelAt(asked), status: 'DELIVERED', actions: [] })

/** A host that requires the name and the code. */
async function scanAsDelivered() {
  const opened = openStation(
    {
      'POST /api/parcel/scans': () => json(proofRequired, 409),
      'GET /api/parcel': ({ query }) =>
        ok(
          parcels.filter(({ trackingId }) => trackingId === query['q']),
          { page: 1, limit: 10, total: 1 },
        ),
      'GET /api/parcel/{parcelId}': (asked) => ok(parcelAt(asked)),
      'GET /api/parcel/deliveries/{parcelId}': () =>
        ok({ requiredProof: ['NAME', 'CODE'], isCodeLocked: false }),
      [record]: delivered,
    },
    HandoverSheet,
  )
  const { host, person } = opened
  await opened.start('Delivered')
  const sheet = async (trackingId: string) => {
    const dialog = await screen.findByRole('dialog', { name: 'Hand over' })
    await waitFor(() =>
      expect(dialog).toHaveAccessibleDescription(expect.stringContaining(trackingId)),
    )
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await waitFor(() => expect(within(dialog).getByRole('textbox', code)).toBeRequired())
    return within(dialog)
  }
  /** Records the handover with this code. */
  const hand = async (handover: Sheet, typed: string) => {
    await person.type(handover.getByRole('textbox', code), typed)
    await person.click(handover.getByRole('button', { name: 'Record delivery' }))
  }
  const recorded = () => host.asked.filter(({ call }) => call.startsWith(`POST /api/parcel/deliv`))
  return { ...opened, sheet, hand, recorded }
}

type Sheet = ReturnType<typeof within>
const code = { name: /^Handover code/ }
const receivedBy = { name: /^Received by/ }

it('An administrator scans a parcel that needs proof: its handover opens with the receiver filled in, and scanning continues after it', async () => {
  const { scan, sheet, hand, recorded } = await scanAsDelivered()
  await scan(first)
  const handover = await sheet(first)
  expect(handover.getByRole('textbox', receivedBy)).toHaveValue('Rita Receiver')
  await hand(handover, '1234')
  await dialogClosed()
  expect(recorded().map(({ call, body }) => [idIn(call), body])).toEqual([
    ['p-1', { receivedBy: 'Rita Receiver', handoverCode: '1234' }],
  ])
  expect(newest()).toEqual([`${first} DeliveredAccepted`])
  expect(screen.getByRole('region', { name: 'Result of the last scan' })).toHaveFocus()
  await scan(second)
  await sheet(second)
})

it('A scan during a handover waits for its turn, and does not change the fields', async () => {
  const { person, scan, sheet, recorded } = await scanAsDelivered()
  await scan(first)
  const handover = await sheet(first)
  const receiver = handover.getByRole('textbox', receivedBy)
  expect(receiver).toHaveFocus()
  await person.keyboard(' and son')
  await scan(second)
  expect(receiver).toHaveValue('Rita Receiver and son')
  expect(recorded()).toEqual([])
  expect(
    await handover.findByText('1 more parcel was scanned and is handed over next.'),
  ).toBeVisible()
  await person.click(handover.getByRole('button', { name: 'Put aside' }))
  await person.click(handover.getByRole('button', { name: 'Discard' }))
  const next = await sheet(second)
  await person.keyboard('{Escape}')
  await dialogClosed()
  expect(next).toBeDefined()
  expect(newest()).toEqual([
    `${second} DeliveredPut aside: not handed over`,
    `${first} DeliveredPut aside: not handed over`,
  ])
  expect(screen.getByText('0 accepted · 0 refused · 0 waiting · 2 put aside')).toBeVisible()
})

it('An administrator postpones a parcel after a wrong code, and hands it over later from the list', async () => {
  const { host, person, scan, sheet, hand } = await scanAsDelivered()
  const message = 'The handover code is wrong. 4 tries are left.'
  host.on(record, () => refused('handoverCode', message))
  await scan(first)
  const handover = await sheet(first)
  await hand(handover, '9999')
  expect(await handover.findByText(message)).toBeVisible()
  await person.click(handover.getByRole('button', { name: 'Put aside' }))
  await person.click(handover.getByRole('button', { name: 'Discard' }))
  await dialogClosed()
  const attention = within(screen.getByRole('region', { name: 'Needs attention' }))
  expect(attention.getByText(`Put aside: ${message}`)).toBeVisible()

  host.on(record, delivered)
  await person.click(attention.getByRole('button', { name: 'Hand over' }))
  const again = await sheet(first)
  await hand(again, '1234')
  await waitFor(() => expect(newest()).toEqual([`${first} DeliveredAccepted`]))
})

it('An administrator who loses the connection during a handover reads that no answer came', async () => {
  const { host, person, scan, sheet, hand } = await scanAsDelivered()
  await scan(first)
  const handover = await sheet(first)
  host.on(record, lost)
  await hand(handover, '1234')
  await person.click(await handover.findByRole('button', { name: 'Put aside' }))
  await person.click(handover.getByRole('button', { name: 'Discard' }))
  await waitFor(() =>
    expect(newest()).toEqual([
      `${first} DeliveredPut aside: No answer came. Look at the parcel before you hand it over again.`,
    ]),
  )
})

it('An administrator who closes the handover while it is being recorded finds its result in the list', async () => {
  const { host, person, scan, sheet, hand } = await scanAsDelivered()
  const gate = later()
  host.on(record, gate.handler)
  await scan(first)
  const handover = await sheet(first)
  await hand(handover, '1234')
  await person.click(handover.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
  await dialogClosed()
  expect(newest()).toEqual([`${first} DeliveredWaiting for its handover`])
  gate.answer(ok({ ...parcels[0], status: 'DELIVERED', actions: [] }))
  await waitFor(() => expect(newest()).toEqual([`${first} DeliveredAccepted`]))
})

it('An administrator whose parcel could not be loaded tries again', async () => {
  const { host, person, scan, sheet } = await scanAsDelivered()
  host.on('GET /api/parcel/{parcelId}', () => failure(500, 'Internal server error'))
  await scan(first)
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('The parcel could not be loaded.')
  host.on('GET /api/parcel/{parcelId}', (asked) => ok(parcelAt(asked)))
  await person.click(dialog.getByRole('button', { name: 'Try again' }))
  await sheet(first)
})

it('A parcel that no longer exists, or can no longer be handed over, is refused with the reason', async () => {
  const { host, scan } = await scanAsDelivered()
  host.on('GET /api/parcel/{parcelId}', delivered)
  await scan(first)
  await waitFor(() =>
    expect(newest()).toEqual([`${first} DeliveredRefused: Parcel is already delivered`]),
  )
  host.on('GET /api/parcel', () => ok([], { page: 1, limit: 10, total: 0 }))
  await scan(second)
  await waitFor(() => expect(newest()[0]).toBe(`${second} DeliveredRefused: Parcel not found`))
})
