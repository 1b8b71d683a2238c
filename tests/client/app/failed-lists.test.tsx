// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import TrackPage from '../../../src/pages/track-page.tsx'
import { ok, standInHost } from '../../support/host.ts'
import { wireParcel } from '../../support/wire.ts'
import { openPage } from '../support/open-page.tsx'
import { visit } from '../support/visit.tsx'
import { readings } from '../support/lists.tsx'
import { toasts, makePlaceForToasts } from '../support/toasts.ts'
import { expireOnce, hurryTimeouts, refuseRenewal, ways } from '../support/failures.ts'

const row = wireParcel({ status: 'IN_TRANSIT' })

makePlaceForToasts()
beforeEach(hurryTimeouts)

describe.each(readings)('$title', ({ call, page, path, host: rest, ...reading }) => {
  const place = () => within(reading.place?.() ?? document.body)

  const possible = ways.filter(({ means }) => !(reading.isExtra && means === 'unknown call'))

  it.each(possible)('and $title: they are told and try again', async (way) => {
    const host = standInHost({ ...rest, [call]: way.answer })
    refuseRenewal(host)
    const { person } = openPage(page, path)
    await reading.prepare?.(person)

    await waitFor(() => expect(place().getByText(reading.text)).toBeVisible())
    host.on(call, reading.success)
    await person.click(place().getByRole('button', { name: 'Try again' }))
    expect(await reading.found()).toBeVisible()
    expect(screen.queryByText(reading.text)).toBeNull()
  })

  it('and the session has just run out: they notice nothing', async () => {
    const host = standInHost(rest)
    expireOnce(host, call, reading.success)
    const { person } = openPage(page, path)
    await reading.prepare?.(person)

    expect(await reading.found()).toBeVisible()
    expect(screen.queryByText(reading.text)).toBeNull()
    expect(host.calls().filter((one) => one === call)).toHaveLength(2)
  })
})

describe('A visitor tracks a parcel', () => {
  const call = 'GET /api/parcel/track'

  it.each(ways)('and $title: they are told, keep the ID and try again', async (way) => {
    const host = standInHost({ [call]: way.answer })
    const { person } = visit('/track', <TrackPage />, '/track/:trackingId?')
    await person.type(screen.getByRole('textbox', { name: 'Tracking ID' }), row.trackingId)
    await person.click(screen.getByRole('button', { name: 'Track Parcel' }))

    const told = way.sentence ?? 'The parcel could not be looked up. Please try again.'
    expect(await toasts().findByText(told)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Tracking ID' })).toHaveValue(row.trackingId)
    host.on(call, () => ok([row]))
    await person.click(screen.getByRole('button', { name: 'Track Parcel' }))
    expect(await toasts().findByText('Parcel found!')).toBeVisible()
    expect(host.calls()).not.toContain('POST /api/users/refresh-token')
  })
})
