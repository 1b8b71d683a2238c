import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Asked } from '../../../support/host.ts'
import { failure, ok } from '../../../support/host.ts'
import { trackedParcel, trackOperation, openTrackingOn } from '../../support/tracking.tsx'

beforeEach(() => localStorage.clear())

const field = () => screen.getByRole('textbox', { name: 'Tracking ID' })
const list = () => screen.findByRole('region', { name: '3 parcels' })

const states: Record<string, () => Response> = {
  'TRK-A': () => ok([trackedParcel({ trackingId: 'TRK-A', status: 'DELIVERED' })]),
  'TRK-B': () => ok([trackedParcel({ trackingId: 'TRK-B', status: 'BLOCKED', isBlocked: true })]),
  'TRK-C': () => failure(404, 'Parcel not found!'),
}
const each = ({ query }: Asked) => states[query['trackingId'] ?? '']?.() ?? failure(404, 'No')

async function rows() {
  const items = within(await list()).getAllByRole('listitem')
  return items.map((item) => item.textContent.replace(/\d\d\/\d\d\/\d{4}, \d\d:\d\d/, ''))
}

describe('A visitor who tracks several parcels at once', () => {
  it('separates IDs by commas and lines, and reads the status of each', async () => {
    const { person, address } = openTrackingOn({ [trackOperation]: each })

    await person.type(field(), 'TRK-A, TRK-B{Shift>}{Enter}{/Shift} TRK-C ,,trk-a{Enter}')
    await waitFor(async () =>
      expect(await rows()).toEqual([
        'TRK-AIt has arrivedDelivered',
        'TRK-BOn holdBlocked',
        'TRK-CParcel not found!',
      ]),
    )
    expect(await screen.findByText('2 of 3 parcels found')).toBeVisible()
    expect(screen.getByText('1 delivered · 1 blocked · 1 not found')).toBeVisible()
    expect(address()).toBe('/track/TRK-A,TRK-B,TRK-C')
    expect(screen.getByRole('link', { name: 'TRK-A' })).toHaveAttribute('href', '/track/TRK-A')
    expect(screen.queryByRole('link', { name: 'TRK-C' })).not.toBeInTheDocument()
  })

  it('opens a shared link on a host that answers with its whole list, which is fetched once', async () => {
    const all = ['TRK-A', 'TRK-B', 'TRK-D'].map((trackingId) => trackedParcel({ trackingId }))
    const { host } = openTrackingOn({ [trackOperation]: () => ok(all) }, '/track/TRK-A,TRK-B,TRK-C')

    expect(await screen.findByText('2 on the way · 1 not found')).toBeVisible()
    expect(field()).toHaveValue('TRK-A\nTRK-B\nTRK-C')
    expect(host.calls()).toEqual([trackOperation])
  })

  it('retries only the parcel that could not be looked up', async () => {
    let isDown = true
    const { person } = openTrackingOn(
      {
        [trackOperation]: (asked) =>
          isDown && asked.query['trackingId'] === 'TRK-B'
            ? failure(503, 'Busy for a moment')
            : each(asked),
      },
      '/track/TRK-A,TRK-B,TRK-C',
    )

    expect(await screen.findByText('Busy for a moment')).toBeVisible()
    isDown = false
    await person.click(screen.getByRole('button', { name: 'Try TRK-B again' }))
    expect(await screen.findByText('On hold')).toBeVisible()
  })

  it('looks all of them up again', async () => {
    const { host, person } = openTrackingOn({ [trackOperation]: each }, '/track/TRK-A,TRK-B,TRK-C')

    await screen.findByText('1 delivered · 1 blocked · 1 not found')
    await person.click(screen.getByRole('button', { name: 'Track Parcel' }))
    await waitFor(() => expect(host.calls()).toHaveLength(6))
  })

  it('can enter at most 20 IDs', async () => {
    const { host, person } = openTrackingOn({ [trackOperation]: each })
    const ids = Array.from({ length: 21 }, (_, index) => `TRK-${index}`)

    await person.click(field())
    await person.paste(ids.join('\n'))
    await person.click(screen.getByRole('button', { name: 'Track Parcel' }))
    expect(field()).toHaveAccessibleDescription(/At most 20 tracking IDs at once/)
    expect(host.calls()).toEqual([])
  })
})
