import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { SystemStatus } from '../../../openapi.d.ts'
import AdminSystemPage from '../../../src/pages/admin-system-page.tsx'
import { failure, ok } from '../../support/host.ts'
import { textsIn } from '../support/texts.ts'
import { look } from '../support/visibility.ts'
import { opener } from '../support/open-page.tsx'

const call = 'GET /api/system'
const open = opener(<AdminSystemPage />, '/admin/system')

afterEach(() => void vi.useRealTimers())

const node: SystemStatus['nodes'][number] = {
  id: '4f0f2a0e-4f1f-4c39-9d4f-111111111111',
  host: 'node-1',
  version: '0.1.0',
  startedAt: '2026-03-01T09:00:00.000Z',
  seenAt: '2026-03-02T08:59:56.000Z',
  isAnswering: true,
  callers: 2,
  visitors: 1,
  pollAge: 0.2,
}
const well: SystemStatus = {
  checkedAt: '2026-03-02T09:00:00.000Z',
  version: '0.1.0',
  nodes: [node],
  database: { version: '18.4', role: 'LEADER', replicas: [] },
  queue: { waiting: 3, oldestSeconds: null, failedLastDay: 0 },
  identityProvider: null,
  jobs: [
    {
      name: 'SEND_MESSAGES',
      everySeconds: 1,
      runsOn: 'EACH',
      lastEndedAt: '2026-03-02T08:59:59.600Z',
      hasFailed: false,
    },
    {
      name: 'REMOVE_OLD_PROOFS',
      everySeconds: 600,
      nightlyAt: '03:00',
      runsOn: 'ONE',
      lastEndedAt: '2026-03-02T08:56:00.000Z',
      hasFailed: true,
    },
    {
      name: 'FINISH_ERASURES',
      everySeconds: 10,
      runsOn: 'ONE',
      lastEndedAt: null,
      hasFailed: false,
    },
  ],
  lastBackup: { endedAt: '2026-03-02T03:00:00.000Z', bytes: 310_000 },
  warnings: [],
}

/** The card with this heading, with its state and its text. */
const card = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('article')
  if (found === null) throw new Error(`${name} has no card`)
  return within(found)
}

it('An administrator is told that the installation is healthy', async () => {
  open({ [call]: () => ok(well) })

  expect(await screen.findByText('Nothing. These settings are fit for production.')).toBeVisible()
  expect(card('Database').getByText('Leader')).toBeVisible()
  expect(card('Database').getByText('18.4')).toBeVisible()
  expect(card('Database').getByText('No replicas.')).toBeVisible()
  expect(card('Live updates').getByText('Up to date')).toBeVisible()
  expect(card('Live updates').getByText('2 streams')).toBeVisible()
  expect(card('Live updates').getByText('1 stream')).toBeVisible()
  expect(card('Emails and webhooks').getByText('On time')).toBeVisible()
  expect(card('Emails and webhooks').getByText('3')).toBeVisible()
  expect(card('Last backup').getByText('6 hours ago')).toBeVisible()
  expect(card('Last backup').getByText('310 kB')).toBeVisible()
  expect(card('node-1').getByText('Alive')).toBeVisible()
  expect(card('node-1').getByText('4 seconds ago')).toBeVisible()
  expect(card('node-1').getByText('3 streams')).toBeVisible()
  expect(card('node-1').getByText('This node answered you.')).toBeVisible()
  expect(screen.queryByText('Identity provider')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  [true, 'Reachable'],
  [false, 'Cannot be reached'],
])(
  'An administrator reads whether the identity provider can be reached: %s',
  async (isReachable, state) => {
    open({ [call]: () => ok({ ...well, identityProvider: { name: 'Example Ltd', isReachable } }) })
    await screen.findByText('Leader')
    expect(card('Identity provider').getByText(state)).toBeVisible()
    expect(card('Identity provider').getByText('Example Ltd')).toBeVisible()
  },
)

it('An administrator of an unhealthy installation reads what is wrong', async () => {
  const replica = { id: '1', name: 'standby', state: 'streaming', isSynchronous: true, delay: 0 }
  open({
    [call]: () =>
      ok({
        ...well,
        nodes: [
          { ...node, pollAge: 75 },
          {
            ...node,
            id: 'n-2',
            host: 'node-2',
            seenAt: '2026-03-02T08:59:20Z',
            isAnswering: false,
          },
        ],
        database: {
          version: '18.4',
          role: 'LEADER',
          replicas: [
            replica,
            { ...replica, id: '2', name: 'far', isSynchronous: false, delay: 130 },
            { ...replica, id: '3', name: 'new', isSynchronous: false, state: 'catchup' },
          ],
        },
        queue: { waiting: 90, oldestSeconds: 400, failedLastDay: 12 },
        lastBackup: null,
        warnings: [
          { code: 'ADMIN_SIGNUP_OPEN', message: 'Anyone can register. Set ADMIN_SIGNUP=closed.' },
          { code: 'OF_A_LATER_VERSION', message: 'Something else.' },
        ],
      }),
  })

  const warnings = within(await screen.findByRole('region', { name: 'Needs attention' }))
  expect(warnings.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Anyone can register. Set ADMIN_SIGNUP=closed.',
    'Something else.',
  ])
  expect(card('Database').getByText('A replica is behind')).toBeVisible()
  const replicas = within(card('Database').getByRole('list', { name: 'Replicas' }))
  expect(replicas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'standby, synchronousIn sync',
    'far2 minutes behind',
    'newOut of sync: catchup',
  ])
  expect(card('Live updates').getByText('1 minute behind')).toBeVisible()
  expect(card('Emails and webhooks').getByText('6 minutes late')).toBeVisible()
  expect(card('Last backup').getByText('None known')).toBeVisible()
  expect(card('node-2').getByText('Silent for 40 seconds')).toBeVisible()
  expect(card('node-2').queryByText('This node answered you.')).toBeNull()
})

it('An administrator reads that only a standby answers, without its replicas, and that no stream is open', async () => {
  const database = { version: '18.4', role: 'STANDBY' as const, replicas: null }
  const nodes = [{ ...node, callers: 0, visitors: 0, pollAge: null }]
  const queue = { waiting: 0, oldestSeconds: 1, failedLastDay: 2 }
  open({ [call]: () => ok({ ...well, database, nodes, queue }) })

  expect(await screen.findByText('Standby: nothing can be changed')).toBeVisible()
  expect(card('Database').getByText(/^Replicas are not shown/)).toBeVisible()
  expect(card('Emails and webhooks').getByText('Some have failed')).toBeVisible()
  expect(card('Live updates').getByText('None open')).toBeVisible()
})

it('An administrator reads how far the counting of earlier parcels is', async () => {
  open({ [call]: () => ok({ ...well, countedPercent: 43 }) })
  expect(
    await screen.findByText(
      'Earlier parcels are being counted: 43%. Until then, counts and Insights take longer.',
    ),
  ).toBeVisible()
})

it('An administrator who keeps the page open sees changes, but no calls are made while it is hidden', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { host } = open({ [call]: () => ok(well) })
  await screen.findByText('Leader')
  host.on(call, () => ok({ ...well, nodes: [] }))
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(await screen.findByText('No nodes have reported yet.')).toBeVisible()
  expect(host.calls()).toEqual([call, call])

  look('hidden')
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  const asked = host.calls().length
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(host.calls()).toHaveLength(asked)

  host.on(call, () => ok(well))
  look('visible')
  expect(await screen.findByRole('heading', { name: 'node-1' })).toBeVisible()
})

it('An administrator who returns to the page sees changes immediately', async () => {
  const { host, leave, comeBack } = open({ [call]: () => ok(well) })
  await screen.findByText('Leader')
  leave()
  host.on(call, () => ok({ ...well, nodes: [] }))
  comeBack()
  expect(await screen.findByText('No nodes have reported yet.')).toBeVisible()
  expect(host.calls()).toEqual([call, call])
})

it('An administrator reads that a refresh failed beside the last known state, and tries again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { host, person } = open({ [call]: () => ok(well) })
  await screen.findByText('Leader')
  host.on(call, () => failure(503, 'Busy'))
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to refresh. This may be out of date.',
  )
  expect(screen.getByText('Leader')).toBeVisible()

  host.on(call, () => ok(well))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('An administrator reads which jobs nodes run on their own, and which of them failed', async () => {
  const later = { ...well.jobs[0], name: 'MOVE_MOUNTAINS' }
  open({ [call]: () => ok({ ...well, jobs: [...well.jobs, later] }) })

  const jobs = await screen.findByRole('table', { name: 'Jobs' })
  const [, ...rows] = within(jobs).getAllByRole('row')
  // Each cell names its column, which is visible on a phone.
  expect(rows.map((row) => textsIn(row, 'cell'))).toEqual([
    [
      'JobSend emails and webhooks',
      'StateOK',
      'Last runjust now',
      'Every1 second',
      'Runs onEach node',
    ],
    [
      'JobDelete old proofs of delivery',
      'StateFailed',
      'Last run4 minutes ago',
      'Everynight at 03:00',
      'Runs onOne node',
    ],
    [
      'JobFinish deleting accounts',
      'State',
      'Last runNot yet',
      'Every10 seconds',
      'Runs onOne node',
    ],
    // A job of a later version.
    ['Job', 'StateOK', 'Last runjust now', 'Every1 second', 'Runs onEach node'],
  ])
})

it('An administrator whose page is older than the server is asked to reload it', async () => {
  const headers = { 'waybill-contract': 'another' }
  const { host, person } = open({
    [call]: () => Response.json({ success: true, data: well }, { headers }),
  })
  expect(await screen.findByText('Waybill was updated. Reload the page.')).toBeVisible()

  host.on(call, () => ok(well))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Leader')).toBeVisible()
})
