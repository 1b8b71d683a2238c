import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import AdminRunsPage from '../../../../src/pages/admin-runs-page.tsx'
import { failure, json, ok } from '../../../support/host.ts'
import { created } from '../../support/answers.ts'
import { bodiesOf } from '../../support/asked.ts'
import { dialogClosed } from '../../support/dialog.ts'
import { opener } from '../../support/open-page.tsx'
import { boardHost, unplanned, wireRun, wireRunSummary } from '../../support/runs.ts'

const open = opener(<AdminRunsPage />, '/admin/runs')
const dialog = () => within(screen.getByRole('dialog'))
const underWay = wireRunSummary({
  state: 'UNDER_WAY',
  actions: ['plan', 'takeBack', 'finish'],
  doneStops: 4,
})
const changed = () =>
  json({ success: false, message: 'The run was changed', code: 'RUN_CHANGED' }, 409)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 4, 9) }))
afterEach(() => void vi.useRealTimers())

describe('A planner', () => {
  it('is taken to Manage Users if there are no couriers', async () => {
    open({ ...boardHost([], []), 'GET /api/user/couriers': () => ok([]) })

    expect(await screen.findByText('No couriers yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Manage Users' })).toHaveAttribute(
      'href',
      '/admin/users',
    )
    expect(screen.getByRole('button', { name: 'New run' })).toHaveAccessibleDescription(
      'Add a courier on Manage Users first',
    )
    expect(screen.getByText('No parcels wait for a run.')).toBeVisible()
  })

  it('creates a run for a courier, on the day in view', async () => {
    const { host, person, press } = open({
      ...boardHost([], []),
      'POST /api/runs': () => created(wireRun()),
    })
    expect(await screen.findByText('No runs on this day.')).toBeVisible()
    await press('New run', 'Create run')
    expect(await dialog().findByText('Please choose a courier')).toBeVisible()

    await person.selectOptions(dialog().getByRole('combobox', { name: /Courier/ }), 'Cem Courier')
    await person.type(dialog().getByLabelText(/^Name/), ' City ')
    host.on('GET /api/runs', () => ok([wireRunSummary()]))
    await press('Create run')
    expect(await screen.findByRole('article', { name: 'City' })).toBeVisible()
    expect(bodiesOf(host, 'POST /api/runs')).toEqual([
      { courierId: 'c-1', day: '2026-03-04', name: 'City' },
    ])
  })

  it('creates a run with the selection', async () => {
    const { host, person, press } = open({
      ...boardHost([], [unplanned('a', '1 Mill Lane')]),
      'POST /api/runs': () => created(wireRun({ version: 1 })),
      'POST /api/runs/r-1/parcels': () => ok(wireRun({ version: 2 })),
    })
    await person.click(await screen.findByRole('checkbox', { name: 'Select all' }))
    await press('Put on run')
    await person.click(await screen.findByRole('menuitem', { name: 'New run' }))
    await person.selectOptions(
      await screen.findByRole('combobox', { name: /Courier/ }),
      'Cem Courier',
    )
    await press('Create run')
    expect(await screen.findByText('1 parcel put on City')).toBeVisible()
    expect(bodiesOf(host, 'POST /api/runs/r-1/parcels')).toEqual([{ version: 1, parcelIds: ['a'] }])
  })

  it('assigns a run', async () => {
    const { host, press } = open({
      ...boardHost([wireRunSummary()], []),
      'POST /api/runs/r-1/give-out': () => ok(wireRun({ state: 'GIVEN_OUT', version: 4 })),
    })
    await press('Assign City')
    expect(await screen.findByText('Run assigned')).toBeVisible()
    expect(bodiesOf(host, 'POST /api/runs/r-1/give-out')).toEqual([{ version: 3 }])
  })

  it('recalls a run after a confirmation', async () => {
    const { host, press } = open({
      ...boardHost([underWay], []),
      'POST /api/runs/r-1/take-back': () => ok(wireRun({ version: 4 })),
    })
    expect(await screen.findByRole('progressbar', { name: 'Stops done' })).toHaveAttribute(
      'aria-valuetext',
      '4 of 12 stops',
    )
    await press('Recall City', 'Recall')
    expect(await screen.findByText('Run recalled')).toBeVisible()
    expect(bodiesOf(host, 'POST /api/runs/r-1/take-back')).toEqual([{ version: 3 }])
    await dialogClosed()
  })

  it('is asked before finishing a run with open stops', async () => {
    const { person, press } = open({
      ...boardHost([underWay], []),
      'POST /api/runs/r-1/finish': () => ok(wireRun({ state: 'FINISHED' })),
    })
    await press('More for City')
    await person.click(await screen.findByRole('menuitem', { name: 'Finish' }))
    expect(await screen.findByText(/8 of 12 stops are open/)).toBeVisible()
    await press('Finish run')
    expect(await screen.findByText('Run finished')).toBeVisible()
  })

  it('reads why a run cannot be deleted, and deletes another run', async () => {
    const { host, person, press } = open({
      ...boardHost([underWay, wireRunSummary({ _id: 'r-2', name: 'Harbour' })], []),
      'DELETE /api/runs/r-2': () => ok(null),
    })
    await press('More for City')
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
      'Recall the run first',
    )
    await person.keyboard('{Escape}')
    await press('More for Harbour')
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await press('Delete run')
    expect(await screen.findByText('Run deleted')).toBeVisible()
    expect(host.asked.find(({ call }) => call.startsWith('DELETE'))?.query).toEqual({
      version: '3',
    })
  })

  it('changes only the name of an assigned run', async () => {
    const { host, person, press } = open({
      ...boardHost([underWay], []),
      'PATCH /api/runs/r-1': () => ok(wireRun({ name: 'City north', version: 4 })),
    })
    await press('More for City')
    await person.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    const name = await screen.findByLabelText(/^Name/)
    expect(await dialog().findByRole('combobox', { name: /Courier/ })).toBeDisabled()
    await person.type(name, ' north')
    await press('Save')
    expect(await screen.findByText('Run changed')).toBeVisible()
    expect(bodiesOf(host, 'PATCH /api/runs/r-1')).toEqual([{ version: 3, name: 'City north' }])
  })

  it('is told if another edit was saved first, and sees the saved run', async () => {
    const { host, person, press } = open({
      ...boardHost([wireRunSummary()], []),
      'PATCH /api/runs/r-1': changed,
    })
    await press('More for City')
    await person.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    await person.type(await screen.findByLabelText(/^Name/), '!')
    host.on('GET /api/runs', () => ok([wireRunSummary({ name: 'Centre' })]))
    await press('Save')
    expect(await screen.findByText(/^The run has changed in the meantime/)).toBeVisible()
    expect(await screen.findByRole('article', { name: 'Centre' })).toBeVisible()
    await dialogClosed()
  })

  it('reads that runs could not be loaded, and tries again', async () => {
    const { host, press } = open({
      ...boardHost([], []),
      'GET /api/runs': () => failure(500, 'Broken'),
    })
    expect(await screen.findByText('Failed to load the runs.')).toBeVisible()
    host.on('GET /api/runs', () => ok([wireRunSummary()]))
    await press('Try again')
    expect(await screen.findByRole('article', { name: 'City' })).toBeVisible()
  })
})
