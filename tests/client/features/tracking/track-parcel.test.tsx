import { act, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { prepareToasts } from '../../../../src/ui/toast/toast.tsx'
import { prepareTracking } from '../../../../src/features/tracking/use-tracking.ts'
import { failure, json, ok } from '../../../support/host.ts'
import { lost } from '../../support/answers.ts'
import {
  openTracking,
  openTrackingOn,
  trackedParcel,
  trackOperation,
} from '../../support/tracking.tsx'
import { factsIn, textsIn } from '../../support/texts.ts'

// A toast is gone after two seconds, and a busy machine can need as long to load the code.
beforeAll(() => Promise.all([prepareTracking(), prepareToasts()]))
beforeEach(() => localStorage.clear())

const path = '/track/TRK-7H2K-9QXM-3VBT-RD4W'
const field = () => screen.getByRole('textbox', { name: 'Tracking ID' })
const track = () => screen.getByRole('button', { name: 'Track Parcel' })

describe('A visitor without a connection', () => {
  it('reads that the server cannot be reached, beside the earlier lookups', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    localStorage.setItem('waybill-recent-lookups', '["TRK-7H2K-9QXM-3VBT-RD4W"]')
    openTracking()
    expect(
      screen.getByText(
        'The server cannot be reached. Look up your parcel when you are back online.',
      ),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'TRK-7H2K-9QXM-3VBT-RD4W' })).toBeVisible()
  })

  it('opens a link with a tracking ID, which is looked up once the connection returns', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { host } = openTrackingOn({ [trackOperation]: lost }, path)
    expect(
      await screen.findByText(/^You are offline: the server cannot be reached\./),
    ).toBeVisible()
    host.on(trackOperation, () => ok([parcel]))
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('article', { name: parcel.trackingId })).toBeVisible()
  })
})

describe('A visitor who tracks a parcel', () => {
  it('can type the ID in lower case and with spaces, and reads everything about the parcel', async () => {
    const { host, person, address } = openTrackingOn({
      [trackOperation]: () => ok([another, parcel]),
    })

    await person.type(field(), '  trk-7h2k-9qxm-3vbt-rd4w ')
    await person.click(track())

    expect(await screen.findByText('Parcel found!')).toBeVisible()
    const card = screen.getByRole('article', { name: 'TRK-7H2K-9QXM-3VBT-RD4W' })
    expect(Object.fromEntries(factsIn(card))).toEqual({
      Sender: 'Selma Meyerselma@example.com',
      Receiver: 'Rui Costarui@example.com',
      From: 'Hafenstrasse 12, Hamburg',
      To: 'Rua das Flores 7, Porto',
      Type: 'Package',
      Weight: '2.5 kg',
      Fee: '$12.50',
      Created: shown(parcel.createdAt),
      'Last updated': shown(parcel.updatedAt),
    })
    const log = within(card).getByRole('region', { name: 'Status log' })
    expect(textsIn(log, 'listitem')).toEqual([
      `In transit${shown('2026-03-02T17:40:00.000Z')}(Left the depot)`,
      `Requested${shown('2026-03-01T08:05:00.000Z')}`,
    ])
    expect(within(card).getAllByText('In transit')).toHaveLength(3)
    expect(field()).toHaveValue('  trk-7h2k-9qxm-3vbt-rd4w ')
    expect(address()).toBe('/track/trk-7h2k-9qxm-3vbt-rd4w')
    expect(host.asked[0]?.query).toEqual({ trackingId: 'trk-7h2k-9qxm-3vbt-rd4w' })
  })

  it('can open a link that contains the ID', async () => {
    openTrackingOn({ [trackOperation]: () => json([parcel]) }, '/track/TRK7H2K9QXM3VBTRD4W')

    expect(await screen.findByText('Parcel found!')).toBeVisible()
    expect(field()).toHaveValue('TRK7H2K9QXM3VBTRD4W')
  })

  it('is told that the field is empty', async () => {
    const { host, person } = openTrackingOn({})

    await person.click(track())

    expect(await screen.findByText('Please enter a tracking ID')).toBeVisible()
    expect(host.asked).toEqual([])
  })

  it.each([
    ['no parcel has this ID', () => ok([another]), 'Parcel not found!'],
    [
      'the server does not know this ID',
      () => failure(404, 'Parcel not found!'),
      'Parcel not found!',
    ],
    ['there are no parcels at all', () => ok([]), 'No parcels available'],
    ['there were too many lookups', () => failure(429, 'Too many requests'), 'Too many requests'],
  ])('is told why no parcel is shown: %s', async (_, answer, text) => {
    const { person } = openTrackingOn({ [trackOperation]: answer })

    await person.type(field(), 'TRK-0000')
    await person.click(track())

    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    expect(field()).toHaveValue('TRK-0000')
  })

  it('is told if the server cannot be reached, and succeeds later', async () => {
    let away = true
    const answer = () => (away ? lost() : ok([parcel]))
    const { person } = openTrackingOn({ [trackOperation]: answer }, path)

    const text = 'The parcel could not be looked up. Please try again.'
    expect(await screen.findByText(text)).toBeVisible()
    away = false
    await person.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByText('Parcel found!')).toBeVisible()
  })

  it('sees that a parcel is blocked, without its sender’s name', async () => {
    const blocked = { ...parcel, status: 'BLOCKED', isBlocked: true, senderId: 'u1' }
    openTrackingOn({ [trackOperation]: () => ok([blocked]) }, path)

    const card = await screen.findByRole('article')
    expect(within(card).getByText('Blocked')).toBeVisible()
    expect(Object.fromEntries(factsIn(card))['Sender']).toBe('—')
    const current = card.querySelector('[aria-current=step]')
    expect(current).toHaveTextContent('In transit (blocked here)')
  })
})

// dd/MM/yyyy, HH:mm in the visitor's own time zone.
function shown(iso: string): string {
  const date = new Date(iso)
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`
  return `${day}, ${two(date.getHours())}:${two(date.getMinutes())}`
}

const parcel = trackedParcel({
  statusLogs: [
    { status: 'REQUESTED', timestamp: '2026-03-01T08:05:00.000Z' },
    { status: 'IN_TRANSIT', timestamp: '2026-03-02T17:40:00.000Z', note: 'Left the depot' },
  ],
})
const another = { ...parcel, trackingId: 'TRK-AAAA-BBBB-CCCC-DDDD' }
