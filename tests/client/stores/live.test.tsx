import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { useAllParcels } from '../../../src/stores/parcels.ts'
import { clearCachedData } from '../../../src/stores/query/query.ts'
import { followParcel, followParcels } from '../../../src/stores/live-parcels.ts'
import { setLive, useLiveView } from '../../../src/stores/live.ts'
import { LiveMark } from '../../../src/ui/badge/live-mark.tsx'
import { standInHost } from '../../support/host.ts'
import { standInStreams, type OpenedStream } from '../support/event-source.ts'
import { look } from '../support/visibility.ts'
import { liveAnswer, parcelWith, pass } from '../support/live.ts'

const email = 'ada@example.com'
let host: ReturnType<typeof standInHost>
let streams: OpenedStream[]
let stop: () => void
beforeEach(async () => {
  vi.useFakeTimers()
  streams = standInStreams()
  host = standInHost({
    'GET /api/parcel': () => liveAnswer([parcelWith('REQUESTED')]),
    'GET /api/user/me': () => liveAnswer({ _id: 'u-1', email, name: 'Ada', role: 'ADMIN' }),
  })
  render(<Parcels />)
  await pass(1)
  stop = followParcels(email, setLive)
  await pass(1)
})
afterEach(() => {
  stop()
  clearCachedData()
  vi.useRealTimers()
})

it('a card changes live, and the change is announced once', async () => {
  say('ready', 'id-1')
  await pass(400)
  expect(screen.getByText('Live')).toBeVisible()

  host.on('GET /api/parcel', () => liveAnswer([parcelWith('REQUESTED', 'IN_TRANSIT')]))
  say('parcel', 'id-2', parcelWith('REQUESTED', 'IN_TRANSIT'))
  expect(screen.getByRole('list')).toHaveTextContent('TRK-1 IN_TRANSIT')

  await pass(1_100)
  expect(screen.getByText('TRK-1 is now in transit')).toBeInTheDocument()
  await pass(3_000)
  expect(host.calls().filter((call) => call === 'GET /api/parcel')).toHaveLength(3)
})

it.each(['has been read out', 'is about to be read out'])(
  'a change that %s to one user is not announced to the next',
  async (moment) => {
    streams[0]?.say('ready', 'id-1')
    say('parcel', 'id-2', parcelWith('REQUESTED', 'IN_TRANSIT'))
    await pass(moment === 'is about to be read out' ? 500 : 1_100)
    act(stop)
    await pass(2_000)
    stop = followParcels('sam@example.com', setLive)
    streams.at(-1)?.say('ready', 'id-1')
    await pass(1)

    expect(screen.getByText('Live')).toBeVisible()
    expect(screen.queryByText('TRK-1 is now in transit')).toBeNull()
  },
)

it('the announcement of a tracked parcel’s change ends when the visitor stops following it', async () => {
  const found = { trackingId: 'TRK-1', updatedAt: '2026-03-02T09:00:00.000Z', log: [1] }
  const stopTracking = followParcel(found, () => {}, setLive)
  await pass(1)
  const [, stream] = streams
  act(() => stream?.say('parcel', 'id-2', parcelWith('REQUESTED', 'DELIVERED')))
  expect(screen.getByText('TRK-1 is now delivered')).toBeInTheDocument()

  act(stopTracking)
  expect(screen.queryByText('TRK-1 is now delivered')).toBeNull()
})

it('an older version of a parcel changes nothing', async () => {
  say('ready', 'id-1')
  say('parcel', 'id-2', parcelWith('REQUESTED', 'APPROVED', 'DISPATCHED'))
  say('parcel', 'id-3', parcelWith('REQUESTED', 'APPROVED'))
  expect(screen.getByRole('list')).toHaveTextContent('TRK-1 DISPATCHED')
})

it('a user sees the remaining log of a parcel whose newest entries the host has lost', async () => {
  host.on('GET /api/parcel', () => liveAnswer([parcelWith('REQUESTED', 'APPROVED', 'DISPATCHED')]))
  say('ready', 'id-1')
  await pass(3_500)
  expect(screen.getByRole('list')).toHaveTextContent('TRK-1 DISPATCHED')
  host.on('GET /api/parcel', () => liveAnswer([parcelWith('REQUESTED', 'CANCELED')]))
  say('parcel', 'id-2', parcelWith('REQUESTED', 'CANCELED'))
  await pass(3_500)
  expect(screen.getByRole('list')).toHaveTextContent('TRK-1 CANCELED')
})

it('a broken stream continues where it stopped', async () => {
  expect(
    streams.map(({ url, withCredentials }) => [new URL(url).pathname, withCredentials]),
  ).toEqual([['/api/parcel/events', true]])
  say('ready', 'id-1')
  streams[0]?.say('parcel', 'id 2+', parcelWith('REQUESTED', 'APPROVED'))
  act(() => streams[0]?.breakOff())
  expect([streams[0]?.isClosed, screen.getByText('Reconnecting').tagName]).toEqual([true, 'SPAN'])

  await pass(3_000)
  expect(addresses()).toEqual(['', '?lastEventId=id%202%2B'])
  const asked = host.calls().length
  act(() => streams[1]?.say('ready', 'id-4'))
  await pass(2_000)
  expect(screen.getByText('Live')).toBeVisible()
  expect(host.calls()).toHaveLength(asked)
})

it('a page that loses its connection is not live, and becomes live again automatically', async () => {
  say('ready', 'id-1')
  expect(screen.getByText('Live')).toBeVisible()
  act(() => void window.dispatchEvent(new Event('offline')))
  expect([streams[0]?.isClosed, screen.queryByText('Live')]).toEqual([true, null])
  await pass(1)
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(1)
  expect(addresses()).toEqual(['', '?lastEventId=id-1'])
  act(() => streams[1]?.say('ready', 'id-1'))
  expect(screen.getByText('Live')).toBeVisible()
})

it('a stream whose heartbeat is overdue is not live until the next heartbeat', async () => {
  say('ready', 'id-1', { beat: 1_000 })
  await pass(1_500)
  say('beat', 'id-1')
  await pass(1_700)
  expect(screen.getByText('Live')).toBeVisible()
  await pass(100)
  expect([screen.queryByText('Live'), streams[0]?.isClosed]).toEqual([null, false])
  say('beat', 'id-1')
  expect(screen.getByText('Live')).toBeVisible()
})

it('a stream without an event for 40 seconds counts as broken', async () => {
  say('ready', 'id-1')
  await pass(39_000)
  say('beat', 'id-2')
  await pass(39_000)
  expect(streams).toHaveLength(1)
  await pass(5_000)
  expect(addresses()).toEqual(['', '?lastEventId=id-2'])
})

it('the lists are refetched if the server resets the stream', async () => {
  say('ready', 'id-1')
  await pass(3_500)
  host.on('GET /api/parcel', () => liveAnswer([parcelWith('REQUESTED', 'DELIVERED')]))
  say('reset', 'id-2')
  await pass(500)
  expect(screen.getByRole('list')).toHaveTextContent('TRK-1 DELIVERED')
})

it('the stream is not reopened for a user who is no longer signed in', async () => {
  say('ready', 'id-1')
  host.on('GET /api/user/me', () => Response.json({ success: true, message: '', data: null }))
  act(() => streams[0]?.breakOff())
  await pass(120_000)
  expect(streams).toHaveLength(1)
  expect(screen.queryByText(/Live|Reconnecting/)).toBeNull()
})

it('a host whose streams do not come through has its lists refetched every half minute', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    act(() => streams.at(-1)?.breakOff())
    await pass(15_000)
  }
  const opened = streams.length
  host.on('GET /api/parcel', () => liveAnswer([parcelWith('REQUESTED', 'APPROVED')]))
  // The pause before the first half minute is random, and so is a short one before each refetch.
  await pass(31_000)
  expect(screen.getByRole('list')).toHaveTextContent('TRK-1 APPROVED')
  expect(streams.length - opened).toBeLessThan(2)
})

it('a page whose stream is kept back on the way polls after two silent tries, until a stream works', async () => {
  await pass(25_000)
  expect(screen.getByText('Updated every 30 seconds')).toBeVisible()
  host.on('GET /api/parcel', () => liveAnswer([parcelWith('REQUESTED', 'APPROVED')]))
  await pass(31_000)
  expect(screen.getByRole('list')).toHaveTextContent('TRK-1 APPROVED')
  // The stream is tried beside it, which the page does not say.
  const tried = streams.length
  while (streams.length === tried) await pass(1_000)
  expect(screen.getByText('Updated every 30 seconds')).toBeVisible()
  act(() => streams.at(-1)?.say('ready', 'id-1'))
  expect(screen.getByText('Updated every 30 seconds')).toBeVisible()
  act(() => streams.at(-1)?.say('beat', 'id-1'))
  expect(screen.getByText('Live')).toBeVisible()
  await pass(4_000)
  const asked = host.calls()
  await pass(35_000)
  expect(host.calls()).toEqual(asked)
})

it('a page polls as well if streams say that they are ready, and nothing more', async () => {
  say('ready', 'id-1', { beat: 1_000 })
  await pass(25_000)
  act(() => streams.at(-1)?.say('ready', 'id-1', { beat: 1_000 }))
  await pass(21_000)
  expect(screen.getByText('Updated every 30 seconds')).toBeVisible()
})

it('a stream that was live for a while, and falls silent, is no reason to poll', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    act(() => {
      streams.at(-1)?.say('ready', 'id-1', { beat: 1_000 })
      streams.at(-1)?.say('beat', 'id-1')
    })
    await pass(24_000)
  }
  expect(streams.length).toBeGreaterThan(2)
  expect(screen.getByText('Reconnecting')).toBeVisible()
})

it('a window polls while others hold all streams that a browser should have', async () => {
  const held = new Set<string>()
  Object.defineProperty(navigator, 'locks', {
    value: placesHeldElsewhere(held),
    configurable: true,
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  for (let place = 1; place <= 4; place += 1) held.add(`waybill-stream ${place}`)
  stop()
  stop = followParcels(email, setLive)
  const opened = streams.length
  await pass(1)
  expect(screen.getByText('Updated every 30 seconds')).toBeVisible()
  expect(streams).toHaveLength(opened)

  held.delete('waybill-stream 3')
  await pass(31_000)
  expect(streams).toHaveLength(opened + 1)
  act(() => {
    streams.at(-1)?.say('ready', 'id-1')
    streams.at(-1)?.say('beat', 'id-1')
  })
  expect(screen.getByText('Live')).toBeVisible()
})

it('a hidden page closes its stream, and resumes it when visible again', async () => {
  say('ready', 'id-1')
  look('hidden')
  await pass(4_000)
  expect(streams[0]?.isClosed).toBe(false)
  await pass(2_000)
  expect(streams[0]?.isClosed).toBe(true)
  look('visible')
  await pass(100)
  expect(addresses()).toEqual(['', '?lastEventId=id-1'])
})

function Parcels() {
  const { rows } = useAllParcels({ page: 1, limit: 6 })
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>{`${row.trackingId} ${row.status}`}</li>
        ))}
      </ul>
      <LiveMark {...useLiveView()} />
    </>
  )
}

const say: OpenedStream['say'] = (...event) => act(() => streams[0]?.say(...event))
const addresses = () => streams.map(({ url }) => new URL(url).search)

/** Stands in for `navigator.locks`; other windows hold the locks of these names. */
const placesHeldElsewhere = (held: ReadonlySet<string>) => ({
  request: (name: string, _options: unknown, work: (lock: object | null) => Promise<unknown>) =>
    work(held.has(name) ? null : {}),
})
