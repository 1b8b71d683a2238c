import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Run } from '../../../openapi.d.ts'
import { failure, later, never, ok } from '../../support/host.ts'
import { refused } from '../support/answers.ts'
import {
  attention,
  bar,
  changes,
  delivered,
  hold,
  host,
  keys,
  look,
  open,
  parcel,
  record,
  recordedDelivery,
  run,
  runs,
  sent,
  setOnline,
  stop,
  threeStops,
} from '../support/courier.tsx'
import type { Person } from '../support/courier.tsx'
import { dialogClosed } from '../support/dialog.ts'
import { makePlaceForToasts, toasts } from '../support/toasts.ts'

vi.mock('signature_pad', () => import('../support/drawing.ts'))

describe('A courier', () => {
  it('sees “No run today”', async () => {
    host.on(runs, () => ok([]))
    open()
    expect(await screen.findByText('No run today')).toBeVisible()
  })

  it('is told if the run cannot be loaded, and tries again', async () => {
    host.on(runs, () => failure(503, 'Away'))
    const { press } = open()
    expect(await screen.findByText('Failed to load your run.')).toBeVisible()
    host.on(runs, () => ok([threeStops]))
    await press('Try again')
    expect(await stop(1)).toBeVisible()
  })

  it('reads the next stop in large type: the address, the recipient and their parcels', async () => {
    const change = { receiverPhone: '+44 (0)1482 55 ext. 7', note: 'Ring twice' }
    open(run([[parcel(1, change)], [parcel(2)]]))
    const shown = within(await stop(1, 2))
    expect(shown.getByRole('link', { name: /^1 Quay Road, Hull/ })).toHaveAttribute(
      'href',
      expect.stringContaining('1%20Quay%20Road%2C%20Hull'),
    )
    expect(shown.getByRole('link', { name: '+44 (0)1482 55 ext. 7' })).toHaveAttribute(
      'href',
      'tel:+44148255;ext=7',
    )
    expect(shown.getByText('Ring twice')).toBeVisible()
    expect(shown.getByText('Package, 2.5 kg')).toBeVisible()
    expect(screen.getByText('0 of 2 stops')).toBeVisible()
  })

  it('loads, delivers and records failed attempts: each is sent once, in order, under its own key', async () => {
    const toLoad = parcel(1, { status: 'APPROVED', actions: [] })
    const others = [[parcel(2)], [parcel(3)]]
    host.on('POST /api/parcel/scans', () => {
      hold(run([[parcel(1)], ...others]))
      return ok(null)
    })
    const { person } = open(run([[toLoad], ...others]))
    await stop(1)
    await person.click(bar().getByRole('button', { name: 'Load' }))
    await delivered(person)
    await stop(2)
    await person.click(bar().getByRole('button', { name: 'Could not deliver' }))
    await person.click(await screen.findByRole('radio', { name: 'No one home' }))
    await person.click(screen.getByRole('button', { name: 'Record attempt' }))
    await stop(3)
    await waitFor(() =>
      expect(sent()).toEqual([
        'POST /api/parcel/scans',
        'POST /api/parcel/deliveries/p-1',
        'POST /api/parcel/attempts/p-2',
      ]),
    )
    expect(changes().map(({ body }) => body)).toEqual([
      { trackingId: 'TRK-1', status: 'DISPATCHED' },
      { receivedBy: 'Rita' },
      { reason: 'NOBODY_HOME' },
    ])
    expect(new Set(keys()).size).toBe(3)
    // Each call says which run the courier was on.
    expect(changes().map(({ query }) => query['runId'])).toEqual(['run-1', 'run-1', 'run-1'])
    expect(screen.getByText('2 of 3 stops')).toBeVisible()
  })

  it('hands over all parcels of a stop in one dialog if no codes are required', async () => {
    const { person } = open(run([[parcel(1), parcel(2)]]))
    await stop(1, 1)
    await delivered(person)
    await waitFor(() =>
      expect(sent()).toEqual([
        'POST /api/parcel/deliveries/p-1',
        'POST /api/parcel/deliveries/p-2',
      ]),
    )
    expect(await screen.findByText('All stops are done')).toBeVisible()
  })

  it('hands each parcel of a stop over with its own code if one is required', async () => {
    host.on(look, () => ok({ requiredProof: ['CODE'], isCodeLocked: false }))
    open(run([[parcel(1), parcel(2)]]))
    await stop(1, 1)
    await waitFor(() => expect(bar().queryByRole('button', { name: /^Deliver/ })).toBeNull())
    expect(screen.getAllByRole('button', { name: 'Deliver' })).toHaveLength(2)
  })

  it('reads that a run is for a later day, and can do nothing on it', async () => {
    const toLoad = parcel(1, { status: 'APPROVED', actions: [] })
    open(
      run([[toLoad, parcel(2)], [parcel(3, { status: 'APPROVED', actions: [] })]], {
        day: '2199-03-05',
        state: 'GIVEN_OUT',
        actions: [],
      }),
    )
    await stop(1, 2)
    expect(screen.getByText('This run is for 5 Mar 2199. It can be started then.')).toBeVisible()
    expect(
      screen.queryByRole('button', { name: /^(?:Start|Load|Deliver|Could not)/ }),
    ).not.toBeInTheDocument()
  })

  it('can start a run that the phone fetched the evening before, when it could not be started', async () => {
    const { person } = open(run([[parcel(1)]], { state: 'GIVEN_OUT', actions: [] }))
    await person.click(await screen.findByRole('button', { name: 'Start run' }))
    await waitFor(() => expect(sent()).toEqual(['POST /api/runs/run-1/start']))
  })

  it('skips to any other stop without recording anything', async () => {
    const { person } = open()
    await stop(1)
    await person.click(bar().getByRole('button', { name: 'Next' }))
    await stop(2)
    await person.click(screen.getByRole('button', { name: /3 Quay Road/ }))
    await stop(3)
    await person.click(bar().getByRole('button', { name: 'Next' }))
    await stop(1)
    expect(sent()).toEqual([])
  })

  it('sees the chosen stop again after a reload, until it is done', async () => {
    const first = open()
    await stop(1)
    await first.person.click(bar().getByRole('button', { name: 'Next' }))
    await stop(2)
    first.leave()
    const second = open()
    await stop(2)
    expect(screen.queryByRole('heading', { name: /^Stop 1/ })).toBeNull()
    second.leave()
    // Meanwhile, the depot has delivered both parcels of that stop.
    for (const id of ['p-2', 'p-3']) recordedDelivery({ call: `${record}/${id}` })
    open()
    expect(await stop(1)).toBeVisible()
  })

  it('begins another run at its first stop', async () => {
    const first = open()
    await stop(1)
    await first.person.click(bar().getByRole('button', { name: 'Next' }))
    await stop(2)
    first.leave()
    open(run([[parcel(5)], [parcel(6)]], { _id: 'run-2' }))
    expect(await stop(1, 2)).toBeVisible()
  })

  it('starts the run, and finishes it after reading which stops are still open', async () => {
    const givenOut = run([[parcel(1)], [parcel(2), parcel(3)]], { state: 'GIVEN_OUT' })
    const underWay: Run = { ...givenOut, state: 'UNDER_WAY' }
    host.on('POST /api/runs/run-1/start', () => {
      hold(underWay)
      return ok(underWay)
    })
    host.on('POST /api/runs/run-1/finish', () => failure(404, 'Run not found'))
    const { person, press } = open(givenOut)
    await press('Start run', 'Finish run')
    const dialog = within(await screen.findByRole('dialog', { name: 'Finish the run?' }))
    expect(
      dialog.getByText('2 stops are open: 3 parcels were not reached. They wait for another run.'),
    ).toBeVisible()
    host.on(runs, () => ok([]))
    await person.click(dialog.getByRole('button', { name: 'Finish run' }))
    await waitFor(() =>
      expect(sent()).toEqual(['POST /api/runs/run-1/start', 'POST /api/runs/run-1/finish']),
    )
    // A finished run is not found any more, so the end has been recorded.
    expect(await screen.findByText('No run today', {}, { timeout: 4_000 })).toBeVisible()
    expect(screen.queryByText('Needs attention')).toBeNull()
  })
})

describe('A handover code entered with a connection', () => {
  const wrong = 'The handover code is wrong. 4 tries are left.'
  makePlaceForToasts()
  beforeEach(() => host.on(look, () => ok({ requiredProof: ['CODE'], isCodeLocked: false })))
  afterEach(() => void vi.useRealTimers())

  async function deliverWith(code: string, person: Person) {
    await person.click(bar().getByRole('button', { name: 'Deliver' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }))
    await person.type(dialog.getByRole('textbox', { name: /^Received by/ }), 'Rita')
    await person.type(dialog.getByRole('textbox', { name: /^Handover code/ }), code)
    await person.click(dialog.getByRole('button', { name: 'Record delivery' }))
    return dialog
  }

  it('is refused at its field if it is wrong; the input stays, and the right code is sent', async () => {
    host.on(record, () => refused('handoverCode', wrong))
    const { person } = open(run([[parcel(1)], [parcel(2)]]))
    await stop(1, 2)
    const dialog = await deliverWith('1111', person)
    const code = dialog.getByRole('textbox', { name: /^Handover code/ })
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(wrong)))
    await waitFor(() => expect(code).toHaveFocus())
    expect(dialog.getByRole('textbox', { name: /^Received by/ })).toHaveValue('Rita')
    expect(screen.queryByText('Needs attention')).toBeNull()
    expect(toasts().queryByText(/was refused/)).toBeNull()

    host.on(record, recordedDelivery)
    await person.clear(code)
    await person.type(code, '1234')
    await person.click(dialog.getByRole('button', { name: 'Try again' }))
    await dialogClosed()
    await stop(2, 2)
    expect(changes().map(({ body }) => body)).toEqual([
      { receivedBy: 'Rita', handoverCode: '1111' },
      { receivedBy: 'Rita', handoverCode: '1234' },
    ])
    expect(keys()[1]).not.toBe(keys()[0])
    expect(screen.queryByText('Needs attention')).toBeNull()
  })

  it.each(['cancels', 'leaves the page'])(
    'needs attention if it is wrong and the courier then %s',
    async (how) => {
      host.on(record, () => refused('handoverCode', wrong))
      const { person, leave } = open(run([[parcel(1)], [parcel(2)]]))
      await stop(1, 2)
      const dialog = await deliverWith('1111', person)
      await dialog.findByText(wrong)
      if (how === 'cancels') await person.click(dialog.getByRole('button', { name: 'Cancel' }))
      else {
        leave()
        open()
      }
      await dialogClosed()
      await stop(1, 2)
      expect(attention().getByText('Delivery of TRK-1')).toBeVisible()
      await stop(1, 2)
    },
  )

  it.each([
    ['the connection breaks', () => act(() => setOnline(false))],
    [
      'the courier closes the dialog',
      () => screen.getAllByRole('button', { name: 'Close' })[0]?.click(),
    ],
  ])('is stored, and the run continues, if %s before an answer', async (_, giveUp) => {
    const answer = later()
    host.on(record, answer.handler)
    const { person } = open(run([[parcel(1)], [parcel(2)]]))
    await stop(1, 2)
    await deliverWith('1234', person)
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(screen.getByRole('dialog', { name: 'Hand over' })).toBeVisible()
    giveUp()
    await dialogClosed()
    await stop(2, 2)
    expect(screen.getByText('1 not sent yet')).toBeVisible()
    answer.answer(ok(null))
    await waitFor(() => expect(screen.queryByText('1 not sent yet')).toBeNull())
    expect(sent()).toHaveLength(1)
  })

  it('is stored, and the run continues, after eight seconds without an answer', async () => {
    host.on(record, never)
    const { person } = open(run([[parcel(1)], [parcel(2)]]))
    await stop(1, 2)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await deliverWith('1234', person)
    await waitFor(() => expect(sent()).toHaveLength(1))
    await act(() => vi.advanceTimersByTimeAsync(8_000))
    await stop(2, 2)
    expect(screen.getByText('1 not sent yet')).toBeVisible()
  })
})

describe('A refused entry', () => {
  it('is shown with its reason, blocks nothing, and can be retried or discarded', async () => {
    host.on(record, ({ call }) =>
      call.endsWith('p-1') ? failure(409, 'Parcel is blocked') : ok(null),
    )
    const { person } = open()
    await stop(1)
    await delivered(person)
    await stop(2)
    await delivered(person)
    expect(await screen.findByText('Parcel is blocked')).toBeVisible()
    expect(attention().getByText('Delivery of TRK-1')).toBeVisible()
    await waitFor(() => expect(sent()).toHaveLength(3))
    // The stop is open again, but the screen does not jump back to it.
    await stop(3)

    await person.click(attention().getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent()).toHaveLength(4))
    expect(keys()[3]).toBe(keys()[0])
    await person.click(await screen.findByRole('button', { name: 'Discard' }))
    const question = within(await screen.findByRole('dialog', { name: 'Discard it?' }))
    await person.click(question.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByText('Needs attention')).toBeNull())
  })

  it('says that its parcel is no longer on the run', async () => {
    host.on(record, () => failure(404, 'Parcel not found'))
    const { person } = open()
    await stop(1)
    host.on(runs, () => ok([run([[parcel(2), parcel(3)], [parcel(4)]])]))
    await delivered(person)
    expect(await screen.findByText('Parcel not found')).toBeVisible()
    expect(
      await screen.findByText('It is not on your run any more.', {}, { timeout: 10_000 }),
    ).toBeVisible()
  })

  it('counts as sent if the depot has loaded the parcel meanwhile', async () => {
    const messageCode = 'parcelIsDispatchedAlready'
    host.on('POST /api/parcel/scans', () =>
      failure(409, 'Parcel is already dispatched', { messageCode }),
    )
    const { person } = open(run([[parcel(1, { status: 'APPROVED', actions: [] })]]))
    await stop(1, 1)
    await person.click(bar().getByRole('button', { name: 'Load' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull())
    expect(screen.queryByText('Needs attention')).toBeNull()
  })

  it('can be corrected after a wrong code, and is sent under another key', async () => {
    host.on(record, () => refused('handoverCode', 'The handover code is wrong. 4 tries are left.'))
    const { person } = open(run([[parcel(1)], [parcel(2)]]))
    await stop(1, 2)
    await delivered(person)
    await person.click(await screen.findByRole('button', { name: 'Correct it' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }))
    expect(dialog.getByRole('textbox', { name: /^Received by/ })).toHaveValue('Rita')
    host.on(record, recordedDelivery)
    await person.type(await dialog.findByRole('textbox', { name: /^Handover code/ }), '1234')
    await person.click(dialog.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(changes()[1]?.body).toEqual({ receivedBy: 'Rita', handoverCode: '1234' })
    expect(keys()[1]).not.toBe(keys()[0])
  })
})
