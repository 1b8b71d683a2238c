import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Parcel as WireParcel } from '../../../../openapi.d.ts'
import { BlockParcelControl } from '../../../../src/features/parcels/block-parcel-control.tsx'
import { CancelParcelControl } from '../../../../src/features/parcels/cancel-parcel-control.tsx'
import { ConfirmDeliveryControl } from '../../../../src/features/parcels/confirm-delivery-control.tsx'
import { UpdateStatusControl } from '../../../../src/features/parcels/update-status-control.tsx'
import { json, ok, standInHost } from '../../../support/host.ts'
import { wireParcel } from '../../../support/wire.ts'
import { create, keysOf, createWith } from '../../support/create-dialog.tsx'
import { dialogClosed } from '../../support/dialog.ts'
import { clientParcel } from '../../support/client-parcel.ts'
import { show } from '../../support/show.tsx'
import { lost } from '../../support/answers.ts'
import { liveAnswer } from '../../support/live.ts'

const message = 'It is not known whether the change was made. Please look before you try again.'
const unknown = () => json({ success: false, message, outcome: 'unknown' }, 503)
const busy = () => json({ success: false, message: 'The service is busy.' }, 503)
const read = 'GET /api/parcel/p-1'

const flows = [
  {
    who: 'A sender who cancels',
    Control: CancelParcelControl,
    call: 'PATCH /api/parcel/cancel/p-1',
    presses: ['Cancel Parcel', 'Yes, cancel parcel'],
    done: { status: 'CANCELED', isCanceled: true },
    failed: 'Failed to cancel parcel',
  },
  {
    who: 'A receiver who confirms',
    Control: ConfirmDeliveryControl,
    call: 'PATCH /api/parcel/confirm-delivery/p-1',
    presses: ['Confirm Delivery', 'Yes, it has arrived'],
    done: { status: 'DELIVERED' },
    failed: 'Failed to confirm delivery',
  },
  {
    who: 'An administrator who blocks',
    Control: BlockParcelControl,
    call: 'PATCH /api/parcel/block/p-1',
    presses: ['Block', 'Block parcel'],
    done: { status: 'BLOCKED', isBlocked: true },
    failed: 'Failed to update parcel block status',
  },
  {
    who: 'An administrator who sets a status',
    Control: UpdateStatusControl,
    call: 'PATCH /api/parcel/status/p-1',
    presses: ['Update Status', 'Dispatched', 'Save'],
    done: { status: 'DISPATCHED' },
    failed: 'Failed to update status',
  },
] as const

describe.each(flows)('$who', ({ Control, call, presses, done, failed }) => {
  async function change(answer: () => Response | Promise<Response>, found: Partial<WireParcel>) {
    const host = standInHost({ [call]: answer, [read]: () => ok(wireParcel(found)) })
    const { user: person } = show(<Control parcel={clientParcel()} />)
    for (const name of presses) {
      const radio = screen.queryByRole('radio', { name })
      await person.click(radio ?? (await screen.findByRole('button', { name })))
    }
    return host
  }

  it.each([
    ['the host does not know the outcome', unknown],
    ['the answer was lost', lost],
  ])('succeeds if %s and the parcel has changed', async (_what, answer) => {
    const host = await change(answer, done)
    await dialogClosed()
    expect(host.calls()).toEqual([call, read])
  })

  it('reads that it failed if the parcel has not changed', async () => {
    const host = await change(unknown, {})
    expect(await screen.findByText(failed)).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
    expect(host.calls()).toEqual([call, read])
  })

  it('reads that it failed immediately if the host says that nothing was changed', async () => {
    const host = await change(busy, done)
    expect(await screen.findByText(failed)).toBeVisible()
    expect(host.calls()).toEqual([call])
  })
})

describe('A sender who creates a parcel, but gets no answer,', () => {
  const attempt = (answer: () => Response | Promise<Response>) =>
    createWith({ 'GET /api/parcel/me': () => liveAnswer([wireParcel()]), [create]: answer })

  it('has created it, since the same request is repeated automatically', async () => {
    const answers = [unknown, () => ok(wireParcel())]
    const { host } = await attempt(() => answers.shift()?.() ?? busy())
    await dialogClosed()
    const keys = keysOf(host)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('reads that it failed, and keeps the input, if the second answer is lost as well', async () => {
    const { host } = await attempt(lost)
    expect(await screen.findByText('Failed to create parcel')).toBeVisible()
    expect(screen.getByLabelText(/From Address/)).toHaveValue('Harbour 1')
    expect(keysOf(host)).toHaveLength(2)
  })
})
