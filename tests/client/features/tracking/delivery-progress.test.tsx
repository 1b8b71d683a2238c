import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { formatDateTime } from '../../../../domain/format.ts'
import { ok } from '../../../support/host.ts'
import { trackedParcel, trackOperation, openTrackingOn } from '../../support/tracking.tsx'
import { textsIn } from '../../support/texts.ts'

beforeEach(() => localStorage.clear())

async function open(parcel: object) {
  const answer = () => ok([trackedParcel(parcel)])
  openTrackingOn({ [trackOperation]: answer }, '/track/TRK-7H2K-9QXM-3VBT-RD4W')
  return within(await screen.findByRole('article'))
}

const log = [
  { status: 'REQUESTED', timestamp: '2026-03-01T08:05:00.000Z' },
  { status: 'APPROVED', timestamp: '2026-03-01T09:05:00.000Z' },
]
const at = '2026-03-02T10:00:00.000Z'

describe('A visitor who tracks a parcel', () => {
  it.each([
    ['REQUESTED', 'Waiting to be approved'],
    ['APPROVED', 'Approved and ready to go'],
    ['DISPATCHED', 'It is on the move'],
    ['IN_TRANSIT', 'On its way'],
    ['DELIVERED', 'It has arrived'],
    ['CANCELED', 'This delivery was canceled'],
    ['BLOCKED', 'On hold'],
    ['UNBLOCKED', 'On the move again'],
  ])('reads %s as “%s”', async (status, words) => {
    const card = await open({ status })
    expect(card.getByRole('heading', { level: 2, name: words })).toBeVisible()
  })

  it('reads when the parcel was delivered', async () => {
    const card = await open({
      status: 'DELIVERED',
      statusLogs: [...log, { status: 'DELIVERED', timestamp: at }],
    })
    expect(card.getByText(`Delivered on ${formatDateTime(at)}.`)).toBeVisible()
  })

  it.each([
    [
      'canceled after its approval, where the route ends',
      {
        status: 'CANCELED',
        isCanceled: true,
        statusLogs: [...log, { status: 'CANCELED', timestamp: at }],
      },
      ['Requested (done)', 'Approved (done)', 'Canceled (stopped here)'],
    ],
    [
      'blocked after its approval, where it is held',
      {
        status: 'BLOCKED',
        isBlocked: true,
        statusLogs: [...log, { status: 'BLOCKED', timestamp: at }],
      },
      [
        'Requested (done)',
        'Approved (blocked here)',
        'Dispatched (to come)',
        'In transit (to come)',
        'Delivered (to come)',
      ],
    ],
    [
      'on its way',
      { status: 'DISPATCHED', statusLogs: log },
      [
        'Requested (done)',
        'Approved (done)',
        'Dispatched (now)',
        'In transit (to come)',
        'Delivered (to come)',
      ],
    ],
  ])('sees the progress of a parcel that is %s', async (_, parcel, steps) => {
    const card = await open(parcel)
    const progress = card.getByRole('list', { name: 'Progress of the delivery' })
    expect(textsIn(progress, 'listitem')).toEqual(steps)
  })

  it('reads the time zone of the status log', async () => {
    const card = await open({})
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    expect(card.getByText(`Times in ${timeZone}`, { exact: false })).toBeVisible()
  })
})
