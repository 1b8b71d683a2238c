import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { RunSummary } from '../../../../openapi.d.ts'
import { ok } from '../../../support/host.ts'
import { created } from '../answers.ts'
import { dialogClosed } from '../dialog.ts'
import * as pages from '../pages.tsx'
import { boardHost, unplanned, wireRun, wireRunSummary, wireStop } from '../runs.ts'
import { box, button, inDialog, input, keeps, opens, sees, typed, types } from './action.ts'
import type { Action } from './action.ts'

const lost = (failed: string) =>
  `${failed}: there was no answer. You see the current state; please check whether it was done.`

interface Steps {
  /** Steps that are done once. */
  first?: NonNullable<Action['prepare']>
  /** Steps before each try, since a failure closes the menu or the dialog. */
  each?: NonNullable<Action['prepare']>
}

/** Reports failures in a notice on the page. */
const planned = (fallback: string, { first = doNothing, each = doNothing }: Steps = {}) => ({
  fallback,
  lost: lost(fallback),
  saidOnPage: true as const,
  async prepare(person: UserEvent) {
    await first(person)
    await each(person)
  },
  async reopen(person: UserEvent) {
    await dialogClosed()
    await each(person)
  },
})
const doNothing = async () => {}

/** Reports failures in its dialog, except for a lost answer. */
const inRunDialog = (fallback: string, prepare: NonNullable<Action['prepare']>) => ({
  fallback,
  lost: lost(fallback),
  saidInDialog: true as const,
  prepare,
  async reopen(person: UserEvent) {
    await dialogClosed()
    await prepare(person)
  },
})

const city = wireRunSummary()
const harbour = wireRunSummary({ _id: 'r-2', name: 'Harbour', version: 7 })
const underWay = wireRunSummary({
  state: 'UNDER_WAY',
  actions: ['plan', 'takeBack', 'finish'],
  doneStops: 4,
})
const board = (...runs: RunSummary[]) => ({
  ...pages.runsOfDay,
  host: boardHost(runs, [unplanned('a', '1 Mill Lane', '20457')]),
})

const quay = { latitude: 53.5, longitude: 9.9, source: 'BY_HAND' as const }
const run = wireRun({
  stops: [wireStop('a', '1 Mill Lane'), { ...wireStop('b', '2 Quay Road'), coordinates: quay }],
})
const oneRun = {
  ...pages.oneRun,
  host: {
    'GET /api/runs': () => ok([city, harbour]),
    'GET /api/runs/r-1': () => ok(run),
    'POST /api/runs/r-1/proposal': () => ok(proposal),
  },
}
const proposal = {
  version: 3,
  stopIds: ['s-b', 's-a'],
  metresBefore: 4_200,
  metresAfter: 2_100,
  withoutCoordinates: ['s-a'],
  source: 'OWN',
}

const menuItem = (name: string) => () => screen.getByRole('menuitem', { name })
const opensMenu = (menu: string, item: string) => async (person: UserEvent) => {
  await person.click(await screen.findByRole('button', { name: menu }))
  await screen.findByRole('menuitem', { name: item })
}
const chooses = (item: string, then: string) => async (person: UserEvent) => {
  await opensMenu('More for City', item)(person)
  await person.click(menuItem(item)())
  await screen.findByRole('button', { name: then })
}
const selects = (name: string) => async (person: UserEvent) =>
  person.click(await screen.findByRole('checkbox', { name }))
const presses = (first: string, then: string) => async (person: UserEvent) => {
  await person.click(await screen.findByRole('button', { name: first }))
  await screen.findByRole('button', { name: then })
}
const changesCoordinates = (name: string, then: string) => async (person: UserEvent) => {
  await presses('Propose an order', name)(person)
  await opens(name, then)(person)
}
const latitude = [/^Latitude, longitude/, '53.7443, -0.3326'] as const

export const runActions: Action[] = [
  {
    title: 'A planner creates a run',
    call: 'POST /api/runs',
    ...board(),
    ...inRunDialog('Failed to create the run', async (person) => {
      await opens('New run', 'Create run')(person)
      await person.selectOptions(await screen.findByRole('combobox'), 'Cem Courier')
      await person.type(input(/^Name/), 'Harbour')
    }),
    button: inDialog('Create run'),
    kept: () => {
      expect(screen.getByRole('combobox')).toHaveDisplayValue('Cem Courier')
      typed(/^Name/, 'Harbour')
    },
    success: () => created(wireRun()),
    done: 'Run created',
  },
  {
    title: 'A planner edits a run',
    call: 'PATCH /api/runs/r-1',
    ...board(city),
    ...inRunDialog('Failed to change the run', async (person) => {
      await chooses('Edit', 'Save')(person)
      await person.type(input(/^Name/), ' north')
    }),
    button: inDialog('Save'),
    kept: () => typed(/^Name/, 'City north'),
    success: () => ok(wireRun({ name: 'City north', version: 4 })),
    done: 'Run changed',
  },
  {
    title: 'A planner assigns a run',
    call: 'POST /api/runs/r-1/give-out',
    ...board(city),
    ...planned('Failed to assign the run', { first: sees('article') }),
    button: button('Assign City'),
    success: () => ok(wireRun({ state: 'GIVEN_OUT', version: 4 })),
    done: 'Run assigned',
  },
  {
    title: 'A planner recalls a run',
    call: 'POST /api/runs/r-1/take-back',
    ...board(underWay),
    ...planned('Failed to recall the run', { each: opens('Recall City', 'Recall') }),
    button: inDialog('Recall'),
    success: () => ok(wireRun({ version: 4 })),
    done: 'Run recalled',
  },
  {
    title: 'A planner finishes a run with open stops',
    call: 'POST /api/runs/r-1/finish',
    ...board(underWay),
    ...planned('Failed to finish the run', { each: chooses('Finish', 'Finish run') }),
    button: inDialog('Finish run'),
    success: () => ok(wireRun({ state: 'FINISHED' })),
    done: 'Run finished',
  },
  {
    title: 'A planner deletes a run',
    call: 'DELETE /api/runs/r-1',
    ...board(city),
    ...planned('Failed to delete the run', { each: chooses('Delete', 'Delete run') }),
    button: inDialog('Delete run'),
    success: () => ok(null),
    done: 'Run deleted',
  },
  {
    title: 'A planner adds a parcel to a run',
    call: 'POST /api/runs/r-1/parcels',
    ...board(city),
    ...planned('Failed to put the parcels on the run', {
      first: selects('Select all'),
      each: opensMenu('Put on run', 'City, Cem Courier'),
    }),
    button: menuItem('City, Cem Courier'),
    kept: () => expect(box('Select all')).toBeChecked(),
    success: () => ok(run),
    done: '1 parcel put on City',
  },
  {
    title: 'A planner splits parcels between runs',
    call: 'POST /api/runs/split',
    ...board(city, harbour),
    ...planned('Failed to split the parcels', {
      first: selects('Select all'),
      each: opens('Split by postcode', 'Split'),
    }),
    button: inDialog('Split'),
    success: () => ok([city, harbour]),
    done: 'Parcels split by postcode',
  },
  {
    title: 'A planner removes a stop from the run',
    call: 'POST /api/runs/r-1/parcels/remove',
    ...oneRun,
    ...planned('Failed to remove the stops from the run', {
      each: opensMenu('More for stop 1', 'Remove from the run'),
    }),
    button: menuItem('Remove from the run'),
    success: () => ok(run),
    done: 'Removed from the run',
  },
  {
    title: 'A planner moves a stop to another run',
    call: 'POST /api/runs/r-1/stops/move',
    ...oneRun,
    ...planned('Failed to move the stops', {
      first: selects('Select stop 1, 1 Mill Lane'),
      each: opensMenu('Move to run', 'Harbour, Cem Courier'),
    }),
    button: menuItem('Harbour, Cem Courier'),
    kept: () => expect(box('Select stop 1, 1 Mill Lane')).toBeChecked(),
    success: () => ok([run, wireRun({ _id: 'r-2', name: 'Harbour' })]),
    done: 'Moved to Harbour',
  },
  {
    title: 'A planner requests an order',
    call: 'POST /api/runs/r-1/proposal',
    ...oneRun,
    ...planned('Failed to propose an order', { first: sees('heading') }),
    button: button('Propose an order'),
    success: () => ok(proposal),
    done: 'Proposed order',
    shownOnPage: true,
  },
  {
    title: 'A planner uses the proposed order',
    call: 'PUT /api/runs/r-1/order',
    ...oneRun,
    ...planned('Failed to change the order', {
      first: presses('Propose an order', 'Use this order'),
    }),
    button: button('Use this order'),
    success: () => ok(wireRun({ version: 4, stops: run.stops.toReversed() })),
    done: 'Order changed',
  },
  {
    title: 'A planner enters the location of a stop',
    call: 'PUT /api/runs/r-1/coordinates',
    ...oneRun,
    prepare: async (person) => {
      await changesCoordinates('Enter coordinates of 1 Mill Lane', 'Save')(person)
      await types(latitude)(person)
    },
    button: inDialog('Save'),
    fallback: 'Failed to save the coordinates',
    saidInDialog: true,
    kept: () => keeps(latitude),
    success: () => ok(wireRun({ version: 4, stops: run.stops })),
    done: 'Coordinates saved',
  },
  {
    title: 'A planner removes the location of a stop',
    call: 'DELETE /api/runs/r-1/coordinates',
    ...oneRun,
    prepare: changesCoordinates('Change coordinates of 2 Quay Road', 'Remove'),
    button: inDialog('Remove'),
    fallback: 'Failed to remove the coordinates',
    saidInDialog: true,
    success: () => ok(wireRun({ version: 4, stops: run.stops })),
    done: 'Coordinates removed',
  },
]
