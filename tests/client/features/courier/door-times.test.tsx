import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, test } from 'vitest'
import type { RunResult, StatusLog as WireEntry } from '../../../../openapi.d.ts'
import { resultText } from '../../../../src/features/courier/courier-texts.ts'
import { DeliveryProof } from '../../../../src/features/parcel-page/delivery-proof.tsx'
import { StopParcels } from '../../../../src/features/runs/stop-parcels.tsx'
import { StatusLog } from '../../../../src/features/tracking/status-log.tsx'
import { statusHeadline } from '../../../../src/features/tracking/tracked-parcel.ts'
import { doneAtOf, readEntries, storeAnswer } from '../../../../src/stores/outbox.ts'
import type { OutboxAction, OutboxEntry } from '../../../../src/stores/outbox-storage.ts'
import { ok } from '../../../support/host.ts'
import { clientParcel } from '../../support/client-parcel.ts'
import { changes, host, look, open, parcel } from '../../support/courier.tsx'
import { storeEntry } from '../../support/outbox.ts'

const ofParcel = { runId: 'run-1', parcelId: 'p-1', trackingId: 'TRK-1' }
const attempt = { reason: 'REFUSED', note: '', nextAttempt: '' } as const
const actions: OutboxAction[] = [
  { type: 'start', runId: 'run-1' },
  { type: 'load', ...ofParcel },
  { type: 'deliver', delivery: {}, ...ofParcel },
  { type: 'attempt', attempt, ...ofParcel },
  { type: 'finish', runId: 'run-1' },
]
const secondsAgo = (count: number) => new Date(Date.now() - count * 1000).toISOString()
const entry = (change: Partial<OutboxEntry>): OutboxEntry => ({
  key: 'key-1',
  order: 1,
  recordedAt: secondsAgo(7200),
  action: { type: 'deliver', delivery: {}, ...ofParcel },
  outcome: { state: 'pending' },
  ...change,
})

it.each(actions)(
  'A $type that waited for a connection is sent with its own time',
  async (action) => {
    for (const call of ['start', 'finish'])
      host.on(`POST /api/runs/{runId}/${call}`, () => ok(null))
    host.on('POST /api/parcel/scans', () => ok(null))
    const waited = entry({ action })
    storeEntry('cem', waited)
    open()
    await waitFor(() => expect(changes()).toHaveLength(1))
    expect(changes()[0]?.query).toMatchObject({ doneAt: waited.recordedAt })
  },
)

test.each<[string, Partial<OutboxEntry>, boolean]>([
  ['waited for an hour', { recordedAt: secondsAgo(3600) }, true],
  ['is sent at once', { recordedAt: secondsAgo(1) }, false],
  ['is sent after a try', { recordedAt: secondsAgo(30), isTried: true }, false],
  ['was refused at once', { recordedAt: secondsAgo(3600), isPrompt: true }, false],
  ['is of a clock that was set back since', { recordedAt: secondsAgo(-3600) }, false],
])('An entry that %s claims a time of its own: %s', (_title, change, isClaimed) => {
  const own = entry(change)
  expect(doneAtOf(own)).toBe(isClaimed ? own.recordedAt : undefined)
})

test.each([
  ['at once', 1, undefined],
  ['after an hour', 3600, true],
])('An entry refused %s keeps the reason why it was late', (_when, age, claims) => {
  storeEntry('cem', entry({ recordedAt: secondsAgo(age) }))
  storeAnswer('key-1', { state: 'refused', reason: 'No', fieldErrors: [] })
  const [refused] = readEntries()
  expect(refused?.isPrompt).toBe(claims ? undefined : true)
})

const at = '2026-03-02T14:07:00.000Z'
const doneAt = '2026-03-02T12:02:00.000Z'
const words = 'at 12:02 (recorded without a connection)'
const logOf = (change: Partial<WireEntry>) =>
  clientParcel({
    status: 'DELIVERED',
    statusLogs: [{ status: 'DELIVERED', timestamp: at, ...change }],
  })
const results = (change: Partial<RunResult>): RunResult => ({ state: 'DELIVERED', at, ...change })

test('The log has the time of arrival, and below it that of the door', () => {
  const { rerender } = render(<StatusLog log={logOf({ doneAt }).log} />)
  expect(screen.getByRole('listitem')).toHaveTextContent(`02/03/2026, 14:07${words}`)
  rerender(<StatusLog log={logOf({}).log} />)
  expect(screen.getByRole('listitem')).not.toHaveTextContent('recorded without')
})

test('A host’s log with a time at the door that is none shows only that of the arrival', () => {
  render(<StatusLog log={logOf({ doneAt: 'in the evening' }).log} />)
  expect(screen.getByRole('listitem')).not.toHaveTextContent('recorded without')
})

test('Planners see both times of a result', () => {
  render(<StopParcels parcels={[parcel(1, { result: results({ doneAt }) })]} />)
  expect(screen.getByRole('listitem')).toHaveTextContent(`02/03/2026, 14:07${words}`)
})

test('The proof has both times', async () => {
  const proof = { hasCode: false, recordedAt: at, doneAt }
  host.on(look, () => ok({ requiredProof: [], isCodeLocked: false, proof }))
  render(<DeliveryProof parcelId="p-door" />)
  expect(await screen.findByText(words)).toBeVisible()
})

test.each([
  [doneAt, '02/03/2026, 12:02 (recorded without a connection)'],
  [undefined, '02/03/2026, 14:07'],
])('A sentence has the time at the door, if there is one: %s', (time, said) => {
  const change = time === undefined ? {} : { doneAt: time }
  expect(statusHeadline(logOf(change)).text).toBe(`Delivered on ${said}.`)
  expect(resultText(results(change))).toBe(`Delivered, ${said}`)
})
