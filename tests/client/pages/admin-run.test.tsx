import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { somethingIsDoneOrGone } from '#texts/refusals.ts'
import type { Run } from '../../../openapi.d.ts'
import AdminRunManifestPage from '../../../src/pages/admin-run-manifest-page.tsx'
import AdminRunPage from '../../../src/pages/admin-run-page.tsx'
import { failure, json, later, ok } from '../../support/host.ts'
import { bodiesOf } from '../support/asked.ts'
import type { Answers } from '../support/open-page.tsx'
import { visitOn } from '../support/open-page.tsx'
import { wireRun, wireRunParcel, wireRunSummary, wireStop } from '../support/runs.ts'

const mill = wireStop('a', '1 Mill Lane')
const quay = wireStop('b', '2 Quay Road')
const hill = wireStop('c', '3 Hill Row')
const done = wireStop('d', '4 Church Walk', {
  status: 'DELIVERED',
  result: { state: 'DELIVERED', at: '2026-03-04T09:30:00.000Z' },
})
const missed = wireStop('e', '5 Long Road', {
  result: { state: 'ATTEMPTED', at: '2026-03-04T09:40:00.000Z', failedAttempt: 'NOBODY_HOME' },
})
const run = wireRun({ stops: [mill, quay, hill] })
const order = 'PUT /api/runs/r-1/order'
const changed = () =>
  json({ success: false, message: 'The run was changed', code: 'RUN_CHANGED' }, 409)

/** A host that keeps the run of its last answer. */
function open(answers: (become: (...runs: Run[]) => Response) => Answers = () => ({}), now = run) {
  let current = now
  const become = (...runs: Run[]) => {
    current = runs.find(({ _id }) => _id === 'r-1') ?? current
    return ok(runs.length === 1 ? runs[0] : runs)
  }
  return visitOn(
    {
      'GET /api/runs': () =>
        ok([wireRunSummary(), wireRunSummary({ _id: 'r-2', name: 'Harbour', version: 7 })]),
      'GET /api/runs/r-1': () => ok(current),
      ...answers(become),
    },
    '/admin/runs/r-1',
    <AdminRunPage />,
    '/admin/runs/:runId',
  )
}
const ordered = (stops: Run['stops'], version = 4) => wireRun({ stops, version })
const addresses = () =>
  within(screen.getByRole('list', { name: 'Stops in their order' }))
    .getAllByRole('listitem', { name: /^Stop / })
    .map((item) => item.getAttribute('aria-label'))

describe('A planner', () => {
  it('sees the stops in their order, with the result of each', async () => {
    open(undefined, wireRun({ state: 'UNDER_WAY', actions: ['plan'], stops: [done, missed, mill] }))

    expect(await screen.findByRole('heading', { level: 1, name: 'City' })).toBeVisible()
    expect(addresses()).toEqual([
      'Stop 1, 4 Church Walk',
      'Stop 2, 5 Long Road',
      'Stop 3, 1 Mill Lane',
    ])
    const first = within(screen.getByRole('listitem', { name: 'Stop 1, 4 Church Walk' }))
    expect(first.getByText('Delivered')).toBeVisible()
    expect(first.queryByRole('button')).toBeNull()
    const second = within(screen.getByRole('listitem', { name: 'Stop 2, 5 Long Road' }))
    expect(second.getByText('No one home')).toBeVisible()
    const sums = within(screen.getByRole('region', { name: 'Totals' }))
    expect(sums.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '2 of 3',
      '3',
      '6 kg',
    ])
  })

  it('moves a stop with keys, keeps the focus on the button and hears the new position', async () => {
    const { host, person } = open((become) => ({
      [order]: () => become(ordered([quay, mill, hill])),
    }))
    const down = await screen.findByRole('button', { name: 'Move stop 1 down' })
    down.focus()
    await person.keyboard('{Enter}')

    expect(addresses()).toEqual([
      'Stop 1, 2 Quay Road',
      'Stop 2, 1 Mill Lane',
      'Stop 3, 3 Hill Row',
    ])
    expect(screen.getByText('1 Mill Lane is now stop 2 of 3.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Move stop 2 down' })).toHaveFocus()
    await waitFor(() =>
      expect(bodiesOf(host, order)).toEqual([{ version: 3, stopIds: ['s-b', 's-a', 's-c'] }]),
    )
  })

  it('keeps moving stops while the first move is saved; the rest is saved after it', async () => {
    const first = later()
    const { host, person, press } = open(() => ({ [order]: first.handler }))
    await press('Move stop 1 down', 'Move stop 2 down', 'More for stop 3')
    await person.click(await screen.findByRole('menuitem', { name: 'Move to top' }))
    await press('Move stop 1 down')
    expect(addresses()).toEqual([
      'Stop 1, 2 Quay Road',
      'Stop 2, 1 Mill Lane',
      'Stop 3, 3 Hill Row',
    ])

    host.on(order, () => ok(ordered([quay, mill, hill], 5)))
    first.answer(ok(ordered([quay, mill, hill])))
    await waitFor(() =>
      expect(bodiesOf(host, order)).toEqual([
        { version: 3, stopIds: ['s-b', 's-a', 's-c'] },
        { version: 4, stopIds: ['s-b', 's-a', 's-c'] },
      ]),
    )
  })

  it('assigns the run once the move is saved', async () => {
    const saved = later()
    const giveOut = 'POST /api/runs/r-1/give-out'
    const { host, press } = open((become) => ({
      [order]: saved.handler,
      [giveOut]: () => become(wireRun({ state: 'GIVEN_OUT', version: 5, stops: [quay, mill] })),
    }))
    await press('Move stop 1 down')
    const button = await screen.findByRole('button', { name: 'Assign City' })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    host.on('GET /api/runs/r-1', () => ok(ordered([quay, mill, hill])))
    saved.answer(ok(ordered([quay, mill, hill])))
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await press('Assign City')
    expect(await screen.findByText('Run assigned')).toBeVisible()
    expect(bodiesOf(host, giveOut)).toEqual([{ version: 4 }])
  })

  it('drags a stop by its handle to another place', async () => {
    const { host } = open((become) => ({ [order]: () => become(ordered([mill, hill, quay])) }))
    const last = await screen.findByRole('listitem', { name: 'Stop 3, 3 Hill Row' })
    const dataTransfer = { setData() {}, setDragImage() {}, effectAllowed: '' }
    // jsdom events have no position, which counts as the lower half.
    fireEvent.dragStart(within(last).getByTitle('Drag to move'), { dataTransfer })
    const target = screen.getByRole('listitem', { name: 'Stop 1, 1 Mill Lane' })
    fireEvent.dragOver(target, { dataTransfer })
    fireEvent.drop(target, { dataTransfer })
    await waitFor(() =>
      expect(bodiesOf(host, order)).toEqual([{ version: 3, stopIds: ['s-a', 's-c', 's-b'] }]),
    )
  })

  it('is told if another order was saved first, and sees that order', async () => {
    const { host, press } = open(() => ({ [order]: changed }))
    await screen.findByRole('button', { name: 'Move stop 1 down' })
    host.on('GET /api/runs/r-1', () => ok(wireRun({ version: 9, stops: [hill, mill] })))
    await press('Move stop 1 down')

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^The run has changed in the meantime/,
    )
    await waitFor(() => expect(addresses()).toEqual(['Stop 1, 3 Hill Row', 'Stop 2, 1 Mill Lane']))
  })

  it('moves stops to another run of the day', async () => {
    const { host, person, press } = open((become) => ({
      'POST /api/runs/r-1/stops/move': () =>
        become(
          wireRun({ version: 4, stops: [hill] }),
          wireRun({ _id: 'r-2', stops: [mill, quay] }),
        ),
    }))
    await person.click(await screen.findByRole('checkbox', { name: 'Select stop 1, 1 Mill Lane' }))
    await person.keyboard('{Shift>}')
    await person.click(screen.getByRole('checkbox', { name: 'Select stop 2, 2 Quay Road' }))
    await person.keyboard('{/Shift}')
    expect(await screen.findByText('2 stops selected')).toBeVisible()
    await press('Move to run')
    await person.click(await screen.findByRole('menuitem', { name: 'Harbour, Cem Courier' }))

    expect(await screen.findByText('Moved to Harbour')).toBeVisible()
    expect(bodiesOf(host, 'POST /api/runs/r-1/stops/move')).toEqual([
      { version: 3, stopIds: ['s-a', 's-b'], toRunId: 'r-2', toVersion: 7 },
    ])
    expect(addresses()).toEqual(['Stop 1, 3 Hill Row'])
  })

  it('reads what to do if a stop was completed before it could be moved', async () => {
    const { host, person, press } = open(() => ({
      'POST /api/runs/r-1/stops/move': () => failure(409, somethingIsDoneOrGone),
    }))
    for (const name of ['Select stop 1, 1 Mill Lane', 'Select stop 2, 2 Quay Road'])
      await person.click(await screen.findByRole('checkbox', { name }))
    const visited = { ...mill, parcels: done.parcels }
    host.on('GET /api/runs/r-1', () => ok(wireRun({ stops: [visited, quay, hill] })))
    const moves = async () => {
      await press('Move to run')
      await person.click(await screen.findByRole('menuitem', { name: 'Harbour, Cem Courier' }))
    }
    await moves()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Part of this is done, or no longer on this run, so nothing was changed. Please look at the run, then choose again.',
    )
    expect(await screen.findByText('1 stop selected')).toBeVisible()
    await moves()
    const moved = { version: 3, toRunId: 'r-2', toVersion: 7 }
    await waitFor(() =>
      expect(bodiesOf(host, 'POST /api/runs/r-1/stops/move')).toEqual([
        { ...moved, stopIds: ['s-a', 's-b'] },
        { ...moved, stopIds: ['s-b'] },
      ]),
    )
  })

  it.each([
    [{ latitude: 0, longitude: 0 }, '0, 0 is in the sea. Please check the coordinates.'],
    [
      { latitude: -0.3326, longitude: 53.7443 },
      'Latitude and longitude seem to be swapped. Please check the coordinates.',
    ],
    [
      { latitude: 40.71, longitude: -74.01 },
      '5,500 km from your other stops. Please check the coordinates.',
    ],
  ])('is told of odd coordinates of a stop: %j', async (odd, said) => {
    const located = (stop: Run['stops'][number], where: typeof odd) => ({
      ...stop,
      coordinates: { ...where, source: 'GIVEN' as const },
    })
    const near = { latitude: 53.7443, longitude: -0.3326 }
    open(
      undefined,
      wireRun({ stops: [located(mill, near), located(quay, odd), located(hill, near)] }),
    )
    const item = within(await screen.findByRole('listitem', { name: 'Stop 2, 2 Quay Road' }))
    expect(item.getByText(said)).toBeVisible()
    expect(screen.getAllByText(/Please check the coordinates/)).toHaveLength(1)
  })

  it('enters the coordinates of a stop, even if the stop already has coordinates', async () => {
    const located = { latitude: 53.7, longitude: -0.3, source: 'POSTCODE' as const }
    const put = 'PUT /api/runs/r-1/coordinates'
    const { host, person, press } = open(
      (become) => ({ [put]: () => become(ordered([mill, quay])) }),
      wireRun({ stops: [{ ...mill, coordinates: located }, quay] }),
    )
    await press('More for stop 1')
    await person.click(await screen.findByRole('menuitem', { name: 'Coordinates' }))
    const dialog = await screen.findByRole('dialog', { name: 'Enter coordinates' })
    await person.type(within(dialog).getByLabelText(/^Latitude, longitude/), '53.7443, -0.3326')
    await person.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Coordinates saved')).toBeVisible()
    expect(bodiesOf(host, put)).toEqual([
      { version: 3, stopId: 's-a', latitude: 53.7443, longitude: -0.3326 },
    ])
  })

  it('removes the undelivered parcels of a stop', async () => {
    const both = {
      ...mill,
      parcels: [...mill.parcels, wireRunParcel({ ...done.parcels[0], _id: 'p-z' })],
    }
    const { host, person, press } = open(
      (become) => ({ 'POST /api/runs/r-1/parcels/remove': () => become(ordered([])) }),
      wireRun({ stops: [both] }),
    )
    await press('More for stop 1')
    await person.click(await screen.findByRole('menuitem', { name: 'Remove from the run' }))
    expect(await screen.findByText('Removed from the run')).toBeVisible()
    expect(bodiesOf(host, 'POST /api/runs/r-1/parcels/remove')).toEqual([
      { version: 3, parcelIds: ['p-a'] },
    ])
    expect(await screen.findByText('No stops yet.')).toBeVisible()
  })

  it('reads that the run does not exist', async () => {
    open(() => ({ 'GET /api/runs/r-1': () => failure(404, 'Run not found') }))
    expect(await screen.findByText('There is no such run.')).toBeVisible()
  })

  it('prints the run with a line for each stop', async () => {
    visitOn(
      { 'GET /api/runs/r-1': () => ok(run) },
      '/admin/runs/r-1/manifest',
      <AdminRunManifestPage />,
      '/admin/runs/:runId/manifest',
    )
    const table = await screen.findByRole('table')
    // Both dates have the same format.
    expect(screen.getByText('4 Mar 2026')).toBeVisible()
    expect(screen.getByText(/^\d{1,2} [A-Z][a-z]{2,3} \d{4}, \d\d:\d\d$/)).toBeVisible()
    const rows = within(table).getAllByRole('row')
    expect(
      rows.slice(1).map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['1', 'TRK-A', '1 Mill Lane', 'Rita Receiver', '1', '2 kg', ''],
      ['2', 'TRK-B', '2 Quay Road', 'Rita Receiver', '1', '2 kg', ''],
      ['3', 'TRK-C', '3 Hill Row', 'Rita Receiver', '1', '2 kg', ''],
    ])
  })
})
