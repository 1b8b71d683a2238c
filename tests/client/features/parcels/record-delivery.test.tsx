import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Delivery } from '../../../../openapi.d.ts'
import { DeliveryProof } from '../../../../src/features/parcel-page/delivery-proof.tsx'
import { RecordDeliveryControl } from '../../../../src/features/parcels/delivery/record-delivery-control.tsx'
import { failure, ok, standInHost } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { stubResizeObserver } from '../../support/drawing.ts'
import { openPage } from '../../support/open-page.tsx'
import { refused } from '../../support/answers.ts'
import { openOn } from '../../support/open-page.tsx'
import type { Answers } from '../../support/open-page.tsx'
import type { Host } from '../../../support/host.ts'
import { clientParcel } from '../../support/client-parcel.ts'

vi.mock('signature_pad', () => import('../../support/drawing.ts'))
// jsdom cannot scale a picture down.
const photos = vi.hoisted(() => ({ smallerPhoto: vi.fn<() => Promise<string>>() }))
vi.mock('../../../../src/features/parcels/delivery/smaller-photo.ts', () => photos)

beforeEach(stubResizeObserver)

const underWay = wireParcel({
  _id: 'p-1',
  status: 'IN_TRANSIT',
  actions: ['updateStatus', 'recordDelivery'],
})
const record = 'POST /api/parcel/deliveries/{parcelId}'
const look = 'GET /api/parcel/deliveries/{parcelId}'
const reset = 'PATCH /api/parcel/handover-code/{parcelId}'
const needs = (change: Partial<Delivery> = {}) =>
  ok({ requiredProof: [], isCodeLocked: false, ...change })

const delivered = () => ok({ ...underWay, status: 'DELIVERED' })

/** Opens the dialog on a host that requires no proof and accepts the delivery. */
async function openDialog(answers: Answers = {}) {
  const control = <RecordDeliveryControl parcel={clientParcel(underWay)} />
  const { host, person } = openOn(
    { [look]: () => needs(), [record]: delivered, ...answers },
    control,
    '/admin/parcels',
  )
  await person.click(screen.getByRole('button', { name: 'Hand over' }))
  const dialog = await screen.findByRole('dialog', { name: 'Hand over' })
  // The first field takes the focus once it is painted.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  const parts = within(dialog)
  const submit = () => person.click(parts.getByRole('button', { name: 'Record delivery' }))
  return { host, person, dialog: parts, submit }
}

const receivedBy = { name: /^Received by/ }
const sent = (host: Host) =>
  host.asked.filter(({ call }) => call.startsWith('POST ')).map(({ body }) => body)

describe('An administrator who hands a parcel over', () => {
  it('records the recipient', async () => {
    const { host, person, dialog, submit } = await openDialog()
    await person.type(dialog.getByRole('textbox', receivedBy), 'Nadia Neighbor')
    await submit()
    expect(await screen.findByText('Delivery recorded')).toBeVisible()
    expect(sent(host)).toEqual([{ receivedBy: 'Nadia Neighbor' }])
  })

  it('is told what is required before anything is sent', async () => {
    const { host, dialog, submit } = await openDialog({
      [look]: () => needs({ requiredProof: ['NAME', 'CODE', 'SIGNATURE', 'PHOTO'] }),
    })
    expect((await dialog.findByText('Signature')).parentElement).toHaveTextContent('*')
    await submit()
    expect(dialog.getByText('Please say who received the parcel')).toBeVisible()
    expect(dialog.getByText('Please ask the receiver for the handover code')).toBeVisible()
    expect(dialog.getByText('Please let the receiver sign')).toBeVisible()
    expect(dialog.getByText('Please take a photo')).toBeVisible()
    expect(dialog.getByRole('textbox', receivedBy)).toHaveFocus()
    expect(sent(host)).toEqual([])
  })

  it.each([
    ['SIGNATURE', 'group', /^Signature/, 'Please let the receiver sign'],
    ['PHOTO', 'button', 'Take a photo', 'Photo (required) Please take a photo'],
    ['CODE', 'textbox', /^Handover code/, /Please ask the receiver for the handover code$/],
  ] as const)('is taken to what is missing: %s', async (kind, role, name, description) => {
    const { host, person, dialog, submit } = await openDialog({
      [look]: () => needs({ requiredProof: ['NAME', kind] }),
    })
    expect(await dialog.findAllByText('*', { exact: false })).toHaveLength(2)
    await person.type(dialog.getByRole('textbox', receivedBy), 'Rita')
    await submit()
    const missing = dialog.getByRole(role, { name })
    expect(missing).toHaveFocus()
    expect(missing).toHaveAccessibleDescription(description)
    expect(sent(host)).toEqual([])
  })

  it('can type on while the photo is scaled down, and loses nothing', async () => {
    let release: (photo: string) => void = () => {}
    const photo = new Promise<string>((resolve) => {
      release = resolve
    })
    photos.smallerPhoto.mockReturnValueOnce(photo)
    const { host, person, dialog, submit } = await openDialog()
    const file = new File(['…'], 'door.jpg', { type: 'image/jpeg' })
    await person.upload(dialog.getByLabelText('Photo of the delivery'), file)
    await person.type(dialog.getByRole('textbox', receivedBy), 'Rita')
    expect(dialog.getByRole('button', { name: 'Record delivery' })).toHaveAccessibleDescription(
      'Wait until the photo is ready',
    )
    await submit()
    expect(sent(host)).toEqual([])
    release('/9j/4AAQ')
    expect(await dialog.findByRole('img', { name: 'The photo to be kept' })).toBeVisible()
    await submit()
    expect(await screen.findByText('Delivery recorded')).toBeVisible()
    expect(sent(host)).toEqual([{ receivedBy: 'Rita', photo: '/9j/4AAQ' }])
  })

  it('reads how many tries are left after a wrong code', async () => {
    const message = 'The handover code is wrong. 4 tries are left.'
    const { host, person, dialog, submit } = await openDialog({
      [record]: () => refused('handoverCode', message),
    })
    const code = dialog.getByRole('textbox', { name: /^Handover code/ })
    await person.type(code, '12 34x')
    await submit()
    expect(await dialog.findByText(message)).toBeVisible()
    expect(code).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(code).toHaveValue('1234')
    expect(code).toHaveFocus()
    expect(sent(host)).toEqual([{ handoverCode: '1234' }])
  })

  it('grants new tries if the code is locked', async () => {
    let isLocked = true
    const { person, dialog } = await openDialog({
      [look]: () => needs({ isCodeLocked: isLocked }),
      [reset]: () => {
        isLocked = false
        return ok(underWay)
      },
    })
    await person.click(await dialog.findByRole('button', { name: 'Give new tries' }))
    expect(await dialog.findByRole('textbox', { name: /^Handover code/ })).toBeVisible()
    expect(await screen.findByText('Five new tries given')).toBeVisible()
  })

  it('sends no code once it is locked, even if one was typed before', async () => {
    let isLocked = false
    const message = 'The handover code was wrong five times and is locked.'
    const { host, person, dialog, submit } = await openDialog({
      [look]: () => needs({ isCodeLocked: isLocked }),
      [record]: () => {
        if (isLocked) return delivered()
        isLocked = true
        return refused('handoverCode', message)
      },
    })
    await person.type(dialog.getByRole('textbox', { name: /^Handover code/ }), '1234')
    await submit()
    const reset = await dialog.findByRole('button', { name: 'Give new tries' })
    expect(reset).toHaveAccessibleDescription(message)
    await person.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Delivery recorded')).toBeVisible()
    expect(sent(host)).toEqual([{ handoverCode: '1234' }, {}])
  })

  it('is told if new tries cannot be granted', async () => {
    const { person, dialog } = await openDialog({
      [look]: () => needs({ isCodeLocked: true }),
      [reset]: () => failure(503, 'Away'),
    })
    await person.click(await dialog.findByRole('button', { name: 'Give new tries' }))
    expect(await screen.findByText('Away')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Give new tries' })).toBeEnabled()
  })

  it('keeps the input if the server is not available', async () => {
    const { person, dialog, submit } = await openDialog({ [record]: () => failure(503, 'Away') })
    await person.type(dialog.getByRole('textbox', receivedBy), 'Rita')
    await person.type(dialog.getByRole('textbox', { name: 'Note (optional)' }), 'Back door')
    await submit()
    expect(await dialog.findByText('Failed to record the delivery')).toBeVisible()
    expect(dialog.getByRole('textbox', receivedBy)).toHaveValue('Rita')
    expect(dialog.getByRole('textbox', { name: 'Note (optional)' })).toHaveValue('Back door')
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled()
  })
})

describe('The proof of a delivery', () => {
  const proof = {
    receivedBy: 'Nadia Neighbor',
    hasCode: true,
    signature: 'iVBORw0KGgo=',
    photo: '/9j/4AAQ',
    recordedAt: '2026-03-02T09:00:00.000Z',
  }

  it('shows who received the parcel, with both pictures', async () => {
    openOn(
      { [look]: () => needs({ proof }) },
      <DeliveryProof parcelId="p-1" />,
      '/sender/parcels/p-1',
    )
    const section = within(await screen.findByRole('region', { name: 'Proof of delivery' }))
    expect(section.getByText('Nadia Neighbor')).toBeVisible()
    expect(section.getByText('Given by the receiver')).toBeVisible()
    expect(section.getByRole('img', { name: 'Signature' })).toHaveAttribute(
      'src',
      'data:image/png;base64,iVBORw0KGgo=',
    )
    expect(section.getByRole('img', { name: 'The delivered parcel' })).toHaveAttribute(
      'src',
      'data:image/jpeg;base64,/9j/4AAQ',
    )
  })

  it('is not mentioned if there is none', async () => {
    const host = standInHost({
      [look]: ({ call }) => (call.endsWith('p-2') ? needs({ proof }) : needs()),
    })
    const proofs = ['p-1', 'p-2'].map((id) => <DeliveryProof key={id} parcelId={id} />)
    openPage(<>{proofs}</>, '/sender/parcels/p-1')
    // By the time this proof is shown, the answer without a proof has also arrived.
    const regions = await screen.findAllByRole('region', { name: 'Proof of delivery' })
    expect(regions).toHaveLength(1)
    expect(host.asked.map(({ call }) => call)).toEqual([
      'GET /api/parcel/deliveries/p-1',
      'GET /api/parcel/deliveries/p-2',
    ])
  })

  it('says that it failed to load, and can be loaded again', async () => {
    let isAway = true
    const { person } = openOn(
      { [look]: () => (isAway ? failure(503, 'Away') : needs({ proof })) },
      <DeliveryProof parcelId="p-1" />,
      '/sender/parcels/p-1',
    )
    expect(await screen.findByText('Failed to load the proof of delivery.')).toBeVisible()
    isAway = false
    await person.click(screen.getByRole('button', { name: /again/i }))
    expect(await screen.findByText('Nadia Neighbor')).toBeVisible()
  })
})
