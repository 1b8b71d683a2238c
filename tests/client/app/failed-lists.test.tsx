// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import TrackPage from '../../../src/pages/track-page.tsx'
import { ok, standInHost } from '../../support/host.ts'
import { wireParcel } from '../../support/wire.ts'
import { openPage } from '../support/open-page.tsx'
import { visit } from '../support/visit.tsx'
import { lists } from '../support/lists.tsx'
import { toasts, makePlaceForToasts } from '../support/toasts.ts'
import {
  droppedConnection,
  expireOnce,
  failures,
  hurryTimeouts,
  refuseRenewal,
} from '../support/failures.ts'

const row = wireParcel({ status: 'IN_TRANSIT' })

makePlaceForToasts()
beforeEach(hurryTimeouts)

describe.each(lists)('$title', ({ call, page, path, host: rest, ...list }) => {
  const place = () => within(list.place?.() ?? document.body)
  const others = failures.filter(
    (one) => one !== droppedConnection && !(list.isExtra && one.means === 'unknown call'),
  )

  it('fails in every way, one after another: they are told and try again', async () => {
    const host = standInHost({ ...rest, [call]: droppedConnection.answer })
    refuseRenewal(host)
    const { person } = openPage(page, path)
    await list.prepare?.(person)
    await waitFor(() => expect(place().getByText(list.text)).toBeVisible())

    for (const failed of others) {
      const earlier = place().getByText(list.text)
      host.on(call, failed.answer)
      await person.click(place().getByRole('button', { name: 'Try again' }))
      await waitFor(() => {
        expect(earlier, failed.title).not.toBeInTheDocument()
        expect(place().getByText(list.text), failed.title).toBeVisible()
      })
    }

    host.on(call, list.success)
    await person.click(place().getByRole('button', { name: 'Try again' }))
    expect(await list.found()).toBeVisible()
    expect(screen.queryByText(list.text)).toBeNull()
  })

  it('and the session has just run out: they notice nothing', async () => {
    const host = standInHost(rest)
    expireOnce(host, call, list.success)
    const { person } = openPage(page, path)
    await list.prepare?.(person)

    expect(await list.found()).toBeVisible()
    expect(screen.queryByText(list.text)).toBeNull()
    expect(host.calls().filter((one) => one === call)).toHaveLength(2)
  })
})

it('A visitor tracks a parcel and it fails in every way: they are told, keep the ID and try again', async () => {
  const call = 'GET /api/parcel/track'
  const host = standInHost()
  const { person } = visit('/track', <TrackPage />, '/track/:trackingId?')
  await person.type(screen.getByRole('textbox', { name: 'Tracking ID' }), row.trackingId)
  const alerts = () => toasts().queryAllByRole('alert')

  for (const failed of failures) {
    const earlier = alerts()
    host.on(call, failed.answer)
    await person.click(screen.getByRole('button', { name: 'Track Parcel' }))
    const told = failed.sentence ?? 'The parcel could not be looked up. Please try again.'
    await waitFor(() => {
      const added = alerts().filter((one) => !earlier.includes(one))
      expect(
        added.map(({ textContent }) => textContent),
        failed.title,
      ).toEqual([told])
      for (const one of added) expect(one, failed.title).toBeVisible()
    })
    expect(screen.getByRole('textbox', { name: 'Tracking ID' })).toHaveValue(row.trackingId)
  }

  host.on(call, () => ok([row]))
  await person.click(screen.getByRole('button', { name: 'Track Parcel' }))
  expect(await toasts().findByText('Parcel found!')).toBeVisible()
  expect(host.calls()).not.toContain('POST /api/users/refresh-token')
})
