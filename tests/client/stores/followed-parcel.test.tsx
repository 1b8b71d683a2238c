import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Parcel } from '../../../src/api/model.ts'
import { trackParcel } from '../../../src/api/tracking.ts'
import '../../../src/stores/live-parcels.ts'
import { useFollowedParcel, useLiveView } from '../../../src/stores/live.ts'
import { LiveMark } from '../../../src/ui/badge/live-mark.tsx'
import { later, standInHost } from '../../support/host.ts'
import { standInStreams, type OpenedStream } from '../support/event-source.ts'
import { liveAnswer, parcelWith, pass } from '../support/live.ts'

const call = 'GET /api/parcel/track'
const trackingId = 'TRK-1'

/** The parcel as of its newest log entry. */
const parcel = (...statuses: Parameters<typeof parcelWith>) => {
  const found = parcelWith(...statuses)
  return { ...found, updatedAt: found.statusLogs.at(-1)?.timestamp ?? '' }
}

let host: ReturnType<typeof standInHost>
let streams: OpenedStream[]
const say: OpenedStream['say'] = (...event) => act(() => streams[0]?.say(...event))
beforeEach(() => {
  vi.useFakeTimers()
  streams = standInStreams()
  host = standInHost()
})
afterEach(() => vi.useRealTimers())

/** Looks the parcel up, and then follows it. */
async function follow(found: ReturnType<typeof parcel>) {
  host.on(call, () => liveAnswer([found]))
  const [first] = await trackParcel(trackingId)
  if (first === undefined) throw new Error('No parcel was found')
  const view = render(<Followed found={first} />)
  await pass(5_000)
  return view
}

it('A visitor sees a parcel change live, and the change is announced', async () => {
  await follow(parcel('REQUESTED'))
  say('parcel', '1-1', parcel('REQUESTED'))
  expect(screen.getByText('REQUESTED')).toBeVisible()
  expect(screen.queryByText(/TRK-1 is now/)).toBeNull()

  say('parcel', '2-2', parcel('REQUESTED', 'APPROVED'))
  expect(screen.getByText('APPROVED')).toBeVisible()
  expect(screen.getByText('TRK-1 is now approved')).toBeInTheDocument()
})

it('A visitor keeps the current state when an older version arrives late', async () => {
  await follow(parcel('REQUESTED', 'APPROVED', 'DISPATCHED'))
  say('parcel', '2-2', parcel('REQUESTED', 'APPROVED'))
  expect(screen.getByText('DISPATCHED')).toBeVisible()
})

it('A visitor sees the remaining log if the host has lost the newest entries', async () => {
  await follow(parcel('REQUESTED', 'APPROVED', 'DISPATCHED'))
  act(() => {
    streams[0]?.say('reset', '2-2')
    streams[0]?.say('parcel', '2-2', parcel('REQUESTED', 'APPROVED'))
  })
  expect(screen.getByText('APPROVED')).toBeVisible()
  expect(screen.getByText('TRK-1 is now approved')).toBeInTheDocument()

  // From then on, older versions are ignored again.
  say('parcel', '1-1', parcel('REQUESTED'))
  expect(screen.getByText('APPROVED')).toBeVisible()
})

it('A visitor without a stream also sees the remaining log if the host has lost entries', async () => {
  await follow(parcel('REQUESTED', 'APPROVED', 'DISPATCHED'))
  host.on(call, () => liveAnswer([parcel('REQUESTED', 'CANCELED')]))
  for (let turn = 0; turn < 5; turn += 1) {
    act(() => streams.at(-1)?.breakOff())
    await pass(15_000)
  }
  await pass(30_000)
  expect(screen.getByText('CANCELED')).toBeVisible()
})

it('A visitor whose stream is kept back on the way has the parcel looked up every ten seconds', async () => {
  await follow(parcel('REQUESTED'))
  await pass(20_000)
  expect(screen.getByText('Updated every 10 seconds')).toBeVisible()
  host.on(call, () => liveAnswer([parcel('REQUESTED', 'APPROVED')]))
  await pass(10_500)
  expect(screen.getByText('APPROVED')).toBeVisible()
})

it('A visitor sees what the stream sends during a lookup, not the lookup’s older answer', async () => {
  await follow(parcel('REQUESTED'))
  const late = later()
  host.on(call, late.handler)
  say('ready', '1-1')
  await pass(1)
  say('parcel', '2-2', parcel('REQUESTED', 'APPROVED'))
  late.answer(liveAnswer([parcel('REQUESTED')]))
  await pass(1)
  expect(host.calls()).toEqual([call, call])
  expect(screen.getByText('APPROVED')).toBeVisible()
})

it('A visitor who looks the parcel up again sees the new answer, and a new stream is opened', async () => {
  const { rerender } = await follow(parcel('REQUESTED'))
  say('parcel', '3-3', parcel('REQUESTED', 'APPROVED', 'DISPATCHED'))
  host.on(call, () => liveAnswer([parcel('REQUESTED', 'APPROVED')]))
  const [again] = await trackParcel(trackingId)
  if (again !== undefined) rerender(<Followed found={again} />)
  expect(screen.getByText('APPROVED')).toBeVisible()
  await pass(5_000)
  expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, false])
})

function Followed({ found }: { found: Parcel }) {
  const { status } = useFollowedParcel(found)
  return (
    <>
      <p>{status}</p>
      <LiveMark {...useLiveView()} />
    </>
  )
}
