import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import type { ParcelImportEvent } from '../../../../src/features/parcel-import/flow.ts'
import { uncovered, shortestPaths } from '../../../../machines/graph/shortest-paths.ts'
import type { Path } from '../../../../machines/graph/paths.ts'
import { failure, ok, standInHost } from '../../../support/host.ts'
import { registeredMachine } from '../../../machines/support/registry-entry.ts'
import { create, newParcel, openImport, receivers, titles } from '../../support/open-import.tsx'

const entry = registeredMachine('csv-import')
const paths = shortestPaths(entry)

describe('The paths of csv-import, played on the page', () => {
  it('covers every state and transition', () => {
    console.log(`${entry.title}: ${paths.length} paths are played on the page.`)
    expect(uncovered(entry.machine, paths)).toEqual({ states: [], transitions: [] })
  })

  it.each(
    paths.map(
      (path) => [path.steps.map(({ description }) => description).join('; '), path] as const,
    ),
  )('%s', async (_title, path) => {
    await expectPath(path)
  })
})

async function expectPath({ steps }: Path): Promise<void> {
  const types = steps.map(({ event }) => event.type)
  // 60 receivers need two lookups, one of which is answered first.
  const count = types.includes('check.moved') ? 60 : 2
  const lookups = openCalls()
  const creations = openCalls()
  standInHost({ [receivers]: lookups.handler, [create]: creations.handler })
  const { person, choose } = openImport()
  const press = (name: RegExp) => async () => person.click(screen.getByRole('button', { name }))

  /** The cause of each event: a person, or an answer of the host. */
  const actions: Record<ParcelImportEvent['type'], () => unknown> = {
    CHOOSE: () => choose(types.includes('file.refused') ? 'no titles' : fileOf(count)),
    CLEAR: press(/^(Cancel|Choose another file|Import another file)$/),
    START: press(/^Create \d+ parcels$/),
    PAUSE: press(/^Pause$/),
    RESUME: press(/^Continue$/),
    STOP: press(/^Stop here$/),
    RETRY: press(/^(Try again|Continue with \d+)$/),
    'check.moved': async () => {
      await lookups.answer(() => found(50))
      const bar = screen.getByRole('progressbar')
      await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'))
    },
    'check.failed': () => lookups.answer(() => failure(503, 'The database is away')),
    // This follows from the file alone.
    'file.refused': () => screen.findByRole('alert'),
    'file.checked': () => lookups.answer(() => found(count)),
    'rows.settled': () => creations.answer(() => ok(newParcel({}))),
    'calls.held': async () => {
      await creations.answer(() => failure(503, 'The database is away'))
      await screen.findByText(/The database is away. Trying again/)
    },
    // The calls end after the last row, or earlier if the host refuses every other row.
    'calls.ended': async () => {
      if (types.includes('rows.settled')) return
      while (creations.open() > 0) await creations.answer(() => failure(403, 'Not now'))
    },
  }

  for (const [index, { event, snapshot }] of steps.entries()) {
    await actions[event.type as ParcelImportEvent['type']]()
    if (!passesByItself(types.slice(index, index + 2))) await seeState(snapshot)
  }
}

const passesByItself = ([now, next]: string[]) =>
  next === 'file.refused' || (now === 'rows.settled' && next === 'calls.ended')

/** An element that a person sees in this state, and in no other. */
const sights: Record<string, () => HTMLElement> = {
  choosing: () => screen.getByRole('button', { name: 'Choose a file' }),
  checking: () => screen.getByRole('heading', { name: 'Checking parcels.csv' }),
  unchecked: () => screen.getByRole('heading', { name: /could not be checked$/ }),
  reviewing: () => screen.getByRole('heading', { name: /^\d+ rows can be created$/ }),
  saving: () => screen.getByRole('heading', { name: 'Creating parcels from parcels.csv' }),
  paused: () => screen.getByRole('heading', { name: /^Paused: \d of 2 rows$/ }),
  over: () => screen.getByRole('heading', { name: /^\d+ parcels? created/ }),
}

async function seeState(snapshot: AnyMachineSnapshot): Promise<void> {
  const place = Object.keys(sights).find((name) => snapshot.matches(name)) ?? ''
  await waitFor(() => expect(sights[place]?.()).toBeVisible())
  if (place !== 'saving') return
  const pause = screen.getByRole('button', { name: 'Pause' })
  const isPausing = snapshot.matches({ saving: 'pausing' })
  expect(pause.getAttribute('aria-busy')).toBe(isPausing ? 'true' : null)
}

/** Calls that are answered when the path requires it. */
function openCalls() {
  const waiting: ((response: Response) => void)[] = []
  return {
    handler: () => new Promise<Response>((resolve) => waiting.push(resolve)),
    open: () => waiting.length,
    answer: async (response: () => Response) => {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0))
      waiting.shift()?.(response())
    },
  }
}

const emailAt = (row: number) => `receiver-${row}@example.com`
const fileOf = (count: number) =>
  [titles, ...numbers(count).map((row) => `${emailAt(row)},Harbour,Hill ${row},PACKAGE,1,,`)].join(
    '\n',
  )
const found = (count: number) =>
  ok(
    numbers(count).map((row) => ({ _id: `r-${row}`, name: 'Receiver', email: emailAt(row) })),
    { page: 1, limit: 50, total: count },
  )
const numbers = (count: number) => Array.from({ length: count }, (_, row) => row)
